//! The chances to win over the game, as a curve.

use blazon::Event;
use blazon_engine::{Analysis, Mark};
use blazon_words::fl;
use leptos::prelude::*;
use wasm_bindgen::JsCast;

use super::Reader;

/// From so much luck on a roll is pointed out.
const MUCH_LUCK: f64 = 0.05;

/// The curve, with what is pointed out on it. It is in hundredths of its own size, so that it fits any screen.
pub(super) fn curve(reader: Reader) -> AnyView {
    let page = reader.page;
    let line = reader.judge(|account| line(account.analysis));
    let marks = reader.judge(|account| marks(account.analysis));
    #[expect(
        clippy::redundant_closure_for_method_calls,
        reason = "the method is for one lifetime, the closure for all"
    )]
    let alt = reader.judge(|account| account.curve());
    let rounds = reader.tell(|story, _| {
        let end = story.events.len();
        let rounds =
            story.chapters().into_iter().map(|chapter| (chapter.round, across(chapter.events.start, end)));
        rounds.collect::<Vec<_>>()
    });
    let percents = reader.judge(|account| [1.0, 0.5, 0.0].map(|share| account.words.percent(share)));
    let whose =
        reader.tell(|story, words| fl!(words, "analysis-curve-of", name = story.names.first.as_str()));
    let least = reader.judge(|account| {
        fl!(account.words, "analysis-legend-luck", least = account.words.percent(MUCH_LUCK))
    });
    let here = Memo::new(move |_| {
        let end = reader.story.with(|story| story.events.len());
        let at = reader.at.get();
        let value = reader.analysis.with(|analysis| analysis.as_ref()?.curve().nth(at));
        (across(at, end), value.map(down))
    });
    let go = move |event: web_sys::MouseEvent| {
        let plot = event.current_target().and_then(|plot| plot.dyn_into::<web_sys::Element>().ok());
        if let Some(bounds) = plot.map(|plot| plot.get_bounding_client_rect()) {
            let share = (f64::from(event.client_x()) - bounds.left()) / bounds.width().max(1.0);
            reader.step_to(nearest(share, reader.end_now()));
        }
    };
    view! {
        <figure class="curve">
            <figcaption>{move || whose.get()}</figcaption>
            <div class="curve-frame">
                <div class="curve-scale" aria-hidden="true">
                    {move || percents.get().map(|percents| percents.into_iter().map(|percent| view! { <span>{percent}</span> }).collect_view())}
                </div>
                <div class="curve-plot" on:click=go>
                    <svg class="curve-lines" role="img" viewBox="0 0 100 100" preserveAspectRatio="none" aria-label=move || alt.get()>
                        {move || rounds.get().into_iter().map(|(_, x)| view! { <path class="curve-round" d=format!("M{x:.2} 0V100")/> }).collect_view()}
                        <path class="curve-half" d="M0 50H100"/>
                        {move || line.get().map(|line| view! {
                            <path class="curve-area" d=format!("{}V100H0Z", line.path)/>
                            <path class="curve-value" d=line.path/>
                        })}
                        <path class="curve-here" d=move || format!("M{:.2} 0V100", here.get().0)/>
                    </svg>
                    {move || marks.get().map(|marks| marks.into_iter().map(|mark| view! {
                        <span class="curve-mark" style:left=percent(mark.across) style:top=percent(mark.down)>{mark.shape.picture()}</span>
                    }).collect_view())}
                    {move || here.get().1.map(|top| view! {
                        <span class="curve-dot" style:left=percent(here.get().0) style:top=percent(top)></span>
                    })}
                </div>
                <div class="curve-rounds" aria-hidden="true">
                    {move || rounds.get().into_iter().map(|(round, x)| view! { <span style:left=percent(x)>{round}</span> }).collect_view()}
                </div>
            </div>
            <ul class="curve-legend">
                <li>{Shape::Mistake.picture()}{page.say(|words| fl!(words, "analysis-legend-mark"))}</li>
                <li>{Shape::Luck.picture()}{move || least.get()}</li>
                <li>{page.say(|words| fl!(words, "page-study-curve-about"))}</li>
            </ul>
        </figure>
    }
    .into_any()
}

/// What is pointed out: a shape each, so that no colour is needed to tell them apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Shape {
    /// A mistake or a blunder.
    Mistake,
    /// A roll with much luck, good or bad.
    Luck,
}

