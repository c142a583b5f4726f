//! The window: its address, its clock, its clipboard, its focus.

use send_wrapper::SendWrapper;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::JsFuture;
use web_sys::{Document, Element, HtmlElement, ServiceWorkerRegistration, StorageEvent, Window};

use crate::message::{BrowserMessage, Message, OnlineMessage};
use crate::settings::{Hand, Motion, Settings, Theme};

/// A number below `n`, from the browser's own source of chance and without favour.
pub(super) fn below(n: u32) -> u32 {
    // Whatever does not divide evenly is thrown again.
    let limit = u32::MAX - u32::MAX % n.max(1);
    loop {
        let [number, _] = numbers();
        if number < limit {
            return number % n.max(1);
        }
    }
}

/// The number of a new game, which grows with time, and where its engine's chance starts.
pub(super) fn fresh() -> [u64; 2] {
    let [one, other] = numbers();
    [now(), u64::from(one) << 32 | u64::from(other)]
}

/// The time, in milliseconds since 1970: a whole number that fits for ever.
#[expect(clippy::cast_sign_loss, reason = "nobody plays before 1970")]
pub(crate) fn now() -> u64 {
    js_sys::Date::now() as u64
}

/// A text that nobody could guess.
pub(super) fn unguessable() -> String {
    let numbers: [[u32; 2]; 4] = std::array::from_fn(|_| numbers());
    let texts = numbers.map(|[one, other]| format!("{one:08x}{other:08x}"));
    texts.concat()
}

fn numbers() -> [u32; 2] {
    let mut numbers = [0; 8];
    if let Some(crypto) = web_sys::window().and_then(|window| window.crypto().ok()) {
        // A browser without this has no WebAssembly either.
        let _ = crypto.get_random_values_with_u8_array(&mut numbers);
    }
    let both = u64::from_le_bytes(numbers);
    [both as u32, (both >> 32) as u32]
}

/// The day, as a record writes it.
pub(crate) fn today() -> String {
    let now = js_sys::Date::new_0();
    format!("{:04}-{:02}-{:02}", now.get_full_year(), now.get_month() + 1, now.get_date())
}

/// Calls something so many milliseconds later.
pub(crate) fn later(milliseconds: u32, call: impl FnOnce() + 'static) {
    let Some(window) = web_sys::window() else { return };
    let call = Closure::once_into_js(call);
    let wait = i32::try_from(milliseconds).unwrap_or(i32::MAX);
    let _ = window.set_timeout_with_callback_and_timeout_and_arguments_0(call.unchecked_ref(), wait);
}

/// Calls something every so many milliseconds, until what it gives back is called.
pub(crate) fn every(milliseconds: i32, call: impl FnMut() + 'static) -> impl FnOnce() + Send + Sync {
    let call = SendWrapper::new(Closure::<dyn FnMut()>::new(call));
    let timer = web_sys::window().and_then(|window| {
        let call = call.as_ref().unchecked_ref();
        window.set_interval_with_callback_and_timeout_and_arguments_0(call, milliseconds).ok()
    });
    move || {
        if let (Some(window), Some(timer)) = (web_sys::window(), timer) {
            window.clear_interval_with_handle(timer);
        }
        drop(call);
    }
}

/// Selects the whole text of the field that an event comes from.
pub(crate) fn select_all(event: &web_sys::Event) {
    let field = event.target().and_then(|target| target.dyn_into::<web_sys::HtmlInputElement>().ok());
    if let Some(field) = field {
        field.select();
    }
}

/// Calls something after the browser has drawn what is there now.
pub(crate) fn after_this_frame(call: impl FnOnce() + 'static) {
    let Some(window) = web_sys::window() else { return };
    let call = Closure::once_into_js(move |_: f64| call());
    let _ = window.request_animation_frame(call.unchecked_ref());
}

/// Whether things may move: as it is set, else as the system is.
pub(crate) fn moves(motion: Motion) -> bool {
    let still = || {
        let window = web_sys::window()?;
        Some(window.match_media("(prefers-reduced-motion: reduce)").ok()??.matches())
    };
    match motion {
        Motion::Full => true,
        Motion::Still => false,
        Motion::System => !still().unwrap_or(false),
    }
}

/// Whether somebody can see the page: not in a tab behind another.
pub(crate) fn is_seen() -> bool {
    document().is_some_and(|document| !document.hidden())
}

