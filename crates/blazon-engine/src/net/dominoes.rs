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
    /// The number of the domino of each pair of dice, in the order of [`PAIRS`].
    pub(crate) dominoes: [u16; 6],
}

impl Dominoes {
    /// The dominoes of a set of dice.
    pub(crate) fn of(components: &Components) -> Dominoes {
        let mut faces: Vec<[Face; 2]> = Vec::new();
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
                Offer { roll, weight, dominoes }
            })
            .collect();
        Dominoes { faces, rolls }
    }

    /// A few rolls that stand for all, spread evenly over them.
    pub(crate) fn sample(&self, count: u32) -> impl Iterator<Item = &Offer> {
        let all: u32 = self.rolls.iter().map(|offer| offer.weight).sum();
        // Steps of the golden section of all: neighbours in the list share most of their dice, so steps are long.
        let step = all * 618 / 1000 + 1;
        (0..count).filter_map(move |number| {
            let mut left = (step * number + all / 3) % all;
            self.rolls.iter().find(|offer| {
                let found = left < offer.weight;
                left = left.saturating_sub(offer.weight);
                found
            })
        })
    }
}
