//! A match as JSON, and back.

use blazon::{Components, Edition};
use blazon_arena::{
    Adjusted, BySide, Contest, ContestOptions, Contestant, Cost, Forfeit, Interval, Limit, Pentanomial,
    Reason, Side, Sprt, SprtVerdict, Sums,
};
use blazon_wire::{AdjustedSums, Controls, Forfeits, Match, MatchSums, SequentialTest};

use super::arguments::MOST_PAIRS;
use crate::counted::{shares, signed_shares};
use crate::parts;

/// The most that is counted of anything. What claims more was not played, and could not be added up.
const MOST: u64 = 1 << 56;

/// The terms of a run as they are written down.
pub(crate) fn terms(options: &ContestOptions, stopped: bool) -> blazon_wire::ContestOptions {
    let &ContestOptions { rules, seed, pairs, shard, limit, luck, .. } = options;
    let (nodes, time) = match limit {
        Limit::Usual => (None, None),
        Limit::Nodes(nodes) => (Some(nodes), None),
        Limit::Time(time) => (None, Some(time.as_millis() as u64)),
    };
    blazon_wire::ContestOptions {
        seed,
        edition: rules.edition.to_string(),
        components: rules.components.to_string(),
        pairs,
        nodes,
        time,
        luck,
        shard: parts::written(shard),
        stopped,
    }
}

/// The line of a match that was played here.
pub(crate) fn played(contest: &Contest, sums: &Sums, sprt: Option<Sprt>) -> Match {
    let decided = sprt.is_some_and(|sprt| sprt.verdict(&sums.pairs) != SprtVerdict::Open);
    let stopped = !decided && sums.pairs.pairs() < contest.options.shard.share(contest.options.pairs);
    line(
        env!("CARGO_PKG_VERSION").to_owned(),
        [contest.left.to_string(), contest.right.to_string()],
        terms(&contest.options, stopped),
        sums,
        sprt,
    )
}

/// The line of a match, computed from its sums.
pub(crate) fn line(
    version: String,
    [left, right]: [String; 2],
    terms: blazon_wire::ContestOptions,
    sums: &Sums,
    sprt: Option<Sprt>,
) -> Match {
    let (score, elo) = (sums.pairs.score(), sums.pairs.elo());
    let first_seat = sums.first_seat.score();
    let fairness = sums.fairness();
    let adjusted = AdjustedSums { score: sums.adjusted.sum.0, squares: sums.adjusted.squares.0 };
    let adjusted = terms.luck.then_some(adjusted);
    Match {
        version,
        left,
        right,
        options: terms,
        games: sums.games(),
        score: score.mean,
        score_low: score.low,
        score_high: score.high,
        without_luck: sums.without_luck().map(interval),
        elo: elo.mean,
        elo_low: elo.low,
        elo_high: elo.high,
        draws: sums.draws,
        margin: sums.mean_margin(),
        pentanomial: sums.pairs.0,
        ms_per_decision_left: sums.milliseconds(Side::Left),
        ms_per_decision_right: sums.milliseconds(Side::Right),
        nodes_per_decision_left: sums.nodes(Side::Left),
        nodes_per_decision_right: sums.nodes(Side::Right),
        sprt: sprt.map(|sprt| SequentialTest {
            elo0: sprt.elo0,
            elo1: sprt.elo1,
            llr: sprt.log_likelihood_ratio(&sums.pairs),
            low: -Sprt::BOUND,
            high: Sprt::BOUND,
            verdict: match sprt.verdict(&sums.pairs) {
                SprtVerdict::Open => "open",
                SprtVerdict::Elo0 => "elo0",
                SprtVerdict::Elo1 => "elo1",
            }
            .to_owned(),
        }),
        controls: Controls {
            first_seat: interval(first_seat),
            chi_squared: fairness.value,
            freedom: fairness.freedom,
            p: fairness.p(),
        },
        forfeits: Forfeits {
            left: sums.forfeits.left,
            right: sums.forfeits.right,
            list: sums.forfeited.iter().map(forfeit).collect(),
        },
        sums: MatchSums {
            first_seat: sums.first_seat.0,
            adjusted,
            margin: sums.margin,
            finished: sums.finished,
            dice: sums.dice,
            left: cost(sums.cost.left),
            right: cost(sums.cost.right),
        },
    }
}

/// A match that was read, with every figure computed again from its counts; nothing if no match was played like that.
pub(crate) fn recomputed(read: &Match) -> Option<Match> {
    let sums = sums(read)?;
    let sprt = match &read.sprt {
        Some(test) => Some(Sprt::new(test.elo0, test.elo1)?),
        None => None,
    };
    let known = [&read.left, &read.right].into_iter().all(|name| Contestant::is_name(name));
    let decided = sprt.is_some_and(|sprt| sprt.verdict(&sums.pairs) != SprtVerdict::Open);
    let asked = pairs_asked(&read.options).filter(|&asked| known && sums.pairs.pairs() <= asked)?;
    let stopped = !decided && sums.pairs.pairs() < asked;
    let names = [read.left.clone(), read.right.clone()];
    let terms = blazon_wire::ContestOptions { stopped, ..read.options.clone() };
    Some(line(read.version.clone(), names, terms, &sums, sprt))
}