/// Tells the style sheet what is set.
pub(crate) fn dress(settings: &Settings) {
    let Some(root) = document().and_then(|document| document.document_element()) else {
        return;
    };
    let set = |name: &str, value: Option<&str>| {
        let _ = match value {
            Some(value) => root.set_attribute(name, value),
            None => root.remove_attribute(name),
        };
    };
    set("lang", Some(settings.language.tag()));
    set("data-theme", (settings.theme != Theme::System).then_some(settings.theme.name()));
    set("data-motion", (settings.motion != Motion::System).then_some(settings.motion.name()));
    set("data-hand", (settings.hand != Hand::Right).then_some(settings.hand.name()));
}

/// Puts a fragment into the address: as a step that the back button undoes, or in the place of what is there.
pub(super) fn set_fragment(fragment: &str, as_step: bool) {
    let Some(window) = web_sys::window() else { return };
    let location = window.location();
    let now = location.hash().unwrap_or_default();
    if now.trim_start_matches('#') == fragment {
        return;
    }
    let address = if fragment.is_empty() {
        location.pathname().unwrap_or_else(|_| "/".to_string())
    } else {
        format!("#{fragment}")
    };
    if let Ok(history) = window.history() {
        let _ = if as_step {
            history.push_state_with_url(&JsValue::NULL, "", Some(&address))
        } else {
            history.replace_state_with_url(&JsValue::NULL, "", Some(&address))
        };
    }
    window.scroll_to_with_x_and_y(0.0, 0.0);
}

/// The address of this page with a fragment.
pub(crate) fn address_with(fragment: &str) -> String {
    let location = web_sys::window().map(|window| window.location());
    let part = |part: Option<Result<String, JsValue>>| part.and_then(Result::ok).unwrap_or_default();
    let origin = part(location.as_ref().map(web_sys::Location::origin));
    let path = part(location.as_ref().map(web_sys::Location::pathname));
    format!("{origin}{path}#{fragment}")
}

/// Copies a text, and says how that went.
pub(super) fn copy(text: String, send: impl Fn(Message) + 'static) {
    let Some(window) = web_sys::window() else { return };
    leptos::task::spawn_local(async move {
        let open = js_sys::Reflect::has(&window.navigator(), &"clipboard".into()).unwrap_or(false);
        let copied = open && JsFuture::from(window.navigator().clipboard().write_text(&text)).await.is_ok();
        let message = if copied { BrowserMessage::Copied } else { BrowserMessage::CopyRefused(text) };
        send(message.into());
    });
}

/// Hands on a text with the device's own way of sharing where fingers are used and there is one; else copies it.
pub(super) fn share(text: String, send: impl Fn(Message) + 'static) {
    let Some(window) = web_sys::window() else { return };
    let navigator = window.navigator();
    let by_finger =
        window.match_media("(pointer: coarse)").ok().flatten().is_some_and(|query| query.matches());
    let share = js_sys::Reflect::get(&navigator, &"share".into()).ok();
    let Some(share) = share.filter(|_| by_finger).and_then(|share| share.dyn_into::<js_sys::Function>().ok())
    else {
        return copy(text, send);
    };
    let data = js_sys::Object::new();
    let _ = js_sys::Reflect::set(&data, &"text".into(), &text.as_str().into());
    let sharing =
        share.call1(&navigator, &data).ok().and_then(|sharing| sharing.dyn_into::<js_sys::Promise>().ok());
    leptos::task::spawn_local(async move {
        let refused = match sharing {
            Some(sharing) => JsFuture::from(sharing).await.err(),
            None => Some(JsValue::NULL),
        };
        // Who closes it again wants nothing else instead.
        let closed = |error: &JsValue| {
            let name = js_sys::Reflect::get(error, &"name".into()).ok().and_then(|name| name.as_string());
            name.as_deref() == Some("AbortError")
        };
        if refused.is_some_and(|error| !closed(&error)) {
            copy(text, send);
        }
    });
}

/// Hears an event before anything in the document does, until what it gives back is called.
pub(crate) fn hear_first(
    event: &'static str,
    hear: impl FnMut(web_sys::Event) + 'static,
) -> impl FnOnce() + Send + Sync {
    let hear = SendWrapper::new(Closure::<dyn FnMut(web_sys::Event)>::new(hear).into_js_value());
    if let Some(window) = web_sys::window() {
        let _ = window.add_event_listener_with_callback_and_bool(event, hear.unchecked_ref(), true);
    }
    move || {
        if let Some(window) = web_sys::window() {
            let _ = window.remove_event_listener_with_callback_and_bool(event, hear.unchecked_ref(), true);
        }
    }
}

