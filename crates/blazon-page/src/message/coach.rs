/// The coach is answered, or the choice that waits for it has waited long enough.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum CoachMessage {
    /// Plays what the coach asks about.
    Anyway,
    /// Chooses again.
    Again,
    /// Shows what is better.
    Better,
    /// The question of this number is not waited for any longer.
    Late(u32),
}
