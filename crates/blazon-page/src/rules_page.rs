//! The rules, with pictures.

use blazon::{Arms, BySeat, Cell, Cells, Components, Crosses, Die, Domain, Face, Kingdom, Power};
use blazon_words::{Words, capital, fl};
use leptos::prelude::*;

use crate::drawing;
use crate::new_game::{EDITIONS, edition_name};

/// The rules page in the language of these words, with what is said of dice online if that can be said.
pub(crate) fn rules_page(words: &Words, dice: Option<(String, AnyView)>) -> AnyView {
    let dice = dice.map(|(title, body)| Section { id: "rules-dice", title, body });
    let credits =
        Section { id: "rules-credits", title: fl!(words, "page-rules-credits"), body: credits(words) };
    let sections = [
        Section { id: "rules-goal", title: fl!(words, "page-rules-goal"), body: goal(words) },
        Section { id: "rules-need", title: fl!(words, "page-rules-need"), body: need(words) },
        Section { id: "rules-round", title: fl!(words, "page-rules-round"), body: round(words) },
        Section {
            id: "rules-connection",
            title: fl!(words, "page-rules-connection"),
            body: connection(words),
        },
        Section { id: "rules-wild", title: fl!(words, "page-rules-wild"), body: wild(words) },
        Section { id: "rules-castle", title: fl!(words, "page-rules-castle"), body: castle(words) },
        Section { id: "rules-spellbook", title: fl!(words, "page-rules-spellbook"), body: spellbook(words) },
        Section { id: "rules-powers", title: fl!(words, "page-rules-powers"), body: powers(words) },
        Section { id: "rules-end", title: fl!(words, "page-rules-end"), body: end(words) },
        Section { id: "rules-ties", title: fl!(words, "page-rules-ties"), body: ties(words) },
        Section { id: "rules-editions", title: fl!(words, "page-rules-editions"), body: editions(words) },
    ];
    let sections: Vec<Section> = sections.into_iter().chain(dice).chain([credits]).collect();
    let contents: Vec<_> = sections.iter().map(|section| link(section.id, section.title.clone())).collect();
    let sections: Vec<_> = sections.into_iter().map(Section::view).collect();
    view! {
        <article class="rules">
            <h1 id="title" tabindex="-1">{fl!(words, "page-rules-title")}</h1>
            <p class="rules-lead">{fl!(words, "page-rules-lead")}</p>
            <nav class="rules-contents" aria-label=fl!(words, "page-rules-contents")>
                <ol>{contents}</ol>
            </nav>
            {sections}
        </article>
    }
    .into_any()
}

struct Section {
    id: &'static str,
    title: String,
    body: AnyView,
}

impl Section {
    fn view(self) -> impl IntoView {
        view! {
            <section class="rules-section" aria-labelledby=self.id>
                <h2 id=self.id tabindex="-1">
                    {self.title}
                </h2>
                {self.body}
            </section>
        }
    }
}

fn link(id: &'static str, title: String) -> impl IntoView {
    view! {
        <li>
            <a href=format!("#{id}")>
                {title}
            </a>
        </li>
    }
}

fn goal(words: &Words) -> AnyView {
    view! { <p>{fl!(words, "page-rules-goal-text")}</p> }.into_any()
}

fn need(words: &Words) -> AnyView {
    let arms = Arms::ALL.map(|one| {
        view! {
            <li>
                {arms_picture(one)} <span>{capital(&words.arms(one))}</span>
                <span class="rules-soft">{words.arms_about(one)}</span>
            </li>
        }
    });
    let dice = Die::ALL.map(|die| {
        let faces = Components::BOX.faces(die).map(|face| face_picture(words, face));
        let name = capital(&words.die(die));
        view! {
            <li>
                <span class="rules-die-name">{name}</span>
                <span class="rules-faces">{faces.into_iter().collect_view()}</span>
            </li>
        }
    });
    view! {
        <p>{fl!(words, "page-rules-need-arms")}</p>
        <ul class="rules-arms-list">{arms.into_iter().collect_view()}</ul>
        <p>{fl!(words, "page-rules-need-dice")}</p>
        <ul class="rules-dice">{dice.into_iter().collect_view()}</ul>
        <figure class="rules-figure">
            {drawing::map(&Kingdom::EMPTY, false, Cells::NONE)}
            <figcaption>{fl!(words, "page-rules-need-map", cells = Cell::COUNT)}</figcaption>
        </figure>
        <p>{fl!(words, "page-rules-need-spellbook")}</p>
        <p class="rules-soft">{fl!(words, "page-rules-need-source")}</p>
    }
    .into_any()
}

