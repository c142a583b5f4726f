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
    /// The different rolls.
    pub(crate) rolls: Vec<Offer>,
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
        let mut before = 0;
        let rolls = Roll::distinct(components)
            .map(|(roll, weight)| {
                let dominoes = PAIRS.map(|[one, other]| {
                    let pair = [roll.face(Die::ALL[one]), roll.face(Die::ALL[other])];
                    let swapped = [pair[1], pair[0]];
                    let known = faces.iter().position(|&known| known == pair || known == swapped);
                    let number = known.unwrap_or_else(|| {
                        faces.push(pair);
                        faces.len() - 1
                    });
                    number as u16
                });
                let offer = Offer { roll, weight, before, dominoes };
                before += weight;
                offer
            })
            .collect();
        Dominoes { faces, rolls }
    }

    /// In how many ways the dice can fall.
    pub(crate) fn ways(&self) -> u32 {
        self.rolls.last().map_or(0, |last| last.before + last.weight)
    }

    /// What the dice offer when they fall in one of the ways.
    pub(crate) fn offer(&self, way: u32) -> Option<&Offer> {
        let after = self.rolls.partition_point(|offer| offer.before <= way);
        self.rolls.get(after.checked_sub(1)?)
    }

    /// The ways one after the other, so that the first few are already spread evenly over all: neighbours in the list share
    /// most of their dice.
    pub(crate) fn spread(&self, number: u32) -> Option<&Offer> {
        let all = u64::from(self.ways().max(1));
        // Steps of about the golden section of all, so that every way comes once before any comes again.
        let mut steps = all * 618 / 1000..all;
        let step = steps.find(|&step| greatest_common_divisor(step, all) == 1).unwrap_or(1);
        let way = (step * u64::from(number) + all / 3) % all;
        self.offer(way as u32)
    }
}

fn greatest_common_divisor(one: u64, other: u64) -> u64 {
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
