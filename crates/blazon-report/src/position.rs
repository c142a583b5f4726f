//! A position in letters: both maps, the spellbook, the points, and whose turn it is.

use std::fmt::Write;

use blazon::{Arms, BySeat, Cell, Chance, Crosses, Dice, Die, Position, Power, Roll, Seat, Step, ToAct};
use blazon_words::{Called, Words, fl};
use unicode_width::{UnicodeWidthChar, UnicodeWidthStr};

/// What stands between two maps side by side.
const GAP: &str = "   ";

/// The columns that two maps side by side need.
pub const WIDE: usize = 2 * MAP_WIDTH + GAP.len();

/// The number of a row, and seven squares of five columns with the last border.
const MAP_WIDTH: usize = 2 + 7 * 5 + 1;

/// Draws a position for a screen of this many columns.
pub fn draw(position: &Position, names: &BySeat<Called>, columns: usize, words: &Words) -> String {
    let mut picture = String::new();
    maps(&mut picture, position, names, columns, words);
    picture.push('\n');
    spellbook(&mut picture, position, names, words);
    picture.push('\n');
    points(&mut picture, position, names, words);
    picture.push('\n');
    dice(&mut picture, position, names, words);
    line(&mut picture, &turn(position, names, words));
    picture
}

fn line(picture: &mut String, text: &str) {
    picture.push_str(text.trim_end());
    picture.push('\n');
}

/// Both maps, side by side if there is room, with the names above and the castles below.
fn maps(picture: &mut String, position: &Position, names: &BySeat<Called>, columns: usize, words: &Words) {
    let blocks = BySeat::new(|seat| {
        let mut block = vec![heading(position, names, seat, words), String::new()];
        block.extend(map(position, seat));
        block.push(if position.castle_bonus(seat) {
            fl!(words, "report-castle-ready")
        } else {
            fl!(words, "report-castle-used")
        });
        block
    });
    if columns >= WIDE {
        for (left, right) in blocks.first.iter().zip(&blocks.second) {
            line(picture, &format!("{}{GAP}{}", fit(left, MAP_WIDTH), fit(right, MAP_WIDTH)));
        }
    } else {
        blocks.first.iter().for_each(|text| line(picture, text));
        picture.push('\n');
        blocks.second.iter().for_each(|text| line(picture, text));
    }
}

/// The player, and which of A and B that is this round.
fn heading(position: &Position, names: &BySeat<Called>, seat: Seat, words: &Words) -> String {
    let role = if position.player_a() == seat { "A" } else { "B" };
    let name = fit(names[seat].label(), MAP_WIDTH - 16);
    fl!(words, "report-heading", name = name.trim_end(), role = role)
}

/// What a border runs around.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Ground {
    Outside,
    Castle,
    Empty,
    Arms(Arms),
}

fn ground(position: &Position, seat: Seat, column: i8, row: i8) -> Ground {
    if !(0..7).contains(&column) || !(0..5).contains(&row) {
        return Ground::Outside;
    }
    match Cell::new(column.unsigned_abs(), row.unsigned_abs()) {
        None => Ground::Castle,
        Some(cell) => match position.kingdom(seat).get(cell) {
            None => Ground::Empty,
            Some((arms, _)) => Ground::Arms(arms),
        },
    }
}

/// The lines of a map. As on the sheet there is a border wherever two neighbouring cells differ, so domains stand out.
fn map(position: &Position, seat: Seat) -> Vec<String> {
    let ground = |column, row| ground(position, seat, column, row);
    let mut lines = vec!["    a    b    c    d    e    f    g".to_owned()];
    for row in (-1..5).rev() {
        let above = |column| ground(column, row + 1) != ground(column, row);
        let beside = |column: i8, row| ground(column - 1, row) != ground(column, row);
        let mut border = String::from("  ");
        for column in 0..=7 {
            let across = above(column - 1) || above(column);
            let along = beside(column, row) || beside(column, row + 1);
            border.push(match (across, along) {
                (true, true) => '+',
                (true, false) => '-',
                (false, true) => '|',
                (false, false) => ' ',
            });
            if column < 7 {
                border.push_str(if above(column) { "----" } else { "    " });
            }
        }
        lines.push(border);
        if row >= 0 {
            let mut squares = format!("{} ", row + 1);
            for column in 0..=7 {
                squares.push(if beside(column, row) { '|' } else { ' ' });
                if column < 7 {
                    squares.push_str(&square(position, seat, column, row));
                }
            }
            lines.push(squares);
        }
    }
    lines
}

