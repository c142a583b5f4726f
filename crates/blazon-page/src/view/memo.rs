use std::any::Any;
use std::marker::PhantomData;
use std::sync::Arc;

use leptos::prelude::{Get, GetUntracked, Track};

/// Something that is computed from what it reads, and changes only when its own value does.
///
/// Whatever it holds, it is the same memo to Leptos: so there is code for one of them, and not for each type of value.
pub(crate) struct Memo<T> {
    kept: leptos::prelude::Memo<Kept>,
    of: PhantomData<fn() -> T>,
}

impl<T> Clone for Memo<T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T> Copy for Memo<T> {}

impl<T: PartialEq + Send + Sync + 'static> Memo<T> {
    /// What is computed again whenever something changes that it reads.
    pub(crate) fn new(compute: impl Fn() -> T + Send + Sync + 'static) -> Self {
        Memo { kept: kept(Box::new(move || Kept(Arc::new(compute())))), of: PhantomData }
    }

    /// Reads the value.
    pub(crate) fn with<U>(self, read: impl FnOnce(&T) -> U) -> U {
        read(self.kept.get().value())
    }

    /// Reads the value once: whoever asks is not told when it changes.
    pub(crate) fn with_untracked<U>(self, read: impl FnOnce(&T) -> U) -> U {
        read(self.kept.get_untracked().value())
    }

    /// Lets whoever asks know when the value changes.
    pub(crate) fn track(self) {
        self.kept.track();
    }
}

impl<T: Clone + PartialEq + Send + Sync + 'static> Memo<T> {
    /// The value.
    pub(crate) fn get(self) -> T {
        self.with(T::clone)
    }

    /// The value now: whoever asks is not told when it changes.
    pub(crate) fn get_untracked(self) -> T {
        self.with_untracked(T::clone)
    }
}

fn kept(compute: Box<dyn Fn() -> Kept + Send + Sync>) -> leptos::prelude::Memo<Kept> {
    leptos::prelude::Memo::new(move |_| compute())
}

/// A value of any type.
#[derive(Clone)]
struct Kept(Arc<dyn Value>);

impl Kept {
    fn value<T: 'static>(&self) -> &T {
        let value: &dyn Any = &*self.0;
        value.downcast_ref().expect("a memo holds values of its own type")
    }
}

impl PartialEq for Kept {
    fn eq(&self, other: &Kept) -> bool {
        self.0.equals(&*other.0)
    }
}

trait Value: Any + Send + Sync {
    fn equals(&self, other: &dyn Any) -> bool;
}

impl<T: PartialEq + Send + Sync + 'static> Value for T {
    fn equals(&self, other: &dyn Any) -> bool {
        other.downcast_ref() == Some(self)
    }
}
