use std::sync::Arc;

use leptos::ev::MouseEvent;
use leptos::prelude::*;

use super::Memo;

/// What is shown anew whenever something changes that it reads.
///
/// All of these are of one type, so that there is code to show one of them and not one for each.
pub(crate) fn live<V: IntoView + 'static>(shown: impl Fn() -> V + Send + 'static) -> AnyView {
    erased(Box::new(move || shown().into_any()))
}

/// What is shown as long as something holds.
pub(crate) fn when<V: IntoView + 'static>(
    holds: impl Fn() -> bool + Send + Sync + 'static,
    shown: impl Fn() -> V + Send + 'static,
) -> AnyView {
    let holds = Memo::new(holds);
    live(move || holds.get().then(|| shown().into_any()))
}

/// Whether something holds, for an attribute; of one type for the same reason.
pub(crate) fn flag(holds: impl Fn() -> bool + Send + Sync + 'static) -> Signal<bool> {
    Signal::derive(holds)
}

/// What happens when something is clicked; of one type for the same reason.
pub(crate) fn click(happens: impl Fn(MouseEvent) + Send + Sync + 'static) -> impl Fn(MouseEvent) + Clone {
    clicked(Arc::new(happens))
}

fn erased(shown: Box<dyn Fn() -> AnyView + Send>) -> AnyView {
    shown.into_any()
}

fn clicked(happens: Arc<dyn Fn(MouseEvent) + Send + Sync>) -> impl Fn(MouseEvent) + Clone {
    move |event| happens(event)
}