/// Four columns: the letter of the arms and its crosses, or the castle, its roof filled once the bonus is spent.
fn square(position: &Position, seat: Seat, column: i8, row: i8) -> String {
    match Cell::new(column.unsigned_abs(), row.unsigned_abs()) {
        None if position.castle_bonus(seat) => "/  \\".to_owned(),
        None => "/##\\".to_owned(),
        Some(cell) => match position.kingdom(seat).get(cell) {
            None => " .  ".to_owned(),
            Some((arms, crosses)) => {
                let crosses = match crosses {
                    Crosses::Zero => "  ",
                    Crosses::One => "x ",
                    Crosses::Two => "xx",
                };
                format!(" {arms}{crosses}")
            }
        },
    }
}

/// One line for each arms: its power, and the boxes of both players.
fn spellbook(picture: &mut String, position: &Position, names: &BySeat<Called>, words: &Words) {
    let mut rows = vec![[
        fl!(words, "spellbook"),
        String::new(),
        fit(names.first.label(), 26).trim_end().to_owned(),
        fit(names.second.label(), 26).trim_end().to_owned(),
    ]];
    for arms in Arms::ALL {
        let power = position.components().line(arms).power;
        let [first, second] = Seat::ALL.map(|seat| {
            let boxes = boxes(position, seat, arms);
            format!("{boxes} {}", state(position, seat, arms, power, words)).trim_end().to_owned()
        });
        rows.push([format!("{arms} {}", words.arms(arms)), words.power(power), first, second]);
    }
    let mut widths = [0; 4];
    for row in &rows {
        for (width, text) in widths.iter_mut().zip(row) {
            *width = (*width).max(text.width());
        }
    }
    // The heading of the first column may run over the second, which has none.
    let heading = rows[0][0].width();
    widths[0] = rows[1..].iter().map(|row| row[0].width()).max().unwrap_or(0);
    widths[1] = widths[1].max(heading.saturating_sub(widths[0] + 2));
    for (i, [arms, power, first, second]) in rows.iter().enumerate() {
        let label = if i == 0 {
            fit(arms, widths[0] + 2 + widths[1])
        } else {
            format!("{}  {}", fit(arms, widths[0]), fit(power, widths[1]))
        };
        line(picture, &format!("{label}  {}  {second}", fit(first, widths[2])));
    }
}

/// The boxes from the arms outward, the last and winning one round. Those of a struck line are crossed through.
fn boxes(position: &Position, seat: Seat, arms: Arms) -> String {
    let count = position.components().line(arms).boxes;
    let marks = position.spellbook(seat).marks[arms];
    let struck = position.owner(arms) == Some(!seat);
    let mut boxes = String::new();
    for number in 1..=count {
        let inside = if number <= marks {
            'x'
        } else if struck {
            '-'
        } else {
            ' '
        };
        let (left, right) = if number == count { ('(', ')') } else { ('[', ']') };
        boxes.extend([left, inside, right]);
    }
    boxes
}

fn state(position: &Position, seat: Seat, arms: Arms, power: Power, words: &Words) -> String {
    match position.owner(arms) {
        None => String::new(),
        Some(owner) if owner != seat => fl!(words, "report-line-crossed-out"),
        Some(_) if position.holds(seat, power) => fl!(words, "report-power-held"),
        Some(_) => match position.spellbook(seat).chosen {
            Some(arms) if power == Power::Domains => {
                fl!(words, "report-power-chosen", arms = words.arms(arms))
            }
            _ => fl!(words, "report-power-used"),
        },
    }
}

/// The points of both players, domain by domain.
fn points(picture: &mut String, position: &Position, names: &BySeat<Called>, words: &Words) {
    for seat in Seat::ALL {
        let kingdom = position.kingdom(seat);
        let largest = position.largest(seat);
        let points = position.score(seat);
        let total = fl!(
            words,
            "score-total",
            name = names[seat].label(),
            who = names[seat].who(),
            points = points,
            largest = largest
        );
        line(picture, &total);
        let mut domains: Vec<_> = kingdom.domains().collect();
        domains.sort_by_key(|domain| std::cmp::Reverse((domain.score(), domain.cells.len())));
        for domain in domains {
            line(picture, &format!("  {}", words.domain(&domain)));
        }
        if let Some(bonus) = words.domains_bonus(position, seat) {
            line(picture, &format!("  {bonus}"));
        }
    }
}

