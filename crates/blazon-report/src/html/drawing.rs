use blazon_picture::{Picture, svg};
use maud::Render;

/// A drawing within the page.
pub(super) struct Drawing<'a>(pub(super) &'a Picture);

impl Render for Drawing<'_> {
    fn render_to(&self, buffer: &mut String) {
        buffer.push_str(&svg(self.0));
    }
}
