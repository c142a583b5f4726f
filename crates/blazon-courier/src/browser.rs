//! The browser: sockets, servers, the clock and chance.

use std::cell::RefCell;
use std::rc::Rc;

use blazon_wire::courier::{Order, Report};
use blazon_wire::online::TableId;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::JsFuture;
use web_sys::{
    BinaryType, DedicatedWorkerGlobalScope, Headers, MessageEvent, Request, RequestInit, Response, WebSocket,
};

use crate::courier::{Courier, Deed, Input};

/// How often the courier looks at the clock, in milliseconds.
const TICK: i32 = 250;

/// The worker and what runs in it.
struct Worker {
    scope: DedicatedWorkerGlobalScope,
    courier: RefCell<Courier>,
    socket: RefCell<Option<Socket>>,
}

/// An open socket, and what it calls.
struct Socket {
    line: WebSocket,
    _opened: Closure<dyn FnMut()>,
    _heard: Closure<dyn FnMut(MessageEvent)>,
    _closed: Closure<dyn FnMut()>,
}

/// Listens for orders from now on.
pub(crate) fn listen() {
    let Ok(scope) = js_sys::global().dyn_into::<DedicatedWorkerGlobalScope>() else {
        return;
    };
    let random = {
        let scope = scope.clone();
        move |bytes: &mut [u8]| {
            if let Ok(crypto) = scope.crypto() {
                // A browser without this has no WebAssembly either.
                let _ = crypto.get_random_values_with_u8_array(bytes);
            }
        }
    };
    let courier = Courier::new(scope.location().origin(), Box::new(random));
    let worker =
        Rc::new(Worker { scope: scope.clone(), courier: RefCell::new(courier), socket: RefCell::new(None) });
    let hearing = Rc::clone(&worker);
    let on_message = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
        let text = event.data().as_string().unwrap_or_default();
        // The page says nothing that it could not have said: it is of the same build.
        if let Ok(order) = blazon_wire::read::<Order>(&text) {
            hearing.happen(Input::Order(order));
        }
    });
    scope.set_onmessage(Some(on_message.as_ref().unchecked_ref()));
    on_message.forget();
    let ticking = Rc::clone(&worker);
    let on_tick = Closure::<dyn FnMut()>::new(move || ticking.happen(Input::Tick));
    let _ =
        scope.set_interval_with_callback_and_timeout_and_arguments_0(on_tick.as_ref().unchecked_ref(), TICK);
    on_tick.forget();
    let connected = Rc::clone(&worker);
    let on_network = Closure::<dyn FnMut()>::new(move || connected.happen(Input::Network));
    let _ = scope.add_event_listener_with_callback("online", on_network.as_ref().unchecked_ref());
    on_network.forget();
    worker.tell(&Report::Ready);
}

impl Worker {
    /// Lets something happen, and does what follows from it.
    fn happen(self: &Rc<Worker>, input: Input) {
        let deeds = self.courier.borrow_mut().handle(self.now(), input);
        for deed in deeds {
            match deed {
                Deed::Tell(report) => self.tell(&report),
                Deed::Connect(table) => self.connect(table),
                Deed::Send(text) => {
                    if let Some(socket) = &*self.socket.borrow() {
                        // A socket that is closing takes nothing; that it is closed will be heard.
                        let _ = socket.line.send_with_str(&text);
                    }
                }
                Deed::Close => self.close(),
                Deed::Ask { request, path, body } => self.ask(request, &path, body.as_deref()),
            }
        }
    }

    /// Milliseconds of a clock that does not go back.
    fn now(&self) -> u64 {
        let now = self.scope.performance().map_or(0.0, |performance| performance.now());
        // It is never negative, and counts from when the worker was started.
        #[expect(clippy::cast_sign_loss, reason = "a time after the start")]
        let now = now as u64;
        now
    }

    fn tell(&self, report: &Report) {
        // It fails only if the page is gone.
        let _ = self.scope.post_message(&JsValue::from_str(&blazon_wire::line(report)));
    }

    fn connect(self: &Rc<Worker>, table: TableId) {
        self.close();
        let location = self.scope.location();
        let scheme = if location.protocol() == "https:" { "wss" } else { "ws" };
        let address = format!("{scheme}://{}/api/tables/{table}/socket", location.host());
        let Ok(socket) = WebSocket::new(&address) else {
            return self.later(Input::Closed);
        };
        socket.set_binary_type(BinaryType::Arraybuffer);
        let (opening, hearing, closing) = (Rc::clone(self), Rc::clone(self), Rc::clone(self));
        let opened = Closure::<dyn FnMut()>::new(move || opening.happen(Input::Opened));
        let heard = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
            if let Some(text) = event.data().as_string() {
                hearing.happen(Input::Heard(text));
            }
        });
        let closed = Closure::<dyn FnMut()>::new(move || closing.happen(Input::Closed));
        socket.set_onopen(Some(opened.as_ref().unchecked_ref()));
        socket.set_onmessage(Some(heard.as_ref().unchecked_ref()));
        socket.set_onclose(Some(closed.as_ref().unchecked_ref()));
        *self.socket.borrow_mut() =
            Some(Socket { line: socket, _opened: opened, _heard: heard, _closed: closed });
    }

    /// Closes the socket. Nothing more is heard of it.
    fn close(self: &Rc<Worker>) {
        if let Some(socket) = self.socket.borrow_mut().take() {
            socket.line.set_onopen(None);
            socket.line.set_onmessage(None);
            socket.line.set_onclose(None);
            let _ = socket.line.close();
            // What it calls may be what calls this, so it is dropped when that is over.
            self.defer(move || drop(socket));
        }
    }

    fn later(self: &Rc<Worker>, input: Input) {
        let worker = Rc::clone(self);
        self.defer(move || worker.happen(input));
    }

    fn defer(&self, call: impl FnOnce() + 'static) {
        let call = Closure::once_into_js(call);
        let _ = self.scope.set_timeout_with_callback_and_timeout_and_arguments_0(call.unchecked_ref(), 0);
    }

    fn ask(self: &Rc<Worker>, request: u32, path: &str, body: Option<&str>) {
        let options = RequestInit::new();
        if let Some(body) = body {
            options.set_method("POST");
            options.set_body(&JsValue::from_str(body));
            if let Ok(headers) = Headers::new() {
                let _ = headers.set("content-type", "application/json");
                options.set_headers(&headers);
            }
        }
        let asking = Request::new_with_str_and_init(path, &options)
            .map(|request| self.scope.fetch_with_request(&request));
        let worker = Rc::clone(self);
        wasm_bindgen_futures::spawn_local(async move {
            let answer = match asking {
                Ok(asking) => answer(asking).await,
                Err(_) => None,
            };
            worker.happen(Input::Answered { request, answer });
        });
    }
}

/// The status and the text of an answer, if there is one.
async fn answer(asking: js_sys::Promise) -> Option<(u16, String)> {
    let response: Response = JsFuture::from(asking).await.ok()?.dyn_into().ok()?;
    let text = JsFuture::from(response.text().ok()?).await.ok()?;
    Some((response.status(), text.as_string().unwrap_or_default()))
}
