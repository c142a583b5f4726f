use core::fmt;
use core::str::FromStr;

/// A program with its arguments, as one would type it. There is no shell: quotes and backslashes keep words together,
/// and nothing else has a meaning.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Command {
    text: String,
    words: Vec<String>,
}

impl Command {
    /// The program.
    pub fn program(&self) -> &str {
        &self.words[0]
    }

    /// Its arguments.
    pub fn arguments(&self) -> &[String] {
        &self.words[1..]
    }
}

impl fmt::Display for Command {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text)
    }
}

/// A text that is no command: it names no program, or a quote is left open.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("this names no program, or a quote is left open")]
pub struct NoCommand;

impl FromStr for Command {
    type Err = NoCommand;

    fn from_str(text: &str) -> Result<Command, NoCommand> {
        let mut words = Vec::new();
        let mut word: Option<String> = None;
        let mut signs = text.chars();
        while let Some(sign) = signs.next() {
            match sign {
                '\'' | '"' => {
                    let word = word.get_or_insert_default();
                    loop {
                        match signs.next().ok_or(NoCommand)? {
                            inner if inner == sign => break,
                            '\\' if sign == '"' => word.push(signs.next().ok_or(NoCommand)?),
                            inner => word.push(inner),
                        }
                    }
                }
                '\\' => word.get_or_insert_default().push(signs.next().ok_or(NoCommand)?),
                sign if sign.is_whitespace() => words.extend(word.take()),
                sign => word.get_or_insert_default().push(sign),
            }
        }
        words.extend(word);
        match words.first() {
            Some(program) if !program.is_empty() => Ok(Command { text: text.trim().to_owned(), words }),
            _ => Err(NoCommand),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_split_as_a_shell_would() {
        for (text, words) in [
            ("./engine", &["./engine"][..]),
            ("  blazon  engine --level 3 ", &["blazon", "engine", "--level", "3"]),
            (r#"'my engine' "a \"b\"" c\ d '' e'f'g"#, &["my engine", "a \"b\"", "c d", "", "efg"]),
        ] {
            let command: Command = text.parse().expect(text);
            assert_eq!(command.words, words);
        }
    }

    #[test]
    fn what_names_no_program_is_refused() {
        for text in ["", "  ", "''", "'open", "\"open", "end\\"] {
            assert_eq!(text.parse::<Command>(), Err(NoCommand), "{text}");
        }
    }
}