/// What the dice show, and who has them.
fn dice(picture: &mut String, position: &Position, names: &BySeat<Called>, words: &Words) {
    let (roll, hands) = match position.step() {
        Step::Take { roll, taken } => {
            let taken = taken.map_or(Dice::NONE, Dice::one);
            let mut hands = BySeat::both(Dice::NONE);
            hands[position.player_a()] = taken;
            (roll, hands)
        }
        Step::Draw { roll, hands, .. } => (roll, hands),
        _ => return,
    };
    line(picture, &format!("{} {}", fl!(words, "report-dice"), faces(roll, Dice::ALL)));
    for seat in Seat::ALL {
        if !hands[seat].is_empty() {
            let dice = faces(roll, hands[seat]);
            line(picture, &fl!(words, "report-hand", name = names[seat].label(), dice = dice));
        }
    }
}

fn faces(roll: Roll, dice: Dice) -> String {
    let mut text = String::new();
    for die in Die::ALL.into_iter().filter(|&die| dice.contains(die)) {
        let between = if text.is_empty() { "" } else { "  " };
        let _ = write!(text, "{between}{die}: {}", roll.face(die));
    }
    text
}

/// What comes next, or how the game ended.
fn turn(position: &Position, names: &BySeat<Called>, words: &Words) -> String {
    let round = position.round();
    let name = |seat: Seat| names[seat].label();
    let a = name(position.player_a());
    match position.to_act() {
        ToAct::Nobody(_) => words.outcome(position, names),
        ToAct::Chance(Chance::Roll) => fl!(words, "report-turn-roll", round = round, name = a),
        ToAct::Chance(Chance::Lots) => fl!(words, "report-turn-lots", round = round),
        ToAct::Both => fl!(words, "report-turn-both", round = round),
        ToAct::Seat(seat) => match position.step() {
            Step::Take { taken: None, .. } => {
                fl!(words, "report-turn-take-a", round = round, name = name(seat))
            }
            Step::Take { .. } => fl!(words, "report-turn-take-b", round = round, name = name(seat)),
            Step::Flash { .. } if position.holds(seat, Power::Domains) => {
                fl!(words, "report-turn-domains", round = round, name = name(seat))
            }
            Step::Flash { .. } => fl!(words, "report-turn-cross", round = round, name = name(seat)),
            _ => fl!(words, "report-turn-draw", round = round, name = name(seat)),
        },
    }
}

/// The text in exactly this many columns: filled up with spaces, or cut.
fn fit(text: &str, columns: usize) -> String {
    let width = text.width();
    if width <= columns {
        return format!("{text}{}", " ".repeat(columns - width));
    }
    let mut cut = String::new();
    let mut used = 0;
    for c in text.chars() {
        let wide = c.width().unwrap_or(0);
        if used + wide + 3 > columns {
            break;
        }
        used += wide;
        cut.push(c);
    }
    format!("{cut}...{}", " ".repeat(columns.saturating_sub(used + 3)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_is_fitted_by_what_it_takes_on_screen() {
        assert_eq!(fit("ab", 4), "ab  ");
        assert_eq!(fit("문장", 5), "문장 ");
        assert_eq!(fit("abcdefgh", 6), "abc...");
        assert_eq!(fit("문장문장", 6), "문... ");
    }

    #[test]
    fn maps_stand_side_by_side_only_where_there_is_room() {
        let names = BySeat { first: "Ada", second: "Grace" }.map(|name| Called::Named(name.to_owned()));
        let words = Words::new(blazon_words::Language::English);
        let drawn = |columns| draw(&Position::default(), &names, columns, &words);
        assert!(drawn(WIDE).lines().any(|line| line.matches("/  \\").count() == 2));
        let narrow = drawn(WIDE - 1);
        let maps: Vec<&str> = narrow.lines().take_while(|line| !line.starts_with("Spellbook")).collect();
        assert!(maps.iter().all(|line| line.width() <= MAP_WIDTH), "{narrow}");
        assert_eq!(maps.iter().filter(|line| line.contains("/  \\")).count(), 2);
    }
}
