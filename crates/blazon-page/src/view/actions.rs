//! What there is to do: one sentence that says it, and the buttons for it.

use blazon::{Arms, Cell, Cells, Die, Event, Face, Mode, Position, Power, Seat, Step, ToAct};
use blazon_engine::reasons;
use blazon_words::{Against, Words, fl};
use leptos::prelude::*;

use super::{Page, names};
use crate::browser;
use crate::course::Course;
use crate::drawing;
use crate::game::{Game, Hint};
use crate::lesson::Lesson;
use crate::message::{Message, Spend};
use crate::sketch::{Easel, NoPlace, Offers, Which};
use crate::state::{Dialog, Notice};

/// The panel below the dice.
pub(super) fn actions(page: Page) -> impl IntoView {
    let prompt =
        page.memo(|state, words| state.game.as_ref().map(|game| prompt(game, words)).unwrap_or_default());
    let news =
        page.memo(|state, words| state.game.as_ref().map(|game| news(game, words)).unwrap_or_default());
    let stage = page.memo(|state, _| state.game.as_ref().map_or(Stage::Wait, stage));
    Effect::new(move |_| {
        let place = match stage.get() {
            Stage::Draw | Stage::Cross => ".board.mine .map",
            Stage::Take => ".tray",
            Stage::Enter => ".entries",
            Stage::Roll | Stage::Name | Stage::Wait => return,
        };
        browser::after_this_frame(move || browser::bring(place));
    });
    let refused = page.memo(|state, words| {
        state.game.as_ref().and_then(|game| game.refused).map(|reason| no_place(reason, words))
    });
    view! {
        <div class="actions">
            {lesson(page)}
            <div class="news" aria-hidden="true">
                {move || news.get().into_iter().map(|(line, power)| view! { <p class:power=power>{line}</p> }).collect_view()}
            </div>
            <p id="prompt" tabindex="-1" role="status" class="prompt">{move || prompt.get()}</p>
            <p class="refused" role="alert">{move || refused.get()}</p>
            {move || match stage.get() {
                Stage::Roll => roll(page).into_any(),
                Stage::Enter => enter(page).into_any(),
                Stage::Take => take(page).into_any(),
                Stage::Draw => draw(page).into_any(),
                Stage::Name => name(page).into_any(),
                Stage::Cross => cross(page).into_any(),
                Stage::Wait => thinking(page).into_any(),
            }}
            {hint(page)}
            {always(page)}
        </div>
    }
}

/// The lesson: what the learner is told, and whether that was what was asked.
fn lesson(page: Page) -> impl IntoView {
    let told = page.memo(|state, words| {
        let course = state.game.as_ref()?.course?;
        let step = course.now();
        let nudge = course.nudged.then(|| step.goal.nudge(words));
        Some((Lesson::new().progress(course.step, words), (step.says)(words), nudge))
    });
    let course = page.memo(|state, _| state.game.as_ref().and_then(|game| game.course));
    let reads = move || course.get().is_some_and(|course| course.reads() && !course.is_last());
    let last = move || course.get().is_some_and(Course::is_last);
    view! {
        <Show when=move || course.get().is_some()>
            <section class="lesson" aria-label=page.say(|words| fl!(words, "page-lesson"))>
                <div id="lesson-text" aria-live="polite">
                    <p class="lesson-step">{move || told.get().map(|(step, ..)| step)}</p>
                    <p class="refused">{move || told.get().and_then(|(.., nudge)| nudge)}</p>
                    <p>{move || told.get().map(|(_, says, _)| says)}</p>
                </div>
                <div class="buttons">
                    <Show when=reads>
                        <button type="button" class="primary" aria-describedby="lesson-text" on:click=page.sends(Message::Next)>
                            {page.say(|words| fl!(words, "page-next"))}
                        </button>
                    </Show>
                    <button type="button" class:primary=last aria-describedby="lesson-text" on:click=page.sends(Message::StopLearning)>
                        {page.say(move |words| if last() { fl!(words, "page-lesson-end") } else { fl!(words, "page-lesson-leave") })}
                    </button>
                </div>
            </section>
        </Show>
    }
}

