/// A time in which nobody could play, in milliseconds since 1970. It ends after it began.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Outage {
    from: u64,
    to: u64,
}

impl Outage {
    /// The time between two moments, if the second is later.
    pub fn new(from: u64, to: u64) -> Option<Outage> {
        (from < to).then_some(Outage { from, to })
    }

    /// When it began.
    pub fn from(self) -> u64 {
        self.from
    }

    /// When it ended.
    pub fn to(self) -> u64 {
        self.to
    }

    /// The same times, in order and without overlap.
    pub(crate) fn merged(mut outages: Vec<Outage>) -> Vec<Outage> {
        outages.sort_unstable();
        outages.dedup_by(|later, earlier| {
            let overlap = later.from <= earlier.to;
            if overlap {
                earlier.to = earlier.to.max(later.to);
            }
            overlap
        });
        outages
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_outage_ends_after_it_began() {
        assert_eq!(Outage::new(5, 5), None);
        assert_eq!(Outage::new(6, 5), None);
        assert_eq!(Outage::new(5, 6).map(|outage| (outage.from(), outage.to())), Some((5, 6)));
    }

    #[test]
    fn outages_that_overlap_are_one() {
        let outages = [(50, 60), (10, 20), (15, 30), (30, 40), (12, 13)];
        let outages = outages.map(|(from, to)| Outage { from, to });
        let merged = Outage::merged(outages.to_vec());
        assert_eq!(merged, [Outage { from: 10, to: 40 }, Outage { from: 50, to: 60 }]);
    }
}
