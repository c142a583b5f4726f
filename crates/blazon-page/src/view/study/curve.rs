//! The chances to win over the game, as a curve.

use blazon_engine::{Analysis, Highlight};
use blazon_picture::{Frame, Number, Sign};
use blazon_words::fl;
use leptos::prelude::*;
use wasm_bindgen::JsCast;

use super::Reader;
use crate::drawing;
use crate::view::{Memo, live};

/// The curve, with what is pointed out on it. It is in hundredths of its own size, so that it fits any screen.
pub(super) fn curve(reader: Reader) -> AnyView {
    let page = reader.page;
    let line = reader.judge(|account| frame(account.analysis).curve(account.analysis.curve()));
    let marks = reader.judge(|account| marks(account.analysis));
    #[expect(
        clippy::redundant_closure_for_method_calls,
        reason = "the method is for one lifetime, the closure for all"
    )]
    let alt = reader.judge(|account| account.curve());
    let rounds = reader.tell(|story, _| {
        let frame = Frame::hundredths(story.events.len());
        let rounds = story.chapters().into_iter().map(|chapter| {
            let at = chapter.events.start;
            (chapter.round, frame.across(at), frame.upright("curve-round", at))
        });
        rounds.collect::<Vec<_>>()
    });
    let percents = reader.judge(|account| [1.0, 0.5, 0.0].map(|share| account.words.percent(share)));
    let whose = reader.tell(|story, words| fl!(words, "analysis-curve-of", name = story.names.first.label()));
    let least = reader.judge(|account| {
        fl!(account.words, "analysis-legend-luck", least = account.words.percent(Highlight::MUCH_LUCK))
    });
    let here = Memo::new(move || {
        let frame = Frame::hundredths(reader.story.with(|story| story.events.len()));
        let at = reader.at.get();
        let value = reader.analysis.with(|analysis| analysis.as_ref()?.curve().nth(at));
        (frame.across(at), value.map(|value| frame.down(value)), frame.upright("curve-here", at))
    });
    let go = move |event: web_sys::MouseEvent| {
        let plot = event.current_target().and_then(|plot| plot.dyn_into::<web_sys::Element>().ok());
        if let Some(bounds) = plot.map(|plot| plot.get_bounding_client_rect()) {
            let share = (f64::from(event.client_x()) - bounds.left()) / bounds.width().max(1.0);
            reader.step_to(Frame::hundredths(reader.end_now()).nearest(share));
        }
    };
    view! {
        <figure class="curve">
            <figcaption>{live(move || whose.get())}</figcaption>
            <div class="curve-frame">
                <div class="curve-scale" aria-hidden="true">
                    {live(move || percents.get().map(|percents| percents.into_iter().map(|percent| view! { <span>{percent}</span> }).collect_view()))}
                </div>
                <div class="curve-plot" on:click=go>
                    <svg class="curve-lines" role="img" viewBox="0 0 100 100" preserveAspectRatio="none" aria-label=move || alt.get()>
                        {live(move || rounds.get().into_iter().map(|(.., line)| drawing::shape(line)).collect_view())}
                        {drawing::shape(Frame::hundredths(1).level("curve-half", 0.5))}
                        {live(move || line.get().map(drawing::shapes))}
                        {live(move || drawing::shape(here.get().2))}
                    </svg>
                    {live(move || marks.get().map(|marks| marks.into_iter().map(|mark| view! {
                        <span class="curve-mark" style:left=percent(mark.across) style:top=percent(mark.down)>{sign(mark.highlight)}</span>
                    }).collect_view()))}
                    {live(move || here.get().1.map(|top| view! {
                        <span class="curve-dot" style:transform=format!("translate({}cqw, {}cqh)", Number(here.get().0), Number(top))></span>
                    }))}
                </div>
                <div class="curve-rounds" aria-hidden="true">
                    {live(move || rounds.get().into_iter().map(|(round, x, _)| view! { <span style:left=percent(x)>{round}</span> }).collect_view())}
                </div>
            </div>
            <ul class="curve-legend">
                <li>{sign(Highlight::Mistake)}{page.say(|words| fl!(words, "analysis-legend-mark"))}</li>
                <li>{sign(Highlight::Luck)}{live(move || least.get())}</li>
                <li>{page.say(|words| fl!(words, "page-replay-curve-about"))}</li>
            </ul>
        </figure>
    }
    .into_any()
}

/// The sign of what stands out.
pub(super) fn sign(highlight: Highlight) -> AnyView {
    let sign = match highlight {
        Highlight::Mistake => Sign::Mistake,
        Highlight::Luck => Sign::Luck,
    };
    drawing::picture(sign.picture())
}

#[derive(Clone, Copy, Debug, PartialEq)]
struct Marked {
    highlight: Highlight,
    across: f64,
    down: f64,
}

fn marks(analysis: &Analysis) -> Vec<Marked> {
    let frame = frame(analysis);
    let marked = analysis.moments.iter().filter_map(|moment| {
        let highlight = moment.highlight()?;
        Some(Marked { highlight, across: frame.across(moment.index + 1), down: frame.down(moment.value) })
    });
    marked.collect()
}

/// The scale of the whole game, however much of it was judged.
fn frame(analysis: &Analysis) -> Frame {
    Frame::hundredths(analysis.events)
}

fn percent(hundredths: f64) -> String {
    format!("{}%", Number(hundredths))
}

#[cfg(test)]
mod tests {
    use blazon::Record;
    use blazon_engine::Verdict;

    use super::*;

    const GAME: &str = "[Rules \"1\"]\n\n1. d/b/s2/? F:3 S:12 F:3d4s2+4d5s S:1d4d+2d5b\n2. b/d/q2/D S:1\n";

    #[test]
    fn what_is_pointed_out_lies_where_it_happened_on_the_scale_of_the_whole_game() {
        let record: Record = GAME.parse().expect("a game");
        let analysis = Analysis::assemble(&record, [Some(Verdict::Chance { mean: 0.5, after: 0.75 })]);
        let [mark] = marks(&analysis)[..] else { panic!("one roll was lucky") };
        assert_eq!(
            (mark.highlight, percent(mark.across), mark.down),
            (Highlight::Luck, "14.29%".to_owned(), 25.0)
        );
    }
}