/// What has happened since the person acted last: a power that somebody won, and what the other player did. It may be out
/// of sight, and is read out by the log.
fn news(game: &Game, words: &Words) -> Vec<(String, bool)> {
    let record = game.table.record();
    let events = &record.events()[..game.events_seen()];
    let positions: Vec<Position> = record.positions().take(events.len() + 1).collect();
    let names = names(game, words);
    let since = events.iter().rposition(|event| event.seat() == Some(game.me())).unwrap_or(0);
    let mut news = Vec::new();
    for (pair, &event) in positions.windows(2).zip(events).skip(since) {
        let [before, after] = pair else { continue };
        let won = Arms::ALL.into_iter().filter(|&arms| before.owner(arms) != after.owner(arms));
        let won: Vec<String> = won.map(|arms| words.power(after.components().line(arms).power)).collect();
        if !won.is_empty() {
            let told = words.aftermath(before, event, after, &names);
            let told = told.into_iter().filter(|line| won.iter().any(|power| line.contains(power)));
            news.extend(told.map(|line| (line, true)));
        }
    }
    let last = events.iter().rposition(|event| event.seat() == Some(!game.me()));
    news.extend(last.map(|at| (words.event(&positions[at], events[at], &names), false)));
    news
}

/// What kind of thing there is to do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Stage {
    Roll,
    Enter,
    Take,
    Draw,
    Name,
    Cross,
    Wait,
}

fn stage(game: &Game) -> Stage {
    let Some(seat) = game.asks().filter(|_| !game.tumbling) else {
        return match game.asks_to_roll() {
            true if game.real_dice => Stage::Enter,
            true => Stage::Roll,
            false => Stage::Wait,
        };
    };
    match game.position().step() {
        Step::Take { .. } => Stage::Take,
        Step::Draw { .. } => Stage::Draw,
        Step::Flash { .. } if names_arms(game.position(), seat) => Stage::Name,
        Step::Flash { .. } => Stage::Cross,
        Step::Roll | Step::Lots | Step::Over { .. } => Stage::Wait,
    }
}

/// Whether the ⚡ power to resolve is *Domains*.
fn names_arms(position: &Position, seat: Seat) -> bool {
    matches!(position.legal(seat).iter().next(), Some(Event::Choose(..)))
}

/// The sentence that says what there is to do.
fn prompt(game: &Game, words: &Words) -> String {
    let position = game.seen();
    let names = names(game, words);
    let round = position.round();
    match stage(game) {
        Stage::Roll => {
            fl!(words, "page-ask-roll", name = names[position.player_a()].as_str(), round = round)
        }
        Stage::Enter => {
            fl!(words, "page-ask-enter", name = names[position.player_a()].as_str(), round = round)
        }
        Stage::Take => {
            let seat = game.asks().unwrap_or(game.me());
            let name = names[seat].clone();
            if seat == position.player_b() {
                fl!(words, "plain-ask-take-two", name = name)
            } else if position.holds(seat, Power::Both) {
                fl!(words, "plain-ask-take-both", name = name)
            } else {
                fl!(words, "plain-ask-take-one", name = name)
            }
        }
        Stage::Draw => {
            let seat = game.asks().unwrap_or(game.me());
            let Some(easel) = Easel::new(&position, seat, game.sketch) else {
                return String::new();
            };
            draw_prompt(game, &easel, &names[seat], words)
        }
        Stage::Name => fl!(words, "page-ask-name", power = words.power(Power::Domains)),
        Stage::Cross => fl!(words, "page-ask-cross", power = words.power(Power::Cross)),
        Stage::Wait => match game.asked {
            Some(asked) => fl!(words, "page-thinking", name = names[asked.seat].as_str()),
            None => fl!(words, "page-round", round = round, name = names[position.player_a()].as_str()),
        },
    }
}