fn round(words: &Words) -> AnyView {
    let step = |name: String, texts: Vec<String>| {
        let texts: Vec<_> = texts.into_iter().map(|text| view! { <p>{text}</p> }).collect();
        view! {
            <li>
                <h3>{name}</h3>
                {texts}
            </li>
        }
    };
    let drawing = vec![fl!(words, "page-rules-draw-text"), fl!(words, "page-rules-draw-border")];
    let marking = vec![fl!(words, "page-rules-mark-text"), fl!(words, "page-rules-mark-undrawn")];
    // A takes the first of these, B the two in the middle, and A has the last.
    let takes = [
        (Face::Arms(Arms::Solid, Crosses::Two), fl!(words, "page-rules-player-a")),
        (Face::Arms(Arms::Dot, Crosses::Zero), fl!(words, "page-rules-player-b")),
        (Face::Wild, fl!(words, "page-rules-player-b")),
        (Face::Arms(Arms::Bar, Crosses::Zero), fl!(words, "page-rules-player-a")),
    ];
    let takes = takes.map(|(face, player)| {
        view! {
            <span class="rules-take">
                <span class="rules-face">{drawing::die(face)}</span>
                <span>{player}</span>
            </span>
        }
    });
    view! {
        <p>{fl!(words, "page-rules-round-text")}</p>
        <ol class="rules-steps">
            {step(fl!(words, "page-rules-roll"), vec![fl!(words, "page-rules-roll-text")])}
            <li>
                <h3>{fl!(words, "page-rules-draft")}</h3>
                <p>{fl!(words, "page-rules-draft-text")}</p>
                <div class="rules-takes" aria-hidden="true">
                    {takes.into_iter().collect_view()}
                </div>
            </li>
            {step(fl!(words, "page-rules-draw"), drawing)}
            {step(fl!(words, "page-rules-mark"), marking)}
        </ol>
    }
    .into_any()
}

fn connection(words: &Words) -> AnyView {
    let dominoes = DOMINOES.map(|domino| {
        let (verdict, class) = if domino.connects {
            (fl!(words, "page-rules-right"), "rules-figure rules-right")
        } else {
            (fl!(words, "page-rules-wrong"), "rules-figure rules-wrong")
        };
        let (kingdom, fresh) = domino.drawn();
        view! {
            <figure class=class>
                {drawing::map(&kingdom, false, fresh)}
                <figcaption>
                    {verdict_sign(domino.connects)} <strong>{verdict}</strong> " " {(domino.says)(words)}
                </figcaption>
            </figure>
        }
    });
    view! {
        <p>{fl!(words, "page-rules-connection-text")}</p>
        <div class="rules-figures">{dominoes.into_iter().collect_view()}</div>
        <p>{fl!(words, "page-rules-connection-must")}</p>
    }
    .into_any()
}

fn wild(words: &Words) -> AnyView {
    let any = Arms::ALL.map(arms_picture);
    let double = (Arms::Quarters, Crosses::Two);
    view! {
        <div class="rules-turns-into" aria-hidden="true">
            <span class="rules-face">{drawing::die(Face::Wild)}</span>
            {arrow()}
            {any.into_iter().collect_view()}
        </div>
        <p>{fl!(words, "page-rules-wild-text")}</p>
        <p>{fl!(words, "page-rules-wild-must")}</p>
        <div class="rules-turns-into" aria-hidden="true">
            <span class="rules-face">{drawing::die(Face::Arms(double.0, double.1))}</span>
            {arrow()}
            <svg viewBox="0 0 100 100" class="rules-arms">
                {drawing::shape(blazon_picture::cell(Some(double)))}
            </svg>
        </div>
        <p>{fl!(words, "page-rules-crosses-text")}</p>
    }
    .into_any()
}

