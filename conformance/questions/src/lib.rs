//! Questions that every platform must answer alike, to the bit: what the rules make of cases and games, what the engine
//! decides, how it judges a game, how fair dice fall, how numbers and lists are written.
//!
//! A question is a line with words, and below it the text that it is about, if any. Questions and answers are text, so
//! that a program on one platform can put them to a program on another and compare.
//!
//! | first line | text | answer |
//! |---|---|---|
//! | `cases` file | a file of cases | how many cases and checks passed |
//! | `game` | a record | the hash of every position |
//! | `random-games` seed count | | a hash for each game, over all its positions |
//! | `daily` date | | the level, the opponent's seed and every roll of the day's duel |
//! | `fair-dice` table secret salt host-key guest-key count | | everything that follows from the secrets of a table, and so many rolls |
//! | `verify` | a record | how many rolls its proof confirms |
//! | `decide` player seat seed | a position | the decision with everything that was weighed |
//! | `nodes` player seed | seats and positions, one pair a line | what deciding all of them took |
//! | `analyse` player nodes | a record | luck, decisions and summaries |
//! | `words` | | numbers, shares and lists in every language |
//!
//! ```
//! use blazon_questions::answer;
//!
//! assert_eq!(answer("random-games 7 2")?, answer("random-games 7 2")?);
//! assert_ne!(answer("random-games 7 2")?, answer("random-games 8 2")?);
//! assert_eq!(answer("hello").unwrap_err(), "no such question: hello");
//! # Ok::<(), String>(())
//! ```
//!
//! Real numbers are written with as many digits as it takes to read the same number back, so those that are written
//! alike are the same to the bit.

mod analysis;
mod decision;
mod dice;
mod game;
mod list;
mod words;

pub use list::List;

/// The answer to a question, or why there is none. A case that fails is no answer either.
pub fn answer(question: &str) -> Result<String, String> {
    let (line, text) = question.split_once('\n').unwrap_or((question, ""));
    let words: Vec<&str> = line.split(' ').collect();
    match words[..] {
        ["cases", file] => cases(file, text),
        ["game"] => game::hashes(text),
        ["random-games", seed, count] => Ok(game::random(number(seed)?, number(count)?)),
        ["daily", date] => game::daily(date),
        ["fair-dice", table, secret, salt, host, guest, count] => {
            let count = u32::try_from(number(count)?).map_err(reason)?;
            dice::fair(table, [secret, salt, host, guest], count)
        }
        ["verify"] => dice::verify(text),
        ["decide", player, seat, seed] => decision::decide(text, player, seat, number(seed)?),
        ["nodes", player, seed] => decision::nodes(text, player, number(seed)?),
        ["analyse", player, nodes] => analysis::analyse(text, player, number(nodes)?),
        ["words"] => Ok(words::written()),
        _ => Err(format!("no such question: {line}")),
    }
}

fn cases(file: &str, text: &str) -> Result<String, String> {
    let tally = blazon_cases::run(file, text);
    if tally.failures.is_empty() {
        Ok(format!("{} cases, {} checks", tally.cases, tally.checks))
    } else {
        Err(tally.failures.join("\n"))
    }
}

fn number(word: &str) -> Result<u64, String> {
    word.parse().map_err(|error| format!("{word}: {error}"))
}

fn reason(error: impl std::fmt::Display) -> String {
    error.to_string()
}

#[cfg(test)]
mod tests {
    use super::*;
    use blazon::Position;

    #[test]
    fn a_case_that_fails_is_no_answer() {
        let start = Position::default();
        let case = |score| format!("cases a.txt\ncase: A\nrule: 4\nposition: {start}\nscore: F {score}\n");
        assert_eq!(answer(&case(0)), Ok("1 cases, 2 checks".to_owned()));
        assert_eq!(answer(&case(1)), Err("a.txt:4: score: F 1: it is 0".to_owned()));
    }

    #[test]
    fn a_random_game_is_that_of_its_number() {
        let games = answer("random-games 5 3").unwrap();
        assert_eq!(games.lines().count(), 3);
        assert_eq!(games.lines().next(), answer("random-games 5 1").unwrap().lines().next());
    }

    #[test]
    fn a_day_has_its_dice_or_is_none() {
        let day = answer("daily 2026-11-17").unwrap();
        assert!(day.starts_with("level 2, seed 2afb22a93a3b4418\n1. d/d/q2/B\n2. b/d/D/D\n"), "{day}");
        assert_eq!(day.lines().count(), 1 + 33);
        assert!(answer("daily 2026-11-31").is_err());
    }

    #[test]
    fn fair_dice_follow_from_their_secrets() {
        let [one, two] = ["01", "02"].map(|byte| byte.repeat(32));
        let [three, four] = ["03", "04"].map(|byte| byte.repeat(16));
        let said = answer(&format!("fair-dice 7 {one} {two} {three} {four} 10")).unwrap();
        assert!(said.starts_with(
            "seal f818afd37a6dc3bc92fb44731011277006db4efa6e9023cd7468c02335d22a4d\nh 5053fed9"
        ));
        assert!(said.contains("\ng starts, lots favour S\n0 d/s/q2/?\n1 B1/b/D/B\n"), "{said}");
        assert_eq!(said.lines().count(), 1 + 2 + 1 + 10 + 2);
        assert!(answer(&format!("fair-dice 7 {one} {two} {three} {four}0 10")).is_err());
    }

    #[test]
    fn a_record_proves_its_dice_or_there_is_no_answer() {
        let game = include_str!("../../dice/game.txt");
        assert_eq!(answer(&format!("verify\n{game}")), Ok("16 rolls, lots false".to_owned()));
        let other = game.replace("6. d/s/b/?", "6. d/s/D/?");
        assert_eq!(
            answer(&format!("verify\n{other}")),
            Err("roll 5 should have been d/s/b/? but is d/s/D/?".to_owned())
        );
    }

    #[test]
    fn every_language_writes_in_its_own_way() {
        let written = answer("words").unwrap();
        for line in ["en 12345.678 3: 12,345.678 +12,345.678", "fr -0.031: −3,1\u{a0}% −3\u{a0}% −3,1\u{a0}%"]
        {
            assert!(written.lines().any(|said| said == line), "{line} is not in {written}");
        }
    }

    #[test]
    fn an_answer_holds_what_was_weighed() {
        let position = Position::default().play("d/b/s2/?".parse().unwrap()).unwrap();
        let decision = answer(&format!("decide net F 7\n{position}")).unwrap();
        assert!(decision.lines().filter(|line| line.starts_with("F:")).count() >= 4, "{decision}");
        let refused = answer(&format!("decide net S 7\n{position}"));
        assert_eq!(refused, Err("S is not to act".to_owned()));
    }
}