fn draw_prompt(game: &Game, easel: &Easel<'_>, name: &str, words: &Words) -> String {
    if let Some(offers) = game.sketch.is_blank().then(|| easel.offers()).filter(|offers| !offers.plain) {
        let cannot = fl!(words, "plain-cannot-draw");
        let help = helping(&offers, words);
        let help = if help.is_empty() {
            fl!(words, "plain-nothing-helps")
        } else {
            fl!(words, "plain-would-help", powers = words.list(help))
        };
        return format!("{cannot} {help}");
    }
    if easel.open_wild().is_some() {
        return fl!(words, "page-ask-wild");
    }
    match (game.sketch.cell(Which::Lower), game.sketch.cell(Which::Higher)) {
        (None, None) => fl!(words, "page-ask-draw", name = name),
        (Some(_), Some(_)) => fl!(words, "page-ask-confirm"),
        _ => fl!(words, "page-ask-other-half"),
    }
}

fn helping(offers: &Offers, words: &Words) -> Vec<String> {
    let turn = (!offers.turns.is_empty()).then_some(Power::Turn);
    let powers = offers.modes.iter().filter_map(|mode| mode.power()).chain(turn);
    powers.map(|power| words.power(power)).collect()
}

/// Why a gesture was refused.
fn no_place(reason: NoPlace, words: &Words) -> String {
    match reason {
        NoPlace::Rule(reason) => words.illegal(reason),
        NoPlace::NoRoom => fl!(words, "page-no-room"),
    }
}

fn roll(page: Page) -> impl IntoView {
    view! {
        <div class="buttons dock">
            <button type="button" class="primary" on:click=page.sends(Message::Roll)>
                {page.say(|words| fl!(words, "page-roll"))}
            </button>
        </div>
    }
}

/// Real dice: what each of the four shows.
fn enter(page: Page) -> impl IntoView {
    let ready =
        page.memo(|state, _| state.game.as_ref().is_some_and(|game| game.entry.iter().all(Option::is_some)));
    let faces = page.memo(|state, _| {
        state.game.as_ref().map(|game| Die::ALL.map(|die| *game.position().components().faces(die)))
    });
    let dice = move || {
        faces.get().map(|faces| {
            Die::ALL
                .into_iter()
                .zip(faces)
                .map(|(die, faces)| {
                    let mut distinct: Vec<Face> = Vec::new();
                    for face in faces {
                        if !distinct.contains(&face) {
                            distinct.push(face);
                        }
                    }
                    let entered = page.memo(move |state, _| {
                        state.game.as_ref().and_then(|game| game.entry[usize::from(die.number() - 1)])
                    });
                    let choices = distinct
                        .into_iter()
                        .map(|face| {
                            view! {
                                <button type="button" class="face" class:picked=move || entered.get() == Some(face)
                                    aria-pressed=move || if entered.get() == Some(face) { "true" } else { "false" }
                                    aria-label=page.say(move |words| words.die_with_face(die, face))
                                    on:click=page.sends(Message::Enter(die, face))>
                                    {drawing::die(face)}
                                </button>
                            }
                        })
                        .collect_view();
                    view! {
                        <fieldset class="entry">
                            <legend>{page.say(move |words| blazon_words::capital(&words.die(die)))}</legend>
                            <div class="faces">{choices}</div>
                        </fieldset>
                    }
                })
                .collect_view()
        })
    };
    view! {
        <div class="entries">{dice}</div>
        <div class="buttons dock">
            <button type="button" class="primary" disabled=move || !ready.get() on:click=page.sends(Message::EnterRoll)>
                {page.say(|words| fl!(words, "page-enter-roll"))}
            </button>
        </div>
    }
}