fn castle(words: &Words) -> AnyView {
    let castles =
        [(false, fl!(words, "page-rules-castle-ready")), (true, fl!(words, "page-rules-castle-used"))].map(
            |(spent, text)| {
                view! {
                    <figure class="rules-castle">
                        <svg viewBox="0 0 100 100" aria-hidden="true">
                            {drawing::castle(spent)}
                        </svg>
                        <figcaption>{text}</figcaption>
                    </figure>
                }
            },
        );
    view! {
        <p>{fl!(words, "page-rules-castle-text")}</p>
        <p>{fl!(words, "page-rules-castle-turned")}</p>
        <div class="rules-castles">{castles.into_iter().collect_view()}</div>
    }
    .into_any()
}

fn spellbook(words: &Words) -> AnyView {
    let won = Components::BOX.line(Arms::TwoBars);
    let open = Components::BOX.line(Arms::Dot);
    let won_marks = BySeat { first: won.boxes, second: won.boxes / 2 };
    let open_marks = BySeat { first: open.boxes / 2, second: open.boxes - 1 };
    view! {
        <p>{fl!(words, "page-rules-spellbook-text")}</p>
        <figure class="rules-figure rules-line">
            {drawing::spellbook_line(Arms::TwoBars, won, won_marks)}
            <figcaption>{fl!(words, "page-rules-spellbook-won", power = words.power(won.power))}</figcaption>
        </figure>
        <figure class="rules-figure rules-line">
            {drawing::spellbook_line(Arms::Dot, open, open_marks)}
            <figcaption>
                {fl!(
                    words,
                    "page-rules-spellbook-open",
                    power = words.power(open.power),
                    left = open_marks.first,
                    right = open_marks.second,
                    boxes = open.boxes
                )}
            </figcaption>
        </figure>
        <p>{fl!(words, "page-rules-spellbook-lost")}</p>
    }
    .into_any()
}

fn powers(words: &Words) -> AnyView {
    let powers = Components::BOX.lines().map(|(arms, line)| {
        let at_once = line.power.is_lightning().then(|| {
            view! { <span class="rules-at-once">{fl!(words, "page-rules-power-at-once")}</span> }
        });
        let cost = fl!(words, "page-rules-power-line", boxes = line.boxes, arms = words.arms(arms));
        view! {
            <li>
                <span class="rules-power-sign">{drawing::power(line.power)}</span>
                <h3>{words.power(line.power)} " " {at_once}</h3>
                <p class="rules-cost">{arms_picture(arms)} {cost}</p>
                <p>{power(words, line.power)}</p>
            </li>
        }
    });
    let powers: Vec<_> = powers.collect();
    let together = fl!(
        words,
        "page-rules-powers-together",
        free = words.power(Power::Free),
        split = words.power(Power::Split)
    );
    view! {
        <p>{fl!(words, "page-rules-powers-text")}</p>
        <ul class="rules-powers">{powers}</ul>
        <p>{together}</p>
        <p>{fl!(words, "page-rules-powers-undrawn")}</p>
    }
    .into_any()
}

fn power(words: &Words, power: Power) -> String {
    match power {
        Power::Free => fl!(words, "page-rules-power-free"),
        Power::Split => fl!(words, "page-rules-power-split"),
        Power::Both => fl!(words, "page-rules-power-both"),
        Power::Turn => fl!(words, "page-rules-power-turn"),
        Power::Domains => fl!(words, "page-rules-power-domains"),
        Power::Cross => fl!(words, "page-rules-power-cross"),
    }
}

