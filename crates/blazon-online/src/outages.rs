/// When nobody could play, because no server was there. That time is nobody's.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Outages {
    /// From when to when, in milliseconds since 1970, in order and apart.
    gaps: Vec<(u64, u64)>,
}

impl Outages {
    /// The outages there were, in any order.
    pub fn new(gaps: impl IntoIterator<Item = (u64, u64)>) -> Outages {
        let mut sorted: Vec<(u64, u64)> = gaps.into_iter().filter(|(from, to)| from < to).collect();
        sorted.sort_unstable();
        let mut gaps: Vec<(u64, u64)> = Vec::new();
        for (from, to) in sorted {
            match gaps.last_mut() {
                Some(last) if from <= last.1 => last.1 = last.1.max(to),
                _ => gaps.push((from, to)),
            }
        }
        Outages { gaps }
    }

    /// Adds one more. It may overlap with others.
    pub fn add(&mut self, from: u64, to: u64) {
        *self = Outages::new(self.gaps.drain(..).chain([(from, to)]));
    }

    /// Whether it is known that nobody could play between two moments.
    pub fn cover(&self, from: u64, to: u64) -> bool {
        self.elapsed(from, to) == 0
    }

    /// How long somebody could have played between two moments.
    pub fn elapsed(&self, from: u64, to: u64) -> u64 {
        // The last few are all that can matter, so it is they that are looked at.
        let out = self
            .gaps
            .iter()
            .rev()
            .take_while(|gap| gap.1 > from)
            .map(|gap| gap.1.min(to).saturating_sub(gap.0.max(from)));
        to.saturating_sub(from).saturating_sub(out.sum())
    }

    /// The moment at which somebody could have played for so long.
    pub fn after(&self, from: u64, long: u64) -> u64 {
        let first = self.gaps.partition_point(|gap| gap.1 <= from);
        let mut moment = from.saturating_add(long);
        for &(start, end) in &self.gaps[first..] {
            if start >= moment {
                break;
            }
            moment = moment.saturating_add(end - start.max(from));
        }
        moment
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn outages_that_touch_are_one() {
        let mut outages = Outages::new([(5, 7), (2, 5), (9, 9)]);
        outages.add(1, 3);
        assert_eq!(outages, Outages { gaps: vec![(1, 7)] });
    }

    #[test]
    fn time_passes_only_between_outages() {
        let outages = Outages::new([(1, 7)]);
        assert_eq!(outages.elapsed(0, 10), 4);
        assert_eq!(outages.elapsed(2, 6), 0);
        assert_eq!(outages.elapsed(7, 6), 0);
    }

    #[test]
    fn the_moment_after_a_while_is_the_first_at_which_that_while_has_passed() {
        let outages = Outages::new([(10, 20), (25, 40), (41, 42)]);
        for from in 0..45 {
            for long in 0..30 {
                let moment = outages.after(from, long);
                assert_eq!(outages.elapsed(from, moment), long, "{from} {long}");
                assert!(long == 0 || outages.elapsed(from, moment - 1) < long, "{from} {long}");
            }
        }
    }
}