fn take(page: Page) -> impl IntoView {
    let left = page.memo(|state, words| state.game.as_ref().and_then(|game| left_over(game, words)));
    let ready = page.memo(|state, _| {
        state.game.as_ref().is_some_and(|game| {
            game.asks().is_some_and(|seat| game.position().is_legal(Event::Take(seat, game.picked)))
        })
    });
    let what = page.memo(|state, words| {
        let picked = state.game.as_ref().map(|game| game.picked).unwrap_or_default();
        if picked.is_empty() {
            fl!(words, "page-take")
        } else {
            fl!(words, "page-take-dice", dice = words.dice(picked))
        }
    });
    view! {
        <p class="left-over" aria-live="polite">{move || left.get()}</p>
        <div class="buttons dock">
            <button type="button" class="primary" disabled=move || !ready.get() on:click=page.sends(Message::Take)>
                {move || what.get()}
            </button>
        </div>
    }
}

/// What is left for the other player after what is pointed at.
fn left_over(game: &Game, words: &Words) -> Option<String> {
    let Step::Take { roll, taken } = game.position().step() else {
        return None;
    };
    let seat = game.asks().filter(|_| !game.picked.is_empty())?;
    let rest = game.picked.others();
    let rest = match taken {
        None => rest,
        // Player A has the last one as well as the one taken.
        Some(_) if game.picked.len() == 2 => rest,
        Some(_) => return None,
    };
    let dice = words.list(rest.iter().map(|die| words.die_with_face(die, roll.face(die))));
    let name = names(game, words)[!seat].clone();
    Some(match taken {
        Some(_) => fl!(words, "page-then-has", name = name, dice = dice),
        None if game.picked.len() == 2 => fl!(words, "page-then-has", name = name, dice = dice),
        None => fl!(words, "page-then-takes", name = name, dice = dice),
    })
}

#[derive(Clone, Debug, PartialEq)]
struct DrawLook {
    halves: [HalfLook; 2],
    /// What the four dice show.
    faces: [Face; 4],
    offers: Offers,
    mode: Mode,
    castle: Option<Die>,
    turn: Option<blazon::Turn>,
    /// What is about to be drawn where, for whoever does not see it on the map.
    placed: Option<String>,
    preview: Option<String>,
    ready: bool,
    /// Whether the domino can lie in another way, or with its halves the other way round.
    turns: bool,
    swaps: bool,
}

#[derive(Clone, Debug, PartialEq)]
struct HalfLook {
    which: Which,
    die: Die,
    face: Face,
    shows: Option<(Arms, blazon::Crosses)>,
    held: bool,
    says: String,
}

fn draw_look(game: &Game, words: &Words) -> Option<DrawLook> {
    let position = game.seen();
    let seat = game.asks()?;
    let easel = Easel::new(&position, seat, game.sketch)?;
    let half = |which: Which| {
        let face = easel.face(which);
        let says = match easel.look(which) {
            Some((arms, crosses)) => blazon_words::capital(&words.drawn(arms, crosses)),
            None => words.face(face),
        };
        let (die, held) = (easel.die(which), game.sketch.held == which);
        HalfLook { which, die, face, shows: easel.look(which), held, says }
    };
    let Step::Draw { roll, .. } = position.step() else {
        return None;
    };
    Some(DrawLook {
        halves: Which::BOTH.map(half),
        faces: Die::ALL.map(|die| roll.face(die)),
        offers: easel.offers(),
        mode: game.sketch.mode,
        castle: game.sketch.castle,
        turn: game.sketch.turn,
        placed: easel.event().map(|event| words.event(&position, event, &names(game, words))),
        preview: easel.event().map(|event| preview(&position, seat, event, words)),
        ready: easel.event().is_some(),
        turns: game.sketch.mode != Mode::Split && easel.turned().is_some(),
        swaps: easel.swapped().is_some(),
    })
}

