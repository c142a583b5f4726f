/// Sorts by numbers, the greatest first, and by the second numbers where the first are equal. What is equal in both stays in
/// its order.
///
/// The numbers are sorted, and the items follow them: so there is code to sort one type and not one for each.
pub(crate) fn greatest_first<T>(items: &mut [T], numbers: impl Fn(&T) -> (f64, f64)) {
    let keys = items.iter().zip(0..).map(|(item, place)| Key { numbers: numbers(item), place }).collect();
    let mut origins = origins(keys);
    for start in 0..items.len() {
        let mut place = start;
        loop {
            let origin = std::mem::replace(&mut origins[place], place);
            if origin == start {
                break;
            }
            items.swap(place, origin);
            place = origin;
        }
    }
}

struct Key {
    numbers: (f64, f64),
    place: usize,
}

/// For each place in order, where what belongs there has been.
fn origins(mut keys: Vec<Key>) -> Vec<usize> {
    keys.sort_unstable_by(|one, other| {
        let first = other.numbers.0.total_cmp(&one.numbers.0);
        first.then(other.numbers.1.total_cmp(&one.numbers.1)).then(one.place.cmp(&other.place))
    });
    keys.into_iter().map(|key| key.place).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Chances;

    #[test]
    fn the_order_is_that_of_a_stable_sort() {
        let mut chances = Chances::from_seed(7);
        for length in 0..200 {
            let items: Vec<(u32, u32, u32)> =
                (0..length).map(|place| (chances.below(9), chances.below(3), place)).collect();
            let mut stable = items.clone();
            stable.sort_by_key(|&(first, second, _)| std::cmp::Reverse((first, second)));
            let mut sorted = items;
            greatest_first(&mut sorted, |&(first, second, _)| (f64::from(first), f64::from(second)));
            assert_eq!(sorted, stable);
        }
    }

    #[test]
    fn what_is_no_number_has_its_place_too() {
        let mut numbers = [0.5, f64::NAN, f64::NEG_INFINITY, 1.0, -0.0, 0.0];
        greatest_first(&mut numbers, |&number| (number, 0.0));
        let said = numbers.map(|number| number.to_string());
        assert_eq!(said, ["NaN", "1", "0.5", "0", "-0", "-inf"]);
    }
}
