/// Sorts things from the highest value to the lowest; equals stay as they are.
///
/// The values are sorted apart from the things, so that there is one sort for all of them rather than one for each type:
/// that is a fiftieth of the page.
pub(crate) fn best_first<T: Clone>(things: &mut [T], value: impl Fn(&T) -> f64) {
    let mut order: Vec<(f64, usize)> =
        things.iter().map(value).enumerate().map(|(at, value)| (value, at)).collect();
    sort(&mut order);
    let sorted: Vec<T> = order.iter().map(|&(_, at)| things[at].clone()).collect();
    things.clone_from_slice(&sorted);
}

#[inline(never)]
fn sort(order: &mut [(f64, usize)]) {
    order.sort_by(|(one, _), (other, _)| other.total_cmp(one));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_best_come_first_and_equals_stay_in_order() {
        let mut things = [(1.0, 'a'), (3.0, 'b'), (1.0, 'c'), (-0.0, 'd'), (3.0, 'e'), (0.0, 'f')];
        best_first(&mut things, |&(value, _)| value);
        assert_eq!(things.map(|(_, name)| name), ['b', 'e', 'a', 'c', 'f', 'd']);
    }
}