/// What a drawing or a cross brings: the domains it makes, the points, the boxes it marks.
fn preview(position: &Position, seat: Seat, event: Event, words: &Words) -> String {
    let (cells, drawing): (Cells, _) = match event {
        Event::Draw(_, drawing) => (drawing.halves.iter().map(|half| half.cell).collect(), Some(drawing)),
        Event::AddCross(_, cell) => ([cell].into_iter().collect(), None),
        _ => return String::new(),
    };
    let mut after = *position;
    after.play_unchecked(event);
    let kingdom = after.kingdom(seat);
    let mut domains: Vec<blazon::Domain> = Vec::new();
    for domain in cells.iter().filter_map(|cell| kingdom.domain_at(cell)) {
        if !domains.contains(&domain) {
            domains.push(domain);
        }
    }
    let domains = domains.iter().map(|domain| {
        fl!(
            words,
            "page-preview-domain",
            arms = words.arms(domain.arms),
            cells = domain.cells.len(),
            crosses = domain.crosses,
            points = domain.score()
        )
    });
    let gain = f64::from(after.score(seat)) - f64::from(position.score(seat));
    let said = fl!(words, "page-preview", domains = words.list(domains), gain = words.signed(gain, 0));
    let Some(drawing) = drawing else {
        return said;
    };
    let marks = position.marks_of(seat, &drawing);
    let count = |arms: Arms| {
        let marked = position.spellbook(seat).marks[arms] + marks.of(arms);
        format!("{} {marked}/{}", words.arms(arms), position.components().line(arms).boxes)
    };
    let marks: Vec<String> = Arms::ALL.into_iter().filter(|&arms| marks.of(arms) > 0).map(count).collect();
    if marks.is_empty() {
        format!("{said} {}", fl!(words, "page-preview-no-marks"))
    } else {
        format!("{said} {}", fl!(words, "page-preview-marks", arms = words.list(marks)))
    }
}

fn draw(page: Page) -> impl IntoView {
    let look = page.memo(|state, words| state.game.as_ref().and_then(|game| draw_look(game, words)));
    let preview = move || look.with(|look| look.as_ref().and_then(|look| look.preview.clone()));
    let placed = move || look.with(|look| look.as_ref().and_then(|look| look.placed.clone()));
    // What is said of a power stays open while one tries its faces.
    let turning = RwSignal::new(false);
    let is = move |test: fn(&DrawLook) -> bool| look.with(|look| look.as_ref().is_some_and(test));
    let halves = move || {
        let halves = look.get().map(|look| look.halves);
        halves.map(|halves| halves.into_iter().map(|half| half_button(page, half)).collect_view())
    };
    view! {
        <p class="preview" aria-live="polite">
            {move || placed().map(|placed| view! { <span class="hidden">{placed}" "</span> })}{preview}
        </p>
        {move || look.get().map(|look| spending(page, &look, turning))}
        <Show when=move || is(|look| look.offers.leave)>
            <div class="buttons">
                <button type="button" on:click=page.sends(Message::Leave)>
                    {page.say(|words| fl!(words, "page-leave"))}
                </button>
            </div>
        </Show>
        <div class="dock hand" role="group" aria-label=page.say(|words| fl!(words, "page-domino"))>
            {halves}
            <div class="buttons">
                {move_button(page, Message::TurnDomino, TURN, |words| fl!(words, "page-turn-domino"), move || is(|look| look.turns))}
                {move_button(page, Message::SwapHalves, SWAP, |words| fl!(words, "page-swap"), move || is(|look| look.swaps))}
                <button type="button" class="primary" disabled=move || !is(|look| look.ready) on:click=page.sends(Message::Confirm)>
                    {page.say(|words| fl!(words, "page-confirm-draw"))}
                </button>
            </div>
        </div>
    }
}

/// An arrow that turns round, and two that change places.
const TURN: &str = "M19 12a7 7 0 1 1-2.2-5.1M19 3v4.5h-4.5";
const SWAP: &str = "M4 8.5h14M14.5 5l3.5 3.5-3.5 3.5M20 15.5H6M9.5 12L6 15.5 9.5 19";

