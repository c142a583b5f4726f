//! What was said of recorded games, kept by the browser: the last of them, each under the name of its game.

use super::storage::storage;

const ANALYSIS: &str = "blazon.analysis.";
/// The names of the games, the latest first.
const LIST: &str = "blazon.analyses";

/// How many are kept. One is a few thousand letters, and a browser keeps some millions.
const MOST: usize = 40;

/// Keeps what was said of a game. Where there is no room the oldest make some; what is lost can be had again.
pub(super) fn keep(name: u64, text: &str) {
    let Some(storage) = storage() else { return };
    let listed = storage.get_item(LIST).ok().flatten().unwrap_or_default();
    let name = name.to_string();
    let (mut names, dropped) = with(&listed, &name);
    for old in dropped {
        let _ = storage.remove_item(&key(old));
    }
    while storage.set_item(&key(&name), text).is_err() && names.len() > 1 {
        if let Some(oldest) = names.pop() {
            let _ = storage.remove_item(&key(oldest));
        }
    }
    let _ = storage.set_item(LIST, &names.join(" "));
}

/// The names with one more in front, and those that have no room any more.
fn with<'a>(listed: &'a str, name: &'a str) -> (Vec<&'a str>, Vec<&'a str>) {
    let others = listed.split_whitespace().filter(|&other| other != name);
    let mut names: Vec<&str> = std::iter::once(name).chain(others).collect();
    let dropped = names.split_off(MOST.min(names.len()));
    (names, dropped)
}

/// What was kept of a game.
pub(super) fn recall(name: u64) -> Option<String> {
    storage()?.get_item(&key(&name.to_string())).ok().flatten()
}

fn key(name: &str) -> String {
    format!("{ANALYSIS}{name}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_oldest_makes_room() {
        let mut listed = String::new();
        for name in 0..=MOST {
            let name = name.to_string();
            let (names, dropped) = with(&listed, &name);
            assert_eq!(names[0], name);
            assert_eq!(dropped, if name == MOST.to_string() { vec!["0"] } else { vec![] });
            listed = names.join(" ");
        }
        let (names, dropped) = with(&listed, "5");
        assert_eq!((names[0], names.len(), dropped.len()), ("5", MOST, 0), "each stands there once");
    }
}
