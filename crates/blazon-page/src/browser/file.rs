use wasm_bindgen::prelude::*;
use web_sys::{Blob, BlobPropertyBag, File, HtmlAnchorElement, Url};

/// Reads a file: its text goes to `text`; if it has none, or too much, that is `bad`.
pub(crate) fn read(file: &File, text: impl FnOnce(String) + 'static, bad: impl FnOnce() + 'static) {
    // No record is longer.
    let limit = u32::try_from(blazon::TEXT_LIMIT).map_or(f64::MAX, f64::from);
    if file.size() > limit {
        bad();
        return;
    }
    let reading = file.text();
    leptos::task::spawn_local(async move {
        match wasm_bindgen_futures::JsFuture::from(reading).await {
            Ok(value) => text(value.as_string().unwrap_or_default()),
            Err(_) => bad(),
        }
    });
}

/// The file that was dropped on the page, if one was.
pub(crate) fn dropped(event: &web_sys::DragEvent) -> Option<File> {
    event.data_transfer()?.files()?.get(0)
}

/// Offers a text as a file to save.
pub(super) fn save(name: &str, text: &str) {
    let offer = || -> Result<(), JsValue> {
        let bag = BlobPropertyBag::new();
        bag.set_type("text/plain;charset=utf-8");
        let parts = js_sys::Array::of1(&JsValue::from_str(text));
        let blob = Blob::new_with_str_sequence_and_options(&parts, &bag)?;
        let address = Url::create_object_url_with_blob(&blob)?;
        let document = web_sys::window().and_then(|window| window.document()).ok_or(JsValue::NULL)?;
        let link: HtmlAnchorElement = document.create_element("a")?.dyn_into()?;
        link.set_href(&address);
        link.set_download(name);
        link.click();
        Url::revoke_object_url(&address)
    };
    // Without a document there is nobody to offer it to.
    let _ = offer();
}