/// A button with a picture, whose words stand beside it where there is room.
fn move_button(
    page: Page,
    message: Message,
    picture: &'static str,
    say: fn(&Words) -> String,
    can: impl Fn() -> bool + Send + Sync + 'static,
) -> impl IntoView {
    view! {
        <button type="button" class="move" title=page.say(say) disabled=move || !can() on:click=page.sends(message)>
            <svg viewBox="0 0 24 24" aria-hidden="true" class="stroke"><path d=picture/></svg>
            <span>{page.say(say)}</span>
        </button>
    }
}

fn half_button(page: Page, half: HalfLook) -> impl IntoView {
    let which = half.which;
    let shown = match half.shows {
        Some((arms, crosses)) => Face::Arms(arms, crosses),
        None => half.face,
    };
    view! {
        <button type="button" class="die half" class:picked=half.held aria-pressed=if half.held { "true" } else { "false" }
            aria-label=half.says on:click=page.sends(Message::Hold(which))>
            <span class="die-number" aria-hidden="true">{half.die.number()}</span>
            {drawing::die(shown)}
        </button>
    }
}

/// What can be spent: powers and the castle, each with what it does.
fn spending(page: Page, look: &DrawLook, turning: RwSignal<bool>) -> impl IntoView + use<> {
    let modes: Vec<_> = look
        .offers
        .modes
        .iter()
        .filter_map(|&mode| {
            let (on, power) = (look.mode == mode, mode.power()?);
            let message = Message::Spend(Spend::Mode(mode));
            Some(toggle(page, on, drawing::power(power), message, move |words| {
                (words.power(power), words.power_about(power))
            }))
        })
        .collect();
    let castle = (!look.offers.castle.is_empty()).then(|| {
        let dice = look.offers.castle.iter().map(|&die| {
            let on = look.castle == Some(die);
            let next = if on { None } else { Some(die) };
            let face = look.faces[usize::from(die.number() - 1)];
            view! {
                <button type="button" class="face toggle" class:picked=on aria-pressed=if on { "true" } else { "false" }
                    aria-label=page.say(move |words| fl!(words, "page-castle-on", die = die.number()))
                    on:click=page.sends(Message::Spend(Spend::Castle(next)))>
                    <span class="die-number" aria-hidden="true">{die.number()}</span>
                    {drawing::die(face)}
                </button>
            }
        });
        let dice = dice.collect_view();
        view! {
            <div class="castle-bonus" role="group" aria-label=page.say(|words| fl!(words, "asset-castle"))>
                {drawing::castle_bonus()}
                <span>
                    <b>{page.say(|words| blazon_words::capital(&fl!(words, "asset-castle")))}</b><span class="hidden">":"</span>" "
                    <small>{page.say(|words| fl!(words, "page-castle-about"))}</small>
                </span>
                <div class="faces">{dice}</div>
            </div>
        }
    });
    let turns = (!look.offers.turns.is_empty() || look.turn.is_some()).then(|| {
        let now = look.turn;
        let faces = look
            .offers
            .turns
            .iter()
            .map(|&turn| {
                let on = now == Some(turn);
                let next = if on { None } else { Some(turn) };
                view! {
                    <button type="button" class="face" class:picked=on aria-pressed=if on { "true" } else { "false" }
                        aria-label=page.say(move |words| words.die_with_face(turn.die, turn.face))
                        on:click=page.sends(Message::Spend(Spend::Turn(next)))>
                        <span class="die-number" aria-hidden="true">{turn.die.number()}</span>
                        {drawing::die(turn.face)}
                    </button>
                }
            })
            .collect_view();
        view! {
            <details class="turns" open=move || turning.get()
                on:toggle=move |event| turning.set(browser::is_open(&event))>
                <summary>{drawing::power(Power::Turn)}<span><b>{page.say(|words| words.power(Power::Turn))}</b><span class="hidden">":"</span>" "<small>{page.say(|words| words.power_about(Power::Turn))}</small></span></summary>
                <div class="faces">{faces}</div>
            </details>
        }
    });
    view! { <div class="spending">{modes}{turns}{castle}</div> }
}

