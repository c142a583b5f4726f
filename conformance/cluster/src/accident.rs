use blazon_chaos::Fate;

/// Something that happens to the nodes' processes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum ProcessAccident {
    /// One is killed, and started again.
    Kill,
    /// All are killed at the same time, and started again.
    PowerCut,
    /// All are stopped and started again, one after the other.
    Upgrade,
    /// One stands still for ten seconds.
    Freeze,
}

/// Something that happens to the database, or on the way to it or to clients.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum LineAccident {
    /// The database is stopped, and started again.
    RestartDatabase,
    /// The database is killed, and started again.
    CrashDatabase,
    /// A node cannot reach the database.
    Partition,
    /// A node's database says nothing for ten seconds.
    PauseDatabase,
    /// Lines of clients break.
    CutClients,
    /// What clients and a node say comes late.
    DelayClients,
    /// One end of clients' lines is told that they are over.
    HalfCloseClients,
    /// A node lets nobody in.
    RefuseClients,
}

impl ProcessAccident {
    pub(crate) const ALL: [ProcessAccident; 4] =
        [ProcessAccident::Kill, ProcessAccident::PowerCut, ProcessAccident::Upgrade, ProcessAccident::Freeze];
}

impl LineAccident {
    pub(crate) const ALL: [LineAccident; 8] = [
        LineAccident::RestartDatabase,
        LineAccident::CrashDatabase,
        LineAccident::Partition,
        LineAccident::PauseDatabase,
        LineAccident::CutClients,
        LineAccident::DelayClients,
        LineAccident::HalfCloseClients,
        LineAccident::RefuseClients,
    ];

    /// Whether it needs a database that is reached over a line.
    pub(crate) fn is_of_database(self) -> bool {
        match self {
            LineAccident::RestartDatabase
            | LineAccident::CrashDatabase
            | LineAccident::Partition
            | LineAccident::PauseDatabase => true,
            LineAccident::CutClients
            | LineAccident::DelayClients
            | LineAccident::HalfCloseClients
            | LineAccident::RefuseClients => false,
        }
    }
}

/// Accidents in an order that a seed decides: each of them comes once before any comes again.
#[derive(Clone, Debug)]
pub(crate) struct Deck<T> {
    all: Vec<T>,
    left: Vec<T>,
    dealt: usize,
}

impl<T: Copy> Deck<T> {
    pub(crate) fn new(all: Vec<T>) -> Deck<T> {
        Deck { all, left: Vec::new(), dealt: 0 }
    }

    /// The next accident, if there is any at all.
    pub(crate) fn next(&mut self, fate: &mut Fate) -> Option<T> {
        if self.left.is_empty() {
            self.left.clone_from(&self.all);
        }
        let at = usize::try_from(fate.between(0, self.left.len() as u64)).unwrap_or_default();
        self.dealt += 1;
        (at < self.left.len()).then(|| self.left.swap_remove(at))
    }

    /// Whether each of them has come at least once.
    pub(crate) fn is_through(&self) -> bool {
        self.dealt >= self.all.len()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_accident_comes_once_before_any_comes_again() {
        for seed in 0..20 {
            let (mut fate, mut deck) = (Fate::new(seed), Deck::new(LineAccident::ALL.to_vec()));
            for _ in 0..3 {
                let mut dealt: Vec<_> = (0..8).filter_map(|_| deck.next(&mut fate)).collect();
                assert!(deck.is_through());
                for accident in LineAccident::ALL {
                    assert!(dealt.contains(&accident), "{accident:?} is not among {dealt:?}");
                }
                dealt.dedup();
                assert_eq!(dealt.len(), 8);
            }
        }
    }

    #[test]
    fn the_same_seed_gives_the_same_accidents() {
        let deal = |seed| -> Vec<_> {
            let (mut fate, mut deck) = (Fate::new(seed), Deck::new(ProcessAccident::ALL.to_vec()));
            (0..20).filter_map(|_| deck.next(&mut fate)).collect()
        };
        assert_eq!(deal(7), deal(7));
        assert_ne!(deal(7), deal(8));
    }
}