impl Shape {
    /// The shape of an event, if there is anything to point out.
    pub(super) fn of(analysis: &Analysis, index: usize) -> Option<Shape> {
        let moment = analysis.moments.get(index)?;
        if moment.choice().is_some_and(|choice| choice.mark >= Some(Mark::Mistake)) {
            return Some(Shape::Mistake);
        }
        let luck = moment.luck(blazon::Seat::First)?;
        (luck.abs() >= MUCH_LUCK && matches!(moment.event, Event::Roll(_))).then_some(Shape::Luck)
    }

    pub(super) fn picture(self) -> AnyView {
        match self {
            Shape::Mistake => view! {
                <svg class="shape mistake" viewBox="0 0 16 16" aria-hidden="true"><path d="M8 15L1 3H15Z"/></svg>
            }
            .into_any(),
            Shape::Luck => view! {
                <svg class="shape luck" viewBox="0 0 16 16" aria-hidden="true"><circle cx="8" cy="8" r="5.5"/></svg>
            }
            .into_any(),
        }
    }
}

#[derive(Clone, Debug, PartialEq)]
struct Line {
    /// As SVG writes it.
    path: String,
}

#[derive(Clone, Copy, Debug, PartialEq)]
struct Marked {
    shape: Shape,
    across: f64,
    down: f64,
}

/// The curve as far as the game was judged.
fn line(analysis: &Analysis) -> Line {
    let points = analysis.curve().enumerate().map(|(at, value)| {
        let sign = if at == 0 { 'M' } else { 'L' };
        format!("{sign}{:.2} {:.2}", across(at, analysis.events), down(value))
    });
    Line { path: points.collect() }
}

fn marks(analysis: &Analysis) -> Vec<Marked> {
    let marked = analysis.moments.iter().filter_map(|moment| {
        let shape = Shape::of(analysis, moment.index)?;
        Some(Marked { shape, across: across(moment.index + 1, analysis.events), down: down(moment.value) })
    });
    marked.collect()
}

/// How far to the right a moment lies, in hundredths.
fn across(at: usize, end: usize) -> f64 {
    100.0 * f64::from(at as u32) / f64::from(end.max(1) as u32)
}

/// How far from the top a chance to win lies, in hundredths.
fn down(value: f64) -> f64 {
    100.0 * (1.0 - value)
}

/// The moment that lies nearest to a share of the width.
fn nearest(share: f64, end: usize) -> usize {
    let share = if share.is_finite() { share.clamp(0.0, 1.0) } else { 0.0 };
    (0..=end)
        .min_by(|&one, &other| {
            let far = |at| (across(at, end) - 100.0 * share).abs();
            far(one).total_cmp(&far(other))
        })
        .unwrap_or(0)
}

fn percent(hundredths: f64) -> String {
    format!("{hundredths:.2}%")
}

#[cfg(test)]
mod tests {
    use blazon::Record;
    use blazon_engine::Verdict;

    use super::*;

    const GAME: &str = "[Rules \"1\"]\n\n1. d/b/s2/? F:3 S:12 F:3d4s2+4d5s S:1d4d+2d5b\n2. b/d/q2/D S:1\n";

    fn analysis(mean: f64) -> Analysis {
        let record: Record = GAME.parse().expect("a game");
        Analysis::assemble(&record, [Some(Verdict::Chance { mean, after: 0.75 })])
    }

    #[test]
    fn what_was_judged_lies_on_the_scale_of_the_whole_game() {
        assert_eq!(line(&analysis(0.5)).path, "M0.00 50.00L14.29 25.00");
    }

    #[test]
    fn only_much_luck_is_pointed_out() {
        assert_eq!(marks(&analysis(0.72)), []);
        let [mark] = marks(&analysis(0.5))[..] else { panic!("one roll was lucky") };
        assert_eq!((mark.shape, mark.down), (Shape::Luck, 25.0));
    }

    #[test]
    fn a_tap_on_the_curve_goes_to_the_nearest_moment() {
        assert_eq!([-1.0, 0.0, 0.26, 0.5, 0.9, 7.0].map(|share| nearest(share, 4)), [0, 0, 1, 2, 4, 4]);
        assert_eq!(nearest(0.5, 0), 0);
        assert_eq!(nearest(f64::NAN, 4), 0);
    }
}
