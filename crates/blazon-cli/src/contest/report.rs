//! What a match or a ladder came to, in sentences.

use std::io::{self, Write};

use blazon_arena::Sums;
use blazon_report::table;
use blazon_wire::{Interval, Ladder, Match, Parts, Side};
use blazon_words::{Words, fl};

use crate::figure::percent;

/// So many forfeited games are listed; the others are only counted.
const FORFEITS_LISTED: usize = 10;

/// The score so far, for the progress bar.
pub(crate) fn bar(sums: &Sums, words: &Words) -> String {
    let elo = sums.pairs.elo();
    fl!(
        words,
        "cli-match-bar",
        score = percent(words, sums.pairs.score().mean),
        elo = words.signed(elo.mean, 0),
        low = words.signed(elo.low, 0),
        high = words.signed(elo.high, 0)
    )
}

/// Tells a match.
pub(crate) fn tell_match(told: &Match, words: &Words, out: &mut impl Write) -> io::Result<()> {
    tell_run(&told.options, words, out)?;
    writeln!(
        out,
        "{}",
        fl!(
            words,
            "cli-match-heading",
            left = told.left.as_str(),
            right = told.right.as_str(),
            games = told.games,
            edition = told.options.edition.as_str(),
            // As text: a number would lose its last digits.
            seed = told.options.seed.to_string()
        )
    )?;
    if told.games == 0 {
        return Ok(());
    }
    let pairs = told.pentanomial;
    let mut lines = vec![fl!(
        words,
        "cli-match-score",
        name = told.left.as_str(),
        mean = percent(words, told.score),
        low = percent(words, told.score_low),
        high = percent(words, told.score_high)
    )];
    lines.extend(told.without_luck.as_ref().map(|score| without_luck(score, words)));
    lines.extend([
        fl!(
            words,
            "cli-match-elo",
            // A clean sweep says only how large the difference is at least.
            open = if told.score >= 1.0 {
                "up"
            } else if told.score <= 0.0 {
                "down"
            } else {
                "no"
            },
            mean = words.signed(told.elo, 0),
            low = words.signed(told.elo_low, 0),
            high = words.signed(told.elo_high, 0)
        ),
        fl!(
            words,
            "cli-match-pairs",
            name = told.left.as_str(),
            none = pairs[0],
            half = pairs[1],
            one = pairs[2],
            more = pairs[3],
            two = pairs[4]
        ),
        fl!(words, "cli-match-games", draws = told.draws, margin = words.signed(told.margin, 2)),
    ]);
    for line in lines {
        writeln!(out, "{line}")?;
    }
    let costs = [
        (&told.left, told.ms_per_decision_left, told.nodes_per_decision_left),
        (&told.right, told.ms_per_decision_right, told.nodes_per_decision_right),
    ];
    for (name, milliseconds, nodes) in costs {
        let (milliseconds, nodes) = (words.decimal(milliseconds, 3), words.decimal(nodes, 1));
        let line =
            fl!(words, "cli-match-cost", name = name.as_str(), milliseconds = milliseconds, nodes = nodes);
        writeln!(out, "{line}")?;
    }
    if let Some(test) = &told.sprt {
        let line = fl!(
            words,
            "cli-match-sprt",
            low = words.signed(test.elo0, 0),
            high = words.signed(test.elo1, 0),
            ratio = words.signed(test.llr, 2),
            bound = words.decimal(test.high, 2),
            verdict = test.verdict.as_str()
        );
        writeln!(out, "{line}")?;
    }
    tell_controls(&[told], words, out)?;
    tell_forfeits(&[told], words, out)
}

/// The score without luck, for people: never below 0 or above 1.
fn without_luck(score: &Interval, words: &Words) -> String {
    fl!(
        words,
        "cli-match-without-luck",
        mean = percent(words, score.mean.clamp(0.0, 1.0)),
        low = percent(words, score.low),
        high = percent(words, score.high)
    )
}