/// Tells of changes of the address, of the day when somebody comes back, and of what the page has kept elsewhere in the same browser.
pub(crate) fn listen(send: impl Fn(Message) + Clone + 'static) {
    let Some(window) = web_sys::window() else { return };
    let changed = Closure::<dyn FnMut()>::new({
        let send = send.clone();
        move || {
            let fragment = web_sys::window().and_then(|window| window.location().hash().ok());
            send(BrowserMessage::Fragment(fragment.unwrap_or_default()).into());
        }
    });
    for event in ["hashchange", "popstate"] {
        let _ = window.add_event_listener_with_callback(event, changed.as_ref().unchecked_ref());
    }
    changed.forget();
    let returned = Closure::<dyn FnMut()>::new({
        let send = send.clone();
        move || {
            send(BrowserMessage::Today(today().parse().ok()).into());
            if is_seen() {
                send(OnlineMessage::Hurry.into());
            }
        }
    });
    if let Some(document) = window.document() {
        let _ =
            document.add_event_listener_with_callback("visibilitychange", returned.as_ref().unchecked_ref());
    }
    returned.forget();
    let kept = Closure::<dyn FnMut(StorageEvent)>::new(move |event: StorageEvent| {
        if let Some(message) = super::storage::changed(&event) {
            send(message.into());
        }
    });
    let _ = window.add_event_listener_with_callback("storage", kept.as_ref().unchecked_ref());
    kept.forget();
}

/// Lets the page be used without a network, and tells when a newer one is ready.
pub(crate) fn register_service_worker(send: impl Fn(Message) + Clone + 'static) {
    let Some(window) = web_sys::window() else { return };
    let navigator = window.navigator();
    if !js_sys::Reflect::has(&navigator, &"serviceWorker".into()).unwrap_or(false) {
        return;
    }
    let container = navigator.service_worker();
    let registering = container.register("/sw.js");
    leptos::task::spawn_local(async move {
        let Ok(registration) = JsFuture::from(registering).await else { return };
        let Ok(registration) = registration.dyn_into::<ServiceWorkerRegistration>() else { return };
        if registration.waiting().is_some() {
            send(BrowserMessage::UpdateReady.into());
        }
        let found = registration.clone();
        let on_found = Closure::<dyn FnMut()>::new(move || {
            let Some(worker) = found.installing() else { return };
            let send = send.clone();
            let watched = worker.clone();
            let on_change = Closure::<dyn FnMut()>::new(move || {
                let replaces = web_sys::window()
                    .is_some_and(|window| window.navigator().service_worker().controller().is_some());
                if watched.state() == web_sys::ServiceWorkerState::Installed && replaces {
                    send(BrowserMessage::UpdateReady.into());
                }
            });
            worker.set_onstatechange(Some(on_change.as_ref().unchecked_ref()));
            on_change.forget();
        });
        registration.set_onupdatefound(Some(on_found.as_ref().unchecked_ref()));
        on_found.forget();
    });
}

/// Lets the newer page take over, and shows it.
pub(super) fn update() {
    let Some(window) = web_sys::window() else { return };
    let container = window.navigator().service_worker();
    let reload = Closure::once_into_js(|| {
        if let Some(window) = web_sys::window() {
            let _ = window.location().reload();
        }
    });
    container.set_oncontrollerchange(Some(reload.unchecked_ref()));
    leptos::task::spawn_local(async move {
        let Ok(registering) = container.get_registration().dyn_into::<js_sys::Promise>() else { return };
        let Ok(registration) = JsFuture::from(registering).await else { return };
        let registration = registration.dyn_into::<ServiceWorkerRegistration>().ok();
        match registration.and_then(|registration| registration.waiting()) {
            Some(waiting) => {
                let message = js_sys::Object::new();
                let _ = js_sys::Reflect::set(&message, &"type".into(), &"update".into());
                let _ = waiting.post_message(&message);
            }
            // It has taken over already, from another tab.
            None => _ = window.location().reload(),
        }
    });
}

/// Whether an event comes from something that a selector names, or from within it.
pub(crate) fn is_within(event: &web_sys::Event, selector: &str) -> bool {
    let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
    target.is_some_and(|target| target.closest(selector).ok().flatten().is_some())
}

