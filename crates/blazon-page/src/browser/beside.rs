//! What runs beside the page, each in a worker of its own: the engine, and the courier.

use std::cell::RefCell;
use std::rc::Rc;

use blazon_wire::courier::Order;
use wasm_bindgen::prelude::*;
use web_sys::{MessageEvent, WorkerOptions, WorkerType};

use super::{later, now, storage};
use crate::message::{EngineMessage, Message, OnlineMessage};

/// What a worker says when it hears.
const READY: &str = "\"ready\"";

/// The workers beside the page.
#[derive(Clone)]
pub(crate) struct Beside {
    /// The engine: it thinks.
    pub(crate) engine: Worker,
    /// The courier: it carries everything between the page and a server.
    courier: Worker,
}

impl Beside {
    /// Workers whose words go to `send`.
    pub(crate) fn new(send: impl Fn(Message) + Clone + 'static) -> Beside {
        let heard = send.clone();
        let engine = move |text: Option<&str>| {
            let message = match text.map(blazon_wire::read) {
                None => EngineMessage::Broken,
                Some(Ok(answer)) => EngineMessage::Answered(answer),
                Some(Err(_)) => return false,
            };
            heard(message.into());
            true
        };
        let courier = move |text: Option<&str>| {
            let message = match text.map(blazon_wire::read) {
                None => OnlineMessage::Broken,
                Some(Ok(report)) => OnlineMessage::Told(Box::new(report), now()),
                Some(Err(_)) => return false,
            };
            send(message.into());
            true
        };
        Beside {
            engine: Worker::new("worker", Box::new(engine)),
            courier: Worker::new("courier", Box::new(courier)),
        }
    }

    /// Has the courier do something. What it must know first, it is told when it starts.
    pub(super) fn order(&self, order: &Order) {
        let begins = !self.courier.runs();
        if begins && matches!(order, Order::Leave | Order::Hurry) {
            return;
        }
        if begins {
            self.courier.say(&blazon_wire::line(&Order::Begin { device: storage::device() }));
        }
        self.courier.say(&blazon_wire::line(order));
    }
}

/// Hears a text, or that there will be none any more; says whether it made sense.
type Hear = Box<dyn Fn(Option<&str>) -> bool>;

/// A worker. It is started when it is first spoken to, and started anew after it was silenced.
#[derive(Clone)]
pub(crate) struct Worker(Rc<Inner>);

struct Inner {
    /// The name in the page's head under which its program stands.
    name: &'static str,
    worker: RefCell<Option<Running>>,
    hear: Hear,
}

struct Running {
    worker: web_sys::Worker,
    /// What was said before it could hear.
    waiting: Option<Vec<String>>,
    /// What it calls; dropped with it.
    _on_message: Closure<dyn FnMut(MessageEvent)>,
    _on_error: Closure<dyn FnMut(web_sys::Event)>,
}

impl Worker {
    fn new(name: &'static str, hear: Hear) -> Worker {
        Worker(Rc::new(Inner { name, worker: RefCell::new(None), hear }))
    }

    /// Says something. What it says to that comes as a message.
    pub(super) fn say(&self, line: &str) {
        self.start();
        let mut worker = self.0.worker.borrow_mut();
        match worker.as_mut() {
            Some(Running { waiting: Some(waiting), .. }) => waiting.push(line.to_owned()),
            Some(Running { worker, .. }) => post(worker, line),
            None => {
                drop(worker);
                (self.0.hear)(None);
            }
        }
    }

    fn runs(&self) -> bool {
        self.0.worker.borrow().is_some()
    }

    /// Starts the worker ahead of the first question.
    pub(crate) fn start(&self) {
        if !self.runs() {
            let running = self.running();
            *self.0.worker.borrow_mut() = running;
        }
    }

    /// Stops it in the middle of what it does. It cannot hear while it thinks, so it is ended.
    pub(super) fn silence(&self) {
        if let Some(running) = self.0.worker.borrow_mut().take() {
            running.worker.terminate();
        }
    }

    fn running(&self) -> Option<Running> {
        let options = WorkerOptions::new();
        options.set_type(WorkerType::Module);
        let worker = web_sys::Worker::new_with_options(&script(self.0.name)?, &options).ok()?;
        let (heard, failed) = (Rc::downgrade(&self.0), Rc::downgrade(&self.0));
        let on_message = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
            let Some(inner) = heard.upgrade() else { return };
            let text = event.data().as_string().unwrap_or_default();
            if text == READY {
                if let Some(running) = inner.worker.borrow_mut().as_mut() {
                    for line in running.waiting.take().unwrap_or_default() {
                        post(&running.worker, &line);
                    }
                }
            } else if text.is_empty() || !(inner.hear)(Some(&text)) {
                inner.break_down();
            }
        });
        let on_error = Closure::<dyn FnMut(web_sys::Event)>::new(move |_| {
            if let Some(inner) = failed.upgrade() {
                inner.break_down();
            }
        });
        worker.set_onmessage(Some(on_message.as_ref().unchecked_ref()));
        worker.set_onerror(Some(on_error.as_ref().unchecked_ref()));
        Some(Running { worker, waiting: Some(Vec::new()), _on_message: on_message, _on_error: on_error })
    }
}

impl Inner {
    /// Ends a worker that cannot go on, so that the next word starts another.
    fn break_down(self: &Rc<Inner>) {
        // What it calls is running now, so it is dropped when that is over.
        let inner = Rc::clone(self);
        later(0, move || {
            if let Some(running) = inner.worker.borrow_mut().take() {
                running.worker.terminate();
            }
            (inner.hear)(None);
        });
    }
}

fn post(worker: &web_sys::Worker, line: &str) {
    // A text can always be cloned, so this does not fail.
    let _ = worker.post_message(&JsValue::from_str(line));
}

/// Where a worker's program is: the build says so in the page's head.
fn script(name: &str) -> Option<String> {
    let head = web_sys::window()?.document()?.query_selector(&format!("meta[name={name}]")).ok()??;
    head.get_attribute("content")
}
