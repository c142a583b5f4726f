use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

/// Everything that chance decides in a simulation. The same seed, the same accidents.
#[derive(Clone, Debug)]
pub struct Fate(Xoshiro256PlusPlus);

impl Fate {
    /// What follows from a seed.
    pub fn new(seed: u64) -> Fate {
        Fate(Xoshiro256PlusPlus::seed_from_u64(seed))
    }

    /// Any number.
    pub fn number(&mut self) -> u64 {
        self.0.next_u64()
    }

    /// A number from `low` up to, and not, `high`; `low` if there is none.
    pub fn between(&mut self, low: u64, high: u64) -> u64 {
        low + self.number() % high.saturating_sub(low).max(1)
    }

    /// Whether something happens that does so many times in a thousand.
    pub fn happens(&mut self, per_mille: u32) -> bool {
        self.between(0, 1000) < u64::from(per_mille)
    }

    /// One of several, if there are any.
    pub fn pick<T: Copy>(&mut self, among: &[T]) -> Option<T> {
        let at = self.between(0, among.len() as u64);
        among.get(usize::try_from(at).unwrap_or_default()).copied()
    }

    /// Bytes.
    pub fn bytes<const N: usize>(&mut self) -> [u8; N] {
        let mut bytes = [0; N];
        self.0.fill_bytes(&mut bytes);
        bytes
    }

    /// A source of random bytes for a server.
    pub(crate) fn random(&mut self) -> blazon_online::Random {
        let mut fate = Fate::new(self.number());
        Box::new(move |bytes| fate.0.fill_bytes(bytes))
    }
}
