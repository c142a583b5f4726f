//! Numbers, their plurals, lists and capitals in words.

use std::fmt::Write;

use blazon_words::{Against, Language, Words, capital};

/// Numbers with so many decimals: grouped and not, rounded up, down, to even and to nothing.
const NUMBERS: [(f64, usize); 14] = [
    (0.0, 0),
    (-0.04, 1),
    (1.25, 1),
    (-2.5, 0),
    (0.999_96, 4),
    (999.9, 0),
    (1234.0, 0),
    (-1234.5, 1),
    (9999.995, 2),
    (12_345.678, 3),
    (-123_456.5, 1),
    (1_234_567.0, 0),
    (9_007_199_254_740_991.0, 0),
    (f64::INFINITY, 1),
];

/// Shares of one.
const SHARES: [f64; 6] = [0.0, 0.5, 0.6249, 1.0, -0.031, 12.345_6];

/// Points that something costs. Some languages have the singular for less than two.
const COSTS: [f64; 6] = [0.1, 0.9, 1.0, 1.1, 1.9, 2.0];

/// Texts that start with a letter that has a capital, one that has none, or one whose capital is two.
const TEXTS: [&str; 7] = ["arms", "écartelé", "ñandú", "두 점", "ßx", "3 cells", ""];

/// How long the lists are. The last items start with sounds that some languages join in another way.
const LISTS: [&[&str]; 8] = [
    &[],
    &["a"],
    &["a", "b"],
    &["a", "b", "c", "d"],
    &["Ana", "Inés"],
    &["Ana", "Bea", "Hilario"],
    &["hierro", "hielo"],
    &["주사위 1", "주사위 2", "주사위 3"],
];

/// All of them in every language, one a line.
pub(crate) fn written() -> String {
    let mut lines = String::new();
    for language in Language::ALL {
        let words = Words::new(language);
        for (number, decimals) in NUMBERS {
            let [plain, signed] = [words.decimal(number, decimals), words.signed(number, decimals)];
            let _ = writeln!(lines, "{language} {number} {decimals}: {plain} {signed}");
        }
        for share in SHARES {
            let [exact, whole, change] = [words.share(share), words.percent(share), words.change(share)];
            let _ = writeln!(lines, "{language} {share}: {exact} {whole} {change}");
        }
        for count in [0, 1, 2, 1000, 12_345, 1_234_567] {
            let _ =
                writeln!(lines, "{language} {count}: {} {}", words.count(count.into()), words.points(count));
        }
        for costs in COSTS {
            let why = words.why(&[], Against::Best, Some(costs));
            let _ = writeln!(lines, "{language} {costs}: {why}");
        }
        for list in LISTS {
            let _ =
                writeln!(lines, "{language} {list:?}: {}", words.list(list.iter().map(ToString::to_string)));
        }
    }
    for text in TEXTS {
        let _ = writeln!(lines, "{text}: {}", capital(text));
    }
    lines
}
