use crate::lesson::{Goal, Lesson, Step};

/// How far a learner has come in the guided first game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Course {
    /// The step, from 0.
    pub(crate) step: usize,
    /// Whether the learner has just done something else than was asked.
    pub(crate) nudged: bool,
}

impl Course {
    /// What the learner is told now.
    pub(crate) fn now(self) -> Step {
        let steps = Lesson::new().steps;
        steps[self.step.min(steps.len() - 1)]
    }

    /// Whether there is only something to read, so that nothing happens before the learner goes on.
    pub(crate) fn reads(self) -> bool {
        self.now().goal == Goal::Read
    }

    /// Whether this is the last step.
    pub(crate) fn is_last(self) -> bool {
        self.step + 1 >= Lesson::new().steps.len()
    }

    /// One step further.
    #[must_use]
    pub(crate) const fn on(self) -> Course {
        Course { step: self.step + 1, nudged: false }
    }
}
