//! The words of the rulebooks, and the words that a player would not use.

use blazon_words::Language::{self, English, French, Italian, Korean, Portuguese, Spanish};

use crate::files::{Message, Reading, Sentences, assert_none};

/// What the rulebooks call things: one form of each occurs in the sentences. In the order of [`Language::ALL`], which
/// each row has.
const TERMS: [[&[&str]; 6]; 14] = [
    [&["coat of arms"], &["escudo de armas"], &["blasone"], &["blason"], &["escudo de armas"], &["문장"]],
    [&["cross"], &["cruz"], &["crocetta"], &["croix"], &["cruz"], &["X 표시"]],
    [
        &["high dignitaries", "high dignitary"],
        &["altos mandatarios", "alto mandatario"],
        &["alti dignitari", "alto dignitario"],
        &["hauts dignitaires", "haut dignitaire"],
        &["altos dignitários", "alto dignitário"],
        &["고위 관료"],
    ],
    [
        &["domino"],
        &["ficha de dominó", "fichas de dominó"],
        &["domino"],
        &["domino"],
        &["dominó"],
        &["도미노"],
    ],
    [&["map"], &["mapa"], &["mappa"], &["carte"], &["mapa"], &["왕국 지도"]],
    [&["castle"], &["castillo"], &["castello"], &["château"], &["castelo"], &["성 보너스", "성 특별 보너스"]],
    [&["domain"], &["dominio"], &["territorio"], &["domaine"], &["domínio"], &["영지"]],
    [&["spellbook"], &["Grimorio"], &["Manuale di Magia"], &["Grimoire"], &["Livro de Magias"], &["마법책"]],
    [&["power"], &["poder"], &["potere"], &["pouvoir"], &["poder"], &["마법"]],
    [
        &["prestige point"],
        &["puntos de prestigio", "punto de prestigio"],
        &["punti prestigio", "punto prestigio", "punti di prestigio"],
        &["points de prestige", "point de prestige"],
        &["pontos de prestígio", "ponto de prestígio"],
        &["승점"],
    ],
    [&["round"], &["ronda", "turno"], &["turno"], &["tour"], &["rodada", "turno"], &["라운드"]],
    [&["player A"], &["jugador A"], &["giocatore A"], &["joueur A"], &["jogador A"], &["시작 플레이어"]],
    [&["player B"], &["jugador B"], &["giocatore B"], &["joueur B"], &["jogador B"], &["상대 플레이어"]],
    [&["connection rule"], &["conexión"], &["connessione"], &["connexion"], &["ligação"], &["연결"]],
];

/// What nobody says, and what they say instead.
const BANNED: [(Language, Banned, &str); 77] = [
    (English, Word("judge"), "analyse"),
    (English, Word("judges"), "analyses"),
    (English, Word("judged"), "analysed"),
    (English, Word("judgement"), "analysis"),
    (English, Word("event"), "move"),
    (English, Word("events"), "moves"),
    (English, Part("if it is left out"), "default:"),
    (English, Part("leave it out"), "don’t draw"),
    (English, Part("is a draw"), "a tie; one draws with a pencil"),
    (English, Part("drawn games"), "ties"),
    (English, Part("a draw counting"), "a tie counts half"),
    (English, Part(": a draw"), "a tie"),
    (English, Part("and favour"), "wins the draw of lots"),
    (English, Part("kept game"), "a saved game"),
    (English, Part("chance decides"), "random"),
    (English, Part("where chance starts"), "random seed"),
    (English, Part("how strong"), "difficulty"),
    (English, Part("against whom"), "who do you want to play?"),
    (English, Part("where they differ"), "rulebook edition"),
    (English, Part("all there is to do"), "is the only choice"),
    (English, Part("on the sheets"), "no visible difference"),
    (English, Part("keeps nothing"), "can’t save games"),
    (English, Part("% to win"), "% chance to win"),
    (English, Whole("Go on"), "Continue"),
    (English, Whole("Places"), "Sections"),
    (Spanish, Part("suceso"), "jugada"),
    (Spanish, Part("juzg"), "analizar, evaluar"),
    (Spanish, Word("tablas"), "empate"),
    (Spanish, Part("lejos del castillo"), "si no toca el castillo"),
    (Spanish, Part("ya está usad"), "ya se ha usado"),
    (Spanish, Part("si se omite"), "por defecto"),
    (Spanish, Part("azar decide"), "al azar"),
    (Spanish, Opening("Cargada "), "partida cargada:"),
    (Italian, Part("giudic"), "analizzare, valutare"),
    (Italian, Word("patta"), "pareggio"),
    (Italian, Word("patte"), "pareggi"),
    (Italian, Word("evento"), "mossa"),
    (Italian, Word("eventi"), "mosse"),
    (Italian, Word("scarto"), "margine"),
    (Italian, Part("l’uscita"), "l’output"),
    (Italian, Part("l'uscita"), "l’output"),
    (Italian, Part("lontano dal castello"), "se non tocca il castello"),
    (Italian, Part("caso decide"), "casuale"),
    (French, Part("jugé"), "analysé"),
    (French, Word("juge"), "analyse"),
    (French, Part("juger"), "analyser"),
    (French, Part("jugement"), "analyse"),
    (French, Word("événement"), "coup"),
    (French, Word("événements"), "coups"),
    (French, Part("livret"), "règles"),
    (French, Part("fichier de matériel"), "composants"),
    (French, Part("grosse erreur"), "gaffe"),
    (French, Part("grosses erreurs"), "gaffes"),
    (French, Opening("Qui "), "a proverb: le joueur qui…"),
    (French, Part("loin du château"), "hors contact avec le château"),
    (French, Part("hasard décide"), "au hasard"),
    (French, Part("si rien n’est dit"), "par défaut"),
    (French, Part("si rien n'est dit"), "par défaut"),
    (Portuguese, Word("evento"), "jogada"),
    (Portuguese, Word("eventos"), "jogadas"),
    (Portuguese, Word("motor"), "o computador"),
    (Portuguese, Part("julg"), "avaliar"),
    (Portuguese, Word("acaso"), "aleatório"),
    (Portuguese, Word("tablas"), "empate"),
    (Portuguese, Part("deixa ao"), "deixa para o"),
    (Korean, Part("당신"), "nobody says you to a person"),
    (Korean, Part("니까?"), "-ㄹ까요?"),
    (Korean, Part("지워짐"), "사용 불가"),
    (Korean, Part("회전"), "면 바꾸기"),
    (Korean, Part("우연"), "무작위, 난수"),
    (Korean, Part("많아야"), "최대"),
    (Korean, Part("생략하면"), "기본값"),
    (Korean, Part("그리지 못해 게임"), "그리지 않아: able or not"),
    (Korean, Part("부정확"), "아쉬운 수"),
    (Korean, Whole("시작"), "only the player who starts is 시작"),
    (Korean, Whole("맞습니다."), "올바른 예."),
    (Korean, Whole("틀립니다."), "잘못된 예."),
];