fn end(words: &Words) -> AnyView {
    let kingdom = example();
    let count = kingdom.domains_of(CHOSEN).count() as u32;
    let bonus = 3 * count;
    let mut domains = Vec::new();
    for domain in kingdom.domains() {
        let size = |domain: &Domain| (domain.score(), domain.cells.len());
        domains.insert(domains.partition_point(|other| size(other) >= size(&domain)), domain);
    }
    let rows: Vec<_> = domains
        .into_iter()
        .map(|domain| {
            view! {
                <tr>
                    <th scope="row">{arms_picture(domain.arms)} {capital(&words.arms(domain.arms))}</th>
                    <td>{domain.cells.len()}</td>
                    <td>{domain.crosses}</td>
                    <td>{domain.score()}</td>
                </tr>
            }
        })
        .collect();
    let chosen = words.arms(CHOSEN);
    let power = words.power(Power::Domains);
    let said = fl!(words, "page-rules-example-text", power = power.clone(), arms = chosen.clone());
    let bonus_said = fl!(words, "page-rules-example-bonus", power = power, arms = chosen, count = count);
    view! {
        <p>{fl!(words, "page-rules-end-text")}</p>
        <p>{fl!(words, "page-rules-score-text")}</p>
        <div class="rules-example">
            <figure class="rules-figure">
                {drawing::map(&kingdom, true, Cells::NONE)} <figcaption>{said}</figcaption>
            </figure>
            <table class="rules-score">
                <thead>
                    <tr>
                        <th scope="col">{fl!(words, "page-rules-example-domain")}</th>
                        <th scope="col">{fl!(words, "page-rules-example-cells")}</th>
                        <th scope="col">{fl!(words, "page-rules-example-crosses")}</th>
                        <th scope="col">{fl!(words, "page-rules-example-points")}</th>
                    </tr>
                </thead>
                <tbody>
                    {rows} <tr>
                        <th scope="row" colspan="3">
                            {bonus_said}
                        </th>
                        <td>{bonus}</td>
                    </tr>
                </tbody>
                <tfoot>
                    <tr>
                        <th scope="row" colspan="3">
                            {fl!(words, "page-rules-example-total")}
                        </th>
                        <td>{kingdom.score() + bonus}</td>
                    </tr>
                </tfoot>
            </table>
        </div>
    }
    .into_any()
}

fn ties(words: &Words) -> AnyView {
    view! { <p>{fl!(words, "page-rules-ties-text")}</p> }.into_any()
}

fn editions(words: &Words) -> AnyView {
    let editions: Vec<_> = EDITIONS
        .into_iter()
        .map(|edition| {
            view! {
                <dt>{edition_name(edition, words)}</dt>
                <dd>{capital(&words.edition_about(edition))} "."</dd>
            }
        })
        .collect();
    view! {
        <p>{fl!(words, "page-rules-editions-text")}</p>
        <dl class="rules-editions">{editions}</dl>
        <p>{fl!(words, "page-rules-editions-contradiction")}</p>
    }
    .into_any()
}

fn credits(words: &Words) -> AnyView {
    view! {
        <p>{fl!(words, "page-rules-credits-text")}</p>
        <p>{fl!(words, "page-rules-credits-unofficial")}</p>
    }
    .into_any()
}

/// An arms beside its name.
fn arms_picture(arms: Arms) -> AnyView {
    view! {
        <svg viewBox="0 0 100 100" class="rules-arms" aria-hidden="true">
            {drawing::arms(arms)}
        </svg>
    }
    .into_any()
}

/// A face that nothing else names.
fn face_picture(words: &Words, face: Face) -> AnyView {
    view! {
        <span class="rules-face" role="img" aria-label=words.face(face)>
            {drawing::die(face)}
        </span>
    }
    .into_any()
}

fn arrow() -> AnyView {
    view! {
        <svg viewBox="0 0 24 24" class="rules-arrow">
            <path d="M3 12H20M13 5L20 12L13 19" />
        </svg>
    }
    .into_any()
}

/// A tick or a cross, beside the word that says the same.
fn verdict_sign(right: bool) -> AnyView {
    let path = if right { "M4 13L10 19L20 5" } else { "M5 5L19 19M19 5L5 19" };
    view! {
        <svg viewBox="0 0 24 24" class="rules-verdict" aria-hidden="true">
            <path d=path />
        </svg>
    }
    .into_any()
}