fn toggle(
    page: Page,
    on: bool,
    icon: AnyView,
    message: Message,
    say: impl Fn(&Words) -> (String, String) + Copy + Send + Sync + 'static,
) -> impl IntoView {
    view! {
        <button type="button" class="toggle" class:picked=on aria-pressed=if on { "true" } else { "false" }
            on:click=page.sends(message)>
            {icon}
            <span><b>{page.say(move |words| say(words).0)}</b><span class="hidden">":"</span>" "<small>{page.say(move |words| say(words).1)}</small></span>
        </button>
    }
}

/// The arms to name for *Domains*.
fn name(page: Page) -> impl IntoView {
    let chosen = page.memo(|state, _| match state.game.as_ref().and_then(|game| game.answer) {
        Some(Event::Choose(_, arms)) => Some(arms),
        _ => None,
    });
    let choices = Arms::ALL
        .into_iter()
        .map(|arms| arms_button(page, arms, move || chosen.get() == Some(arms), Message::Name(arms)))
        .collect_view();
    view! { <div class="faces">{choices}</div> {confirm(page)} }
}

fn arms_button(
    page: Page,
    arms: Arms,
    on: impl Fn() -> bool + Copy + Send + Sync + 'static,
    message: Message,
) -> impl IntoView {
    view! {
        <button type="button" class="face" class:picked=on aria-pressed=move || if on() { "true" } else { "false" }
            aria-label=page.say(move |words| words.arms(arms)) title=page.say(move |words| words.arms(arms))
            on:click=page.sends(message)>
            <svg viewBox="0 0 100 100" aria-hidden="true">{drawing::arms(arms)}</svg>
        </button>
    }
}

/// The cross of a ⚡ power: what it would bring, and that it shall.
fn cross(page: Page) -> impl IntoView {
    let preview = page.memo(|state, words| {
        let game = state.game.as_ref()?;
        Some(preview(&game.seen(), game.asks()?, game.answer?, words))
    });
    view! { <p class="preview" aria-live="polite">{move || preview.get()}</p> {confirm(page)} }
}

fn confirm(page: Page) -> impl IntoView {
    let ready = page.memo(|state, _| state.game.as_ref().is_some_and(|game| game.answer.is_some()));
    view! {
        <div class="buttons dock">
            <button type="button" class="primary" disabled=move || !ready.get() on:click=page.sends(Message::Confirm)>
                {page.say(|words| fl!(words, "page-confirm"))}
            </button>
        </div>
    }
}

/// Asks what a wild is to be, on the map where it lies.
pub(super) fn wild(page: Page) -> impl IntoView {
    let open = page.memo(|state, _| state.game.as_ref().and_then(open_wild));
    move || {
        open.get().map(|(which, cell, choices)| {
            let buttons = choices
                .into_iter()
                .map(|arms| arms_button(page, arms, || false, Message::ChooseArms(which, arms)))
                .collect_view();
            let left = format!("{}%", (f64::from(cell.column()) + 0.5) / 7.0 * 100.0);
            let top = format!("{}%", f64::from(5 - cell.row()) / 5.0 * 100.0);
            view! {
                <div class="wild-choice" role="group" aria-label=page.say(|words| fl!(words, "page-ask-wild"))
                    class:to-left={cell.column() > 4} class:to-right={cell.column() < 2} class:upwards={cell.row() < 2}
                    style:left=left style:top=top>
                    {buttons}
                </div>
            }
        })
    }
}

fn open_wild(game: &Game) -> Option<(Which, Cell, Vec<Arms>)> {
    let position = game.seen();
    let easel = Easel::new(&position, game.asks()?, game.sketch)?;
    let which = easel.open_wild()?;
    Some((which, game.sketch.cell(which)?, easel.choices(which)))
}

