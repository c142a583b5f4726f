use std::sync::{Arc, LazyLock};

use blazon::{Components, Die, Face, Roll};

use crate::points::greedy::PAIRS;

/// All dominoes that the dice can make, and which of them each roll offers.
///
/// A roll acts only through the two faces that each player gets, and most pairs of faces come up in many rolls. So
/// whatever is found out about a domino is found out once.
#[derive(Clone, Debug)]
pub(crate) struct Dominoes {
    /// The different dominoes, whatever the order of their faces.
    pub(crate) faces: Vec<[Face; 2]>,
    /// The different dominoes with the dice they are on, which matters to a player who may turn a die.
    pub(crate) on_dice: Vec<([Die; 2], [Face; 2])>,
    /// The different rolls.
    pub(crate) rolls: Vec<Offer>,
    /// From a way to the next when they are gone through so that the first few are already spread evenly over all.
    step: u32,
}

/// What a roll offers.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Offer {
    /// The roll.
    pub(crate) roll: Roll,
    /// In how many of the 1296 ways it comes.
    pub(crate) weight: u32,
    /// In how many ways the rolls before it come.
    before: u32,
    /// The number of the domino of each pair of dice, in the order of [`PAIRS`].
    pub(crate) dominoes: [u16; 6],
    /// Its number among the dominoes on their dice.
    pub(crate) on_dice: [u16; 6],
}

impl Dominoes {
    /// The dominoes of a set of dice. Those of the box are found once.
    pub(crate) fn of(components: &Components) -> Arc<Dominoes> {
        static OF_THE_BOX: LazyLock<Arc<Dominoes>> =
            LazyLock::new(|| Arc::new(Dominoes::found(&Components::BOX)));
        if *components == Components::BOX {
            Arc::clone(&OF_THE_BOX)
        } else {
            Arc::new(Dominoes::found(components))
        }
    }

    fn found(components: &Components) -> Dominoes {
        let mut faces: Vec<[Face; 2]> = Vec::new();
        let mut on_dice: Vec<([Die; 2], [Face; 2])> = Vec::new();
        let mut before = 0;
        let rolls = Roll::distinct(components)
            .map(|(roll, weight)| {
                let dominoes = PAIRS.map(|pair| {
                    let dice = pair.map(|die| Die::ALL[die]);
                    let shown = dice.map(|die| roll.face(die));
                    let swapped = [shown[1], shown[0]];
                    let of_faces = numbered(&mut faces, shown, |&known| known == shown || known == swapped);
                    let of_dice = numbered(&mut on_dice, (dice, shown), |&known| known == (dice, shown));
                    (of_faces, of_dice)
                });
                let offer = Offer {
                    roll,
                    weight,
                    before,
                    dominoes: dominoes.map(|(number, _)| number),
                    on_dice: dominoes.map(|(_, number)| number),
                };
                before += weight;
                offer
            })
            .collect();
        let step = step_through(before);
        Dominoes { faces, on_dice, rolls, step }
    }

    /// In how many ways the dice can fall.
    pub(crate) fn ways(&self) -> u32 {
        self.rolls.last().map_or(0, |last| last.before + last.weight)
    }

    /// What the dice offer when they fall in one of the ways.
    pub(crate) fn offer(&self, way: u32) -> Option<&Offer> {
        let after = self.rolls.partition_point(|offer| offer.before <= way);
        self.rolls.get(after.checked_sub(1)?).filter(|offer| way < offer.before + offer.weight)
    }

    /// The ways one after the other, so that the first few are already spread evenly over all: neighbours in the list share
    /// most of their dice.
    pub(crate) fn spread(&self, number: u32) -> Option<&Offer> {
        let all = u64::from(self.ways().max(1));
        let way = (u64::from(self.step) * u64::from(number) + all / 3) % all;
        self.offer(way as u32)
    }
}

/// The number of one of a list, which it is put on if it is not there.
fn numbered<T>(list: &mut Vec<T>, one: T, is_it: impl Fn(&T) -> bool) -> u16 {
    let known = list.iter().position(is_it);
    let number = known.unwrap_or_else(|| {
        list.push(one);
        list.len() - 1
    });
    number as u16
}

/// Steps of about the golden section of all ways, so that each comes once before any comes again.
fn step_through(ways: u32) -> u32 {
    let mut steps = ways * 618 / 1000..ways;
    steps.find(|&step| greatest_common_divisor(step, ways) == 1).unwrap_or(1)
}

fn greatest_common_divisor(one: u32, other: u32) -> u32 {
    if other == 0 { one } else { greatest_common_divisor(other, one % other) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_roll_is_offered_in_as_many_ways_as_it_comes_and_each_way_once_before_any_comes_again() {
        let dominoes = Dominoes::of(&Components::BOX);
        assert_eq!(dominoes.ways(), 1296);
        for offer in &dominoes.rolls {
            let in_order = (0..1296).filter_map(|way| dominoes.offer(way));
            let spread = (0..1296).filter_map(|number| dominoes.spread(number));
            assert_eq!(in_order.filter(|one| one.roll == offer.roll).count(), offer.weight as usize);
            assert_eq!(spread.filter(|one| one.roll == offer.roll).count(), offer.weight as usize);
        }
        assert!(dominoes.offer(1296).is_none());
    }
}