/// Names that something has not, by the beginning of the key.
const NOT_NAMES: [(Language, &str, &str, &str); 8] = [
    (English, "level-", "Page", "the page is where one plays"),
    (French, "level-", "Page", "the page is where one plays"),
    (French, "power-both", "Les deux", "Double choix: “les deux” breaks sentences"),
    (Spanish, "arms-dot", "punto", "disco: points are scored"),
    (Spanish, "arms-two-dots", "dos puntos", "a colon"),
    (Korean, "arms-dot", "점", "동그라미: 점 are points"),
    (Korean, "arms-two-dots", "두 점", "동그라미: 점 are points"),
    (Korean, "power-turn", "회전", "면 바꾸기"),
];

/// Two ways of saying the same, of which a language has one.
const EITHER: [(Language, &str, &str); 2] = [(Portuguese, "num", "em um"), (Portuguese, "numa", "em uma")];

use Banned::{Opening, Part, Whole, Word};

/// What is not said, in small letters or capitals.
#[derive(Clone, Copy)]
enum Banned {
    /// As a word of its own.
    Word(&'static str),
    /// Anywhere, even in a word.
    Part(&'static str),
    /// As the whole message.
    Whole(&'static str),
    /// At the start of a sentence with a full stop.
    Opening(&'static str),
}

#[test]
fn the_words_of_the_rulebooks_are_used() {
    assert_none(&Sentences::all().iter().flat_map(missing_terms).collect::<Vec<_>>());
}

#[test]
fn no_word_is_used_that_players_would_not_use() {
    assert_none(&Sentences::all().iter().flat_map(banned_words).collect::<Vec<_>>());
}

#[test]
fn nothing_has_a_name_that_means_something_else() {
    assert_none(&Sentences::all().iter().flat_map(wrong_names).collect::<Vec<_>>());
}

#[test]
fn one_thing_is_said_in_one_way() {
    assert_none(&Sentences::all().iter().flat_map(both_ways).collect::<Vec<_>>());
}

fn missing_terms(own: &Sentences) -> Vec<String> {
    let texts = all_in_small_letters(own);
    let row = Language::ALL.iter().position(|language| *language == own.language).expect("one of all");
    let missing = TERMS.into_iter().map(|terms| terms[row]).filter(|forms| {
        let occurs = |form: &&str| texts.contains(&form.to_lowercase());
        !forms.iter().any(occurs)
    });
    missing.map(|forms| format!("{}: nobody says {forms:?}", own.language)).collect()
}

fn both_ways(own: &Sentences) -> Vec<String> {
    let texts = format!(" {} ", words(&all_in_small_letters(own)).join(" "));
    let says = |phrase: &str| texts.contains(&format!(" {phrase} "));
    let here = EITHER.into_iter().filter(|(language, ..)| *language == own.language);
    let both = here.filter(|(_, one, other)| says(one) && says(other));
    both.map(|(_, one, other)| format!("{}: both “{one}” and “{other}” are said", own.language)).collect()
}

fn all_in_small_letters(own: &Sentences) -> String {
    let texts = own.messages.iter().flat_map(Message::readings).map(|reading| reading.text().to_lowercase());
    texts.collect::<Vec<_>>().join("\n")
}

fn banned_words(own: &Sentences) -> Vec<String> {
    let faults = |message: &Message| {
        let texts: Vec<String> = message.readings().iter().map(Reading::text).collect();
        let fault = |(language, banned, better): (Language, Banned, &str)| {
            let text = texts.iter().find(|text| language == own.language && banned.is_in(text))?;
            Some(format!("{language}: {}: {} → {better}", message.key, text.replace('\n', " / ")))
        };
        BANNED.into_iter().filter_map(fault).collect::<Vec<_>>()
    };
    own.messages.iter().flat_map(faults).collect()
}

fn wrong_names(own: &Sentences) -> Vec<String> {
    let faults = |message: &Message| {
        let here = NOT_NAMES.into_iter().filter(|(language, beginning, ..)| {
            *language == own.language && message.key.starts_with(beginning)
        });
        let name = message.default_reading().text();
        let found = here.filter(|(_, _, wrong, _)| wrong.to_lowercase() == name.to_lowercase());
        let fault =
            |(_, _, wrong, why)| format!("{}: {} is called {wrong}: {why}", own.language, message.key);
        found.map(fault).collect::<Vec<_>>()
    };
    own.messages.iter().flat_map(faults).collect()
}

impl Banned {
    fn is_in(self, text: &str) -> bool {
        let small = text.to_lowercase();
        match self {
            Word(word) => words(&small).contains(&word.to_lowercase().as_str()),
            Part(part) => small.contains(&part.to_lowercase()),
            Whole(whole) => small == whole.to_lowercase(),
            Opening(opening) => {
                let sentences = text.split_inclusive(['.', '?', '!', '…', '\n']).map(str::trim);
                sentences.into_iter().any(|sentence| sentence.starts_with(opening) && sentence.ends_with('.'))
            }
        }
    }
}

/// What stands between spaces and signs. A hyphen belongs to its word: an option such as `--judge` is typed. What is put
/// in is no word.
fn words(text: &str) -> Vec<&str> {
    let outside = text.split('{').enumerate().map(|(at, part)| match part.split_once('}') {
        Some((_, rest)) if at > 0 => rest,
        _ => part,
    });
    outside.flat_map(|part| part.split(|sign: char| !sign.is_alphanumeric() && sign != '-')).collect()
}

#[test]
fn a_missing_term_is_found() {
    let all = TERMS.map(|terms| terms[0][0]).join(", ");
    let check = |text: &str| missing_terms(&Sentences::parse(English, &format!("a = {text}")));
    assert!(check(&all).is_empty());
    assert_eq!(check(&all.replace("spellbook", "grimoire")), [r#"en: nobody says ["spellbook"]"#]);
}

#[test]
fn a_banned_word_is_found() {
    let check =
        |language, text: &str| banned_words(&Sentences::parse(language, &format!("a = {text}"))).len();
    for (language, text) in [
        (English, "Event by event"),
        (English, "1000 if it is left out"),
        (English, "Go on"),
        (French, "Qui remplit une ligne gagne."),
        (French, "C’est fini. Qui gagne prend tout."),
        (Korean, "시작"),
        (Korean, "하시겠습니까?"),
    ] {
        assert_eq!(check(language, text), 1, "{text}");
    }
    for (language, text) in [
        (English, "{ $event }, --judge, eventually"),
        (English, "Go on with this game"),
        (French, "Qui commence\u{202f}?"),
        (French, "Qui lance en premier"),
        (Italian, "eventualmente"),
        (Korean, "시작 플레이어"),
    ] {
        assert_eq!(check(language, text), 0, "{text}");
    }
}

#[test]
fn two_ways_of_saying_the_same_are_found() {
    let check = |text| both_ways(&Sentences::parse(Portuguese, text)).len();
    assert_eq!(check("a = Num turno, em um mapa"), 1);
    assert_eq!(check("a = Em um turno\nb = em um mapa, número"), 0);
}

#[test]
fn a_wrong_name_is_found() {
    let check = |text| wrong_names(&Sentences::parse(French, text)).len();
    assert_eq!(check("level-1 = Page"), 1);
    assert_eq!(check("level-1 = Valet\nlevel-1-about = la page\npage-title = Page"), 0);
}
