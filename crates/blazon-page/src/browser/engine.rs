use std::cell::RefCell;
use std::rc::Rc;

use blazon_wire::{Answer, Question};
use wasm_bindgen::prelude::*;
use web_sys::{MessageEvent, Worker, WorkerOptions, WorkerType};

use super::later;
use crate::message::EngineMessage;

/// The engine in its worker. It is started when it is first asked, and started anew after it was silenced.
#[derive(Clone)]
pub(crate) struct Engine(Rc<Inner>);

struct Inner {
    worker: RefCell<Option<Running>>,
    hear: Box<dyn Fn(EngineMessage)>,
}

struct Running {
    worker: Worker,
    /// Questions that were asked before it could hear.
    waiting: Option<Vec<String>>,
    /// What it calls; dropped with it.
    _on_message: Closure<dyn FnMut(MessageEvent)>,
    _on_error: Closure<dyn FnMut(web_sys::Event)>,
}

impl Engine {
    /// An engine whose answers go to `hear`.
    pub(crate) fn new(hear: impl Fn(EngineMessage) + 'static) -> Engine {
        Engine(Rc::new(Inner { worker: RefCell::new(None), hear: Box::new(hear) }))
    }

    /// Asks something. The answer comes as a message.
    pub(crate) fn ask(&self, question: &Question) {
        self.start();
        let line = blazon_wire::line(question);
        let mut worker = self.0.worker.borrow_mut();
        match worker.as_mut() {
            Some(Running { waiting: Some(waiting), .. }) => waiting.push(line),
            Some(Running { worker, .. }) => post(worker, &line),
            None => {
                drop(worker);
                (self.0.hear)(EngineMessage::Broken);
            }
        }
    }

    /// Starts the worker ahead of the first question.
    pub(crate) fn start(&self) {
        if self.0.worker.borrow().is_none() {
            let running = self.running();
            *self.0.worker.borrow_mut() = running;
        }
    }

    /// Stops it in the middle of what it does. It cannot hear while it thinks, so it is ended.
    pub(crate) fn silence(&self) {
        if let Some(running) = self.0.worker.borrow_mut().take() {
            running.worker.terminate();
        }
    }

    fn running(&self) -> Option<Running> {
        let options = WorkerOptions::new();
        options.set_type(WorkerType::Module);
        let worker = Worker::new_with_options(&script()?, &options).ok()?;
        let (heard, failed) = (Rc::downgrade(&self.0), Rc::downgrade(&self.0));
        let on_message = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
            let Some(inner) = heard.upgrade() else { return };
            let text = event.data().as_string().unwrap_or_default();
            match blazon_wire::read::<Answer>(&text) {
                Ok(Answer::Ready) => {
                    if let Some(running) = inner.worker.borrow_mut().as_mut() {
                        for line in running.waiting.take().unwrap_or_default() {
                            post(&running.worker, &line);
                        }
                    }
                }
                Ok(answer) => (inner.hear)(EngineMessage::Answered(answer)),
                Err(_) => inner.break_down(),
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
    /// Ends a worker that cannot go on, so that the next question starts another.
    fn break_down(self: &Rc<Inner>) {
        // What it calls is running now, so it is dropped when that is over.
        let inner = Rc::clone(self);
        later(0, move || {
            if let Some(running) = inner.worker.borrow_mut().take() {
                running.worker.terminate();
            }
            (inner.hear)(EngineMessage::Broken);
        });
    }
}

fn post(worker: &Worker, line: &str) {
    // A text can always be cloned, so this does not fail.
    let _ = worker.post_message(&JsValue::from_str(line));
}

/// Where the worker's program is: the build says so in the page's head.
fn script() -> Option<String> {
    let head = web_sys::window()?.document()?.query_selector("meta[name=worker]").ok()??;
    head.get_attribute("content")
}