/// How many pairs the parts of a run are to play together; nothing if there is no such run.
pub(crate) fn pairs_asked(terms: &blazon_wire::ContestOptions) -> Option<u64> {
    Edition::from_name(&terms.edition)?;
    terms.components.parse::<Components>().ok()?;
    if terms.pairs > MOST_PAIRS { None } else { parts::share(terms.shard.as_ref(), terms.pairs) }
}

/// The sums that a line was computed from; nothing if no match has such sums.
pub(crate) fn sums(line: &Match) -> Option<Sums> {
    let counts = line.pentanomial.iter().chain(&line.sums.first_seat).chain(line.sums.dice.as_flattened());
    let costs = [line.sums.left, line.sums.right];
    let costs = costs.iter().flat_map(|cost| [&cost.decisions, &cost.nodes, &cost.nanoseconds]);
    let others = [&line.draws, &line.sums.finished, &line.forfeits.left, &line.forfeits.right];
    let mut all = counts.chain(costs).chain(others).copied().chain([line.sums.margin.unsigned_abs()]);
    if all.any(|count| count > MOST) {
        return None;
    }
    let cost = |cost: blazon_wire::Cost| Cost {
        decisions: cost.decisions,
        nodes: cost.nodes,
        nanoseconds: cost.nanoseconds,
    };
    let forfeited = line.forfeits.list.iter().map(|forfeit| {
        Some(Forfeit {
            pair: forfeit.pair.checked_sub(1)?,
            game: forfeit.game.checked_sub(1).filter(|&game| game < 2)?,
            side: match forfeit.side {
                blazon_wire::Side::Left => Side::Left,
                blazon_wire::Side::Right => Side::Right,
            },
            reason: Reason::from_code(&forfeit.reason)?,
            answer: forfeit.answer.clone(),
        })
    });
    let pairs = Pentanomial(line.pentanomial);
    let sums = Sums {
        pairs,
        first_seat: Pentanomial(line.sums.first_seat),
        adjusted: adjusted(line, pairs.pairs())?,
        draws: line.draws,
        margin: line.sums.margin,
        finished: line.sums.finished,
        cost: BySide { left: cost(line.sums.left), right: cost(line.sums.right) },
        dice: line.sums.dice,
        forfeits: BySide { left: line.forfeits.left, right: line.forfeits.right },
        forfeited: forfeited.collect::<Option<_>>()?,
    };
    // Every game was played to its end or lost before, the seats saw the same pairs as the sides, and no game has more
    // rounds than can be counted.
    let forfeits = sums.forfeits.left + sums.forfeits.right;
    let listed = (sums.forfeited.len() as u64) == forfeits.min(Sums::FORFEITS_KEPT as u64);
    let most_rolls = sums.pairs.pairs().saturating_mul(u8::MAX.into());
    let sound = sums.finished + forfeits == sums.games()
        && sums.first_seat.pairs() == sums.pairs.pairs()
        && sums.draws <= sums.finished
        && sums.dice.iter().all(|die| die.iter().sum::<u64>() <= most_rolls)
        && listed;
    sound.then_some(sums)
}

/// The pairs without luck that a line was computed from, so many of them if they were asked for; nothing if no match has such
/// pairs.
fn adjusted(line: &Match, pairs: u64) -> Option<Adjusted> {
    let most = u64::from(Adjusted::MOST);
    match (line.options.luck, line.sums.adjusted) {
        (false, None) => Some(Adjusted::default()),
        (true, Some(AdjustedSums { score, squares })) => Some(Adjusted {
            pairs,
            sum: signed_shares(score, pairs.saturating_mul(most))?,
            squares: shares(squares, pairs.saturating_mul(most * most))?,
        }),
        _ => None,
    }
}

fn interval(Interval { mean, low, high }: Interval) -> blazon_wire::Interval {
    blazon_wire::Interval { mean, low, high }
}

fn cost(cost: Cost) -> blazon_wire::Cost {
    blazon_wire::Cost { decisions: cost.decisions, nodes: cost.nodes, nanoseconds: cost.nanoseconds }
}

fn forfeit(forfeit: &Forfeit) -> blazon_wire::Forfeit {
    blazon_wire::Forfeit {
        pair: forfeit.pair + 1,
        game: forfeit.game + 1,
        side: match forfeit.side {
            Side::Left => blazon_wire::Side::Left,
            Side::Right => blazon_wire::Side::Right,
        },
        reason: forfeit.reason.code().to_owned(),
        answer: forfeit.answer.clone(),
    }
}