fn thinking(page: Page) -> impl IntoView {
    let asked = page.memo(|state, _| state.game.as_ref().and_then(|game| game.asked));
    // It has broken down, or another tab has it.
    let stuck = page.memo(|state, _| {
        let game = state.game.as_ref().filter(|game| game.course.is_none());
        game.is_some_and(|game| game.engine_to_ask().is_some())
    });
    view! {
        <Show when=move || stuck.get()>
            <div class="buttons dock">
                <button type="button" class="primary" on:click=page.sends(Message::TryAgain)>
                    {move || page.read(|state, words| match state.notice {
                        Some(Notice::Engine) => fl!(words, "page-try-again"),
                        _ => fl!(words, "page-go-on"),
                    })}
                </button>
            </div>
        </Show>
        <Show when=move || asked.get().is_some()>
            <div class="thinking">
                <progress max="1" prop:value=move || asked.get().map_or(0.0, |asked| asked.done)
                    aria-label=page.say(|words| fl!(words, "page-thinking-progress"))></progress>
                <button type="button" on:click=page.sends(Message::StopThinking)>
                    {page.say(|words| fl!(words, "page-stop"))}
                </button>
            </div>
        </Show>
    }
}

fn hint(page: Page) -> impl IntoView {
    let said = page.memo(|state, words| state.game.as_ref().and_then(|game| hint_said(game, words)));
    let asked =
        page.memo(|state, _| state.game.as_ref().is_some_and(|game| matches!(game.hint, Hint::Asked(_))));
    Effect::new(move |_| {
        if said.with(Option::is_some) {
            browser::after_this_frame(|| browser::bring(".hint"));
        }
    });
    let follow = move |_| {
        page.send(Message::FollowHint);
        browser::after_this_frame(|| browser::bring(".map.live, .tray"));
    };
    view! {
        <div aria-live="polite" class="hint-place">
            <Show when=move || asked.get()>
                <p class="hint">{page.say(|words| fl!(words, "page-hint-thinking"))}
                    " "<button type="button" on:click=page.sends(Message::DropHint)>{page.say(|words| fl!(words, "page-stop"))}</button>
                </p>
            </Show>
            {move || said.get().map(|(what, why)| view! {
                <div class="hint">
                    <p><b>{what}</b>" "{why}</p>
                    <div class="buttons">
                        <button type="button" on:click=follow>{page.say(|words| fl!(words, "page-hint-show"))}</button>
                        <button type="button" on:click=page.sends(Message::DropHint)>{page.say(|words| fl!(words, "page-dismiss"))}</button>
                    </div>
                </div>
            })}
        </div>
    }
}

fn hint_said(game: &Game, words: &Words) -> Option<(String, String)> {
    let Hint::Given { event, win, margin, next, .. } = game.hint else {
        return None;
    };
    let position = game.seen();
    let names = names(game, words);
    let what = fl!(
        words,
        "hint-value",
        event = words.event(&position, event, &names).trim_end_matches('.').to_string(),
        win = words.decimal(win * 100.0, 0),
        margin = words.signed(margin, 1)
    );
    let why = words.why(&reasons(&position, event, next.map(|(next, _)| next)), Against::Next, None);
    Some((what, why))
}

/// What can be done at any time.
fn always(page: Page) -> impl IntoView {
    let can_undo = page.memo(|state, _| state.game.as_ref().is_some_and(Game::can_undo));
    let can_ask = page.memo(|state, _| {
        state.game.as_ref().is_some_and(|game| {
            game.asks().is_some()
                && game.course.is_none()
                && !game.tumbling
                && !matches!(game.position().to_act(), ToAct::Nobody(_))
        })
    });
    view! {
        <div class="always">
            <button type="button" disabled=move || !can_undo.get() on:click=page.sends(Message::Undo)>
                {page.say(|words| fl!(words, "page-undo"))}
            </button>
            <button type="button" disabled=move || !can_ask.get() on:click=page.sends(Message::AskHint)>
                {page.say(|words| fl!(words, "page-hint"))}
            </button>
            <button type="button" aria-haspopup="dialog" on:click=page.sends(Message::Show(Dialog::Menu))>
                {page.say(|words| fl!(words, "page-menu"))}
            </button>
        </div>
    }
}