/// The name of the cell under a pointer, also while another element has it.
pub(crate) fn cell_under(event: &web_sys::PointerEvent) -> Option<String> {
    // No screen has more pixels than these numbers count.
    let pixels = |at: i32| f32::from(i16::try_from(at).unwrap_or_default());
    let (x, y) = (pixels(event.client_x()), pixels(event.client_y()));
    let element = document()?.element_from_point(x, y)?;
    element.closest("[data-cell]").ok()??.get_attribute("data-cell")
}

/// Whether an event comes from the element that hears it, and from nothing within.
pub(crate) fn is_itself(event: &web_sys::Event) -> bool {
    event.target() == event.current_target()
}

/// Moves the focus to an element.
pub(crate) fn focus(id: &str) {
    if let Some(element) = document().and_then(|document| document.get_element_by_id(id)) {
        focus_on(&element);
    }
}

/// Scrolls the page to an element that was not there yet when the address asked for it.
pub(crate) fn show_again(id: &str) {
    let hash = web_sys::window().and_then(|window| window.location().hash().ok());
    if hash.is_some_and(|hash| hash.trim_start_matches('#') == id) {
        show(id);
    }
}

/// Scrolls the page to where an element begins.
pub(super) fn show(id: &str) {
    if let Some(element) = document().and_then(|document| document.get_element_by_id(id)) {
        element.scroll_into_view();
    }
}

/// Scrolls the page as little as it takes to see the whole of an element.
pub(crate) fn bring(selector: &str) {
    if let Some(element) = document().and_then(|document| document.query_selector(selector).ok().flatten()) {
        let options = web_sys::ScrollIntoViewOptions::new();
        options.set_block(web_sys::ScrollLogicalPosition::Nearest);
        element.scroll_into_view_with_scroll_into_view_options(&options);
    }
}

/// Scrolls a list so that one of its elements can be seen. The page stays where it is.
pub(crate) fn scroll_to(list: &str, id: &str) {
    let find = |id| document()?.get_element_by_id(id)?.dyn_into::<HtmlElement>().ok();
    let (Some(list), Some(element)) = (find(list), find(id)) else { return };
    let (top, height) = (element.offset_top(), element.offset_height());
    let (from, room) = (list.scroll_top(), list.client_height());
    if top < from || top + height > from + room {
        list.set_scroll_top(top - (room - height) / 2);
    }
}

/// Moves the focus to the first of several elements that takes it, if what had it is gone or only a place to wait: a
/// keyboard goes on where there is something to do, and never has to start from the top.
pub(crate) fn focus_if_lost(waits: &str, selectors: &[&str]) {
    let Some(document) = document() else { return };
    let stays = |active: Element| holds_focus(&active) && !active.matches(waits).unwrap_or(false);
    if document.active_element().is_some_and(stays) {
        return;
    }
    for selector in selectors {
        let found = document.query_selector(selector).ok().flatten();
        if let Some(element) = found.filter(holds_focus) {
            focus_on(&element);
            if document.active_element().is_some_and(|active| active == element) {
                return;
            }
        }
    }
}

/// Whether somebody can work with an element that has the focus: it is in the document, enabled and visible.
///
/// A browser takes the focus from one that is not only when it next draws the page, which is after the page's own
/// callbacks: until then such an element is still the active one.
fn holds_focus(element: &Element) -> bool {
    // The body has the focus when nothing has.
    element.tag_name() != "BODY"
        && element.is_connected()
        && !element.matches(":disabled").unwrap_or(false)
        && is_visible(element)
}

/// Whether an element is drawn. One in a browser that cannot say counts as visible.
fn is_visible(element: &Element) -> bool {
    let ask = || {
        let check = js_sys::Reflect::get(element, &"checkVisibility".into()).ok()?;
        let options = js_sys::Object::new();
        js_sys::Reflect::set(&options, &"visibilityProperty".into(), &true.into()).ok()?;
        check.dyn_ref::<js_sys::Function>()?.call1(element, &options).ok()?.as_bool()
    };
    ask().unwrap_or(true)
}

fn focus_on(element: &Element) {
    if let Some(element) = element.dyn_ref::<HtmlElement>() {
        let options = web_sys::FocusOptions::new();
        options.set_prevent_scroll(true);
        let _ = element.focus_with_options(&options);
    }
}

fn document() -> Option<Document> {
    web_sys::window().as_ref().and_then(Window::document)
}
