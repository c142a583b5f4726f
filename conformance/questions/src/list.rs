use std::fmt;
use std::str::FromStr;

/// Between the questions of a list. Neither separator can stand in a file of the game, which is printable text.
const NEXT: char = '\u{1e}';

/// Between a question and its answer.
const ANSWER: char = '\u{1f}';

/// Questions with their answers, to be handed to another platform as one text.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct List(pub Vec<(String, String)>);

impl fmt::Display for List {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, (question, answer)) in self.0.iter().enumerate() {
            if i > 0 {
                write!(f, "{NEXT}")?;
            }
            write!(f, "{question}{ANSWER}{answer}")?;
        }
        Ok(())
    }
}

impl FromStr for List {
    type Err = String;

    fn from_str(text: &str) -> Result<List, String> {
        let pair = |pair: &str| {
            let (question, answer) = pair.split_once(ANSWER).ok_or("a question without an answer")?;
            Ok((question.to_owned(), answer.to_owned()))
        };
        text.split(NEXT).filter(|pair| !pair.is_empty()).map(pair).collect::<Result<_, _>>().map(List)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_list_reads_back() {
        let pair = |question: &str, answer: &str| (question.to_owned(), answer.to_owned());
        for list in [List::default(), List(vec![pair("game\n; a\n", "1\n2\n"), pair("hello", "")])] {
            assert_eq!(list.to_string().parse(), Ok(list));
        }
        assert!("a".parse::<List>().is_err());
    }
}