/// Something drawn on a cell of a picture.
type Drawn = (&'static str, Arms, Crosses);

/// A domino that shows the connection rule.
struct Domino {
    connects: bool,
    says: fn(&Words) -> String,
    earlier: &'static [Drawn],
    halves: [Drawn; 2],
}

const EARLIER: [Drawn; 2] = [("c3", Arms::Bar, Crosses::Zero), ("b3", Arms::Dot, Crosses::One)];

const DOMINOES: [Domino; 4] = [
    Domino {
        connects: true,
        says: |words| fl!(words, "page-rules-right-castle"),
        earlier: &[],
        halves: [("d4", Arms::Dot, Crosses::Zero), ("d5", Arms::Bar, Crosses::Zero)],
    },
    Domino {
        connects: true,
        says: |words| fl!(words, "page-rules-right-same"),
        earlier: &EARLIER,
        halves: [("c4", Arms::Bar, Crosses::One), ("c5", Arms::TwoDots, Crosses::Zero)],
    },
    Domino {
        connects: false,
        says: |words| fl!(words, "page-rules-wrong-corner"),
        earlier: &EARLIER,
        halves: [("a2", Arms::Dot, Crosses::Zero), ("a1", Arms::Quarters, Crosses::Zero)],
    },
    Domino {
        connects: false,
        says: |words| fl!(words, "page-rules-wrong-other"),
        earlier: &EARLIER,
        halves: [("c4", Arms::Solid, Crosses::Zero), ("c5", Arms::Dot, Crosses::Zero)],
    },
];

impl Domino {
    /// The map with the domino on it, and where it is.
    fn drawn(&self) -> (Kingdom, Cells) {
        let mut kingdom = Kingdom::EMPTY;
        draw(&mut kingdom, self.earlier);
        let fresh = draw(&mut kingdom, &self.halves);
        (kingdom, fresh)
    }
}

fn draw(kingdom: &mut Kingdom, what: &[Drawn]) -> Cells {
    let mut cells = Cells::NONE;
    for (cell, arms, crosses) in what {
        // The names of cells stand in this file, and a test reads them all.
        if let Ok(cell) = cell.parse() {
            kingdom.draw(cell, *arms, *crosses);
            cells = cells.with(cell);
        }
    }
    cells
}

/// The arms that the player of the example chose with *Domains*.
const CHOSEN: Arms = Arms::Solid;

/// The map of the example, row by row.
const EXAMPLE: [Drawn; 22] = {
    use Arms::{Bar, Dot, Quarters, Solid, TwoDots};
    use Crosses::{One, Two, Zero};
    [
        ("d5", TwoDots, One),
        ("e5", TwoDots, Zero),
        ("a4", Bar, Zero),
        ("b4", Bar, Zero),
        ("c4", Bar, Zero),
        ("d4", Solid, Zero),
        ("e4", TwoDots, Zero),
        ("a3", Bar, Zero),
        ("b3", Bar, One),
        ("c3", Bar, Zero),
        ("e3", Quarters, Two),
        ("f3", Quarters, Zero),
        ("b2", Bar, Zero),
        ("c2", Bar, One),
        ("d2", Dot, Zero),
        ("e2", Dot, One),
        ("f2", Dot, Zero),
        ("b1", Bar, Zero),
        ("d1", Dot, Zero),
        ("e1", Solid, Two),
        ("f1", Solid, Zero),
        ("g1", Bar, Zero),
    ]
};

fn example() -> Kingdom {
    let mut kingdom = Kingdom::EMPTY;
    draw(&mut kingdom, &EXAMPLE);
    kingdom
}

#[cfg(test)]
mod tests {
    use blazon::Domain;
    use blazon_words::Language;

    use super::*;

    #[test]
    fn every_sentence_has_what_it_needs_in_every_language() {
        for language in Language::ALL {
            // A variable that is missing stops a test here, and would be a hole on the page.
            drop(rules_page(&Words::new(language), None));
        }
    }

    #[test]
    fn the_example_is_that_of_the_rulebook_and_every_cell_of_it_can_be_read() {
        let kingdom = example();
        assert_eq!(kingdom.drawn().len() as usize, EXAMPLE.len());
        let bars: Vec<_> = kingdom.domains_of(Arms::Bar).map(Domain::score).collect();
        assert!(bars.contains(&18) && bars.contains(&0), "9 × 2 and 1 × 0: {bars:?}");
        assert_eq!(kingdom.domains_of(CHOSEN).count(), 2, "3 × 2 for Domains");
    }

    #[test]
    fn a_domino_that_is_shown_as_right_connects_and_one_that_is_shown_as_wrong_does_not() {
        for domino in DOMINOES {
            let mut kingdom = Kingdom::EMPTY;
            draw(&mut kingdom, domino.earlier);
            let [one, other] = domino.halves.map(|(cell, arms, _)| {
                let cell = cell.parse().expect("a cell");
                (cell, kingdom.connecting(arms).contains(cell))
            });
            let (_, fresh) = domino.drawn();
            assert_eq!(fresh, [one.0, other.0].into_iter().collect());
            assert_eq!(one.1 || other.1, domino.connects, "{:?}", domino.halves);
        }
    }
}