/// Tells a ladder.
pub(crate) fn tell_ladder(told: &Ladder, words: &Words, out: &mut impl Write) -> io::Result<()> {
    tell_run(&told.options, words, out)?;
    let games: u64 = told.matches.iter().map(|one| one.games).sum();
    writeln!(
        out,
        "{}",
        fl!(
            words,
            "cli-ladder-heading",
            games = games,
            pairs = told.options.pairs,
            edition = told.options.edition.as_str(),
            seed = told.options.seed.to_string()
        )
    )?;
    if games == 0 {
        return Ok(());
    }
    let mut rows = vec![[
        fl!(words, "cli-ladder-player"),
        fl!(words, "cli-ladder-elo"),
        fl!(words, "cli-ladder-interval"),
        fl!(words, "cli-ladder-games"),
        fl!(words, "cli-ladder-time"),
    ]];
    let mut players: Vec<_> = told.players.iter().collect();
    players.sort_by(|one, other| other.elo.total_cmp(&one.elo));
    for player in players {
        rows.push([
            player.name.clone(),
            words.signed(player.elo, 0),
            fl!(
                words,
                "cli-ladder-range",
                low = words.signed(player.elo_low, 0),
                high = words.signed(player.elo_high, 0)
            ),
            words.count(player.games),
            words.decimal(player.ms_per_decision, 3),
        ]);
    }
    table::write(&rows, out)?;
    for one in told.self_matches.iter().filter(|one| one.games > 0) {
        let line = fl!(
            words,
            "cli-ladder-self",
            name = one.left.as_str(),
            mean = percent(words, one.score),
            low = percent(words, one.score_low),
            high = percent(words, one.score_high)
        );
        writeln!(out, "{line}")?;
    }
    let all: Vec<&Match> = told.matches.iter().chain(&told.self_matches).collect();
    tell_controls(&all, words, out)?;
    tell_forfeits(&all, words, out)
}

/// What stands above the result if it is not that of the whole run.
fn tell_run(terms: &blazon_wire::ContestOptions, words: &Words, out: &mut impl Write) -> io::Result<()> {
    if terms.stopped {
        writeln!(out, "{}", fl!(words, "cli-match-stopped", asked = terms.pairs))?;
    }
    tell_parts(terms.shard.as_ref(), words, out)
}

/// Says which parts these are, if it is not the whole run.
pub(crate) fn tell_parts(parts: Option<&Parts>, words: &Words, out: &mut impl Write) -> io::Result<()> {
    let Some(Parts { parts, of }) = parts else { return Ok(()) };
    let parts: Vec<String> = parts.iter().map(u32::to_string).collect();
    writeln!(out, "{}", fl!(words, "cli-only-parts", parts = parts.join(", "), of = of.to_string()))
}

fn tell_controls(matches: &[&Match], words: &Words, out: &mut impl Write) -> io::Result<()> {
    let mut sums = Sums::default();
    for one in matches {
        sums.first_seat.merge(&blazon_arena::Pentanomial(one.sums.first_seat));
        for (die, more) in sums.dice.iter_mut().zip(&one.sums.dice) {
            die.iter_mut().zip(more).for_each(|(count, more)| *count += more);
        }
    }
    let seat = sums.first_seat.score();
    let fairness = sums.fairness();
    writeln!(
        out,
        "{}",
        fl!(
            words,
            "cli-match-seat",
            mean = percent(words, seat.mean),
            low = percent(words, seat.low),
            high = percent(words, seat.high)
        )
    )?;
    writeln!(
        out,
        "{}",
        fl!(
            words,
            "cli-match-dice",
            value = words.decimal(fairness.value, 1),
            freedom = fairness.freedom,
            p = words.decimal(fairness.p(), 3)
        )
    )
}

/// Why a player forfeits, by the code of the reason.
pub(crate) fn forfeit_reason(code: &str, answer: &str, words: &Words) -> String {
    match code {
        "not-started" => fl!(words, "cli-forfeit-not-started", reason = answer),
        "ended" => fl!(words, "cli-forfeit-ended"),
        "silent" => fl!(words, "cli-forfeit-silent"),
        "illegal" => fl!(words, "cli-forfeit-illegal", answer = answer),
        _ => fl!(words, "cli-forfeit-nonsense", answer = answer),
    }
}

fn tell_forfeits(matches: &[&Match], words: &Words, out: &mut impl Write) -> io::Result<()> {
    let all: u64 = matches.iter().map(|one| one.forfeits.left + one.forfeits.right).sum();
    if all == 0 {
        return Ok(());
    }
    writeln!(out, "{}", fl!(words, "cli-match-forfeits", games = all))?;
    let listed = matches.iter().flat_map(|one| one.forfeits.list.iter().map(move |forfeit| (one, forfeit)));
    for (one, forfeit) in listed.take(FORFEITS_LISTED) {
        let name = match forfeit.side {
            Side::Left => &one.left,
            Side::Right => &one.right,
        };
        let why = forfeit_reason(&forfeit.reason, &forfeit.answer, words);
        let line = fl!(
            words,
            "cli-match-forfeit",
            // As they are named to programs.
            pair = forfeit.pair.to_string(),
            game = forfeit.game.to_string(),
            name = name.as_str(),
            why = why
        );
        writeln!(out, "  {line}")?;
    }
    Ok(())
}
