/// Cheap choices that follow from a seed.
#[derive(Clone, Debug)]
pub(super) struct Choices(u64);

impl Choices {
    /// The choices of one of many tables.
    pub(super) fn new(seed: u64, table: u64) -> Choices {
        let mut choices = Choices(seed ^ table.wrapping_mul(0x9e37_79b9_7f4a_7c15));
        choices.next();
        choices
    }

    /// The next number.
    pub(super) fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_mul(0x5851_f42d_4c95_7f2d).wrapping_add(0x1405_7b7e_f767_814f);
        self.0
    }

    /// A number below another.
    pub(super) fn below(&mut self, most: u32) -> u32 {
        let high = (self.next() >> 32) as u32;
        ((u64::from(high) * u64::from(most)) >> 32) as u32
    }
}
