//! A table that is held elsewhere: a whole server with its clients but without a network, and a person at one of its
//! tables.

use std::collections::{BTreeMap, VecDeque};

use blazon_dice::SeatKey;
use blazon_online::{
    Call, Client, ClientEffect, Credential, Host, Input, Limits, Outages, Random, Request, Socket, Standing,
};
use blazon_wire::online::{
    Create, Created, Intent, Join, Pace, Question, Reaction, Starts, TableId, Terms, VERSION,
};

use super::*;
use crate::elsewhere::Elsewhere;

/// The person at the keyboard.
const PERSON: usize = 0;
/// The other player.
const OTHER: usize = 1;

/// A server, its store, and those who are at its tables.
struct Far<'w> {
    now: u64,
    host: Host,
    logs: BTreeMap<TableId, Vec<String>>,
    replies: BTreeMap<u64, String>,
    people: Vec<Somebody>,
    /// The number of the next socket or request.
    next: u64,
    chances: Chances,
    session: Session<'w>,
    effect: Effect,
    /// How many intents the person has said.
    acts: u64,
    /// Whether the person's line is cut.
    cut: bool,
    /// What is on its way to the server.
    inputs: VecDeque<Input>,
    /// What the session has said since it was last looked at.
    said: String,
    files: BTreeMap<String, String>,
}

/// Somebody with a line to the server.
struct Somebody {
    client: Client,
    credential: Credential,
    socket: Option<Socket>,
}

impl<'w> Far<'w> {
    fn new(words: &'w Words, way_back: Option<&str>) -> Far<'w> {
        let elsewhere = Elsewhere::new("http://far".into(), way_back.map(str::to_owned));
        let mut session = Session::elsewhere(elsewhere, words);
        let Output { text, effect } = session.begin();
        Far {
            now: 1_800_000_000_000,
            host: Host::new(Limits::default(), Outages::default(), random(5)),
            logs: BTreeMap::new(),
            replies: BTreeMap::new(),
            people: Vec::new(),
            next: 0,
            chances: Chances::from_seed(3),
            session,
            effect,
            acts: 0,
            cut: false,
            inputs: VecDeque::new(),
            said: text,
            files: BTreeMap::new(),
        }
    }

    /// A table that the person, Ada, has made and sits at alone.
    fn alone(words: &'w Words, terms: Terms) -> (Far<'w>, Created) {
        let mut far = Far::new(words, Some("http://far/#seat"));
        let created = far.create("Ada", [1; 16], terms);
        far.come(created.table, Credential::Seat([1; 16].into()));
        (far, created)
    }

    /// The same with Bo on the other chair.
    fn of_two(words: &'w Words, terms: Terms) -> Far<'w> {
        let (mut far, created) = Far::alone(words, terms);
        far.join(&created, "Bo", [2; 16]);
        far
    }

    fn create(&mut self, name: &str, key: [u8; 16], terms: Terms) -> Created {
        let token = SeatKey::from(key).token();
        let create = Create { version: VERSION, name: Some(name.into()), token, terms };
        blazon_wire::read(&self.call(Call::Create(blazon_wire::line(&create)))).expect("a table")
    }

    fn join(&mut self, created: &Created, name: &str, key: [u8; 16]) {
        let (token, invitation) = (SeatKey::from(key).token(), Some(created.invitation));
        let join = Join { version: VERSION, name: Some(name.into()), token, invitation };
        self.call(Call::Join(created.table, blazon_wire::line(&join)));
        self.come(created.table, Credential::Seat(key.into()));
    }

    fn call(&mut self, call: Call) -> String {
        self.next += 1;
        let request = Request(self.next);
        self.inputs.push_back(Input::Call { request, address: "192.0.2.1".into(), call });
        self.settle();
        self.replies.remove(&request.0).expect("an answer")
    }

    /// Somebody comes to a table.
    fn come(&mut self, table: TableId, credential: Credential) {
        let (client, effects) = Client::new(table, credential, self.people.len() as u64 + 1, self.now);
        self.people.push(Somebody { client, credential, socket: None });
        let who = self.people.len() - 1;
        self.carry_out(who, effects);
        self.settle();
    }

    /// Types a line, and gives all that is said until the next one is wanted.
    fn type_in(&mut self, line: &str) -> String {
        assert!(matches!(self.effect, Effect::ReadLine), "nobody listens to {line:?}");
        self.tell(Message::Line(format!("{line}\n")));
        self.settle();
        self.heard()
    }

    /// What has been said since it was last looked at.
    fn heard(&mut self) -> String {
        std::mem::take(&mut self.said)
    }

    /// Somebody else wants something.
    fn act(&mut self, who: usize, intent: Intent) {
        let effects = self.people[who].client.act(intent);
        self.carry_out(who, effects);
        self.settle();
    }

    /// Somebody else plays, if it is their turn.
    fn play(&mut self, who: usize) -> bool {
        let standing = self.standing(who);
        let (Some(seat), Some(position)) = (standing.seat(), standing.position()) else { return false };
        if !standing.is_asked() {
            return false;
        }
        let event = self.chances.pick(position.legal(seat)).expect("whoever is asked can move");
        self.act(who, Intent::Play { event });
        true
    }

    fn standing(&self, who: usize) -> Standing {
        self.people[who].client.standing()
    }

    /// Lets time pass.
    fn wait(&mut self, milliseconds: u64) {
        for _ in 0..milliseconds / 1000 {
            self.now += 1000;
            self.inputs.push_back(Input::Tick);
            for who in 0..self.people.len() {
                let effects = self.people[who].client.tick(self.now);
                self.carry_out(who, effects);
            }
            self.settle();
        }
    }

    /// Somebody's line breaks.
    fn hang_up(&mut self, who: usize) {
        self.inputs.extend(self.people[who].socket.take().map(|socket| Input::Closed { socket }));
        let effects = self.people[who].client.closed(self.now);
        self.carry_out(who, effects);
        self.settle();
    }

    /// The session hears something, and does what it wants.
    fn tell(&mut self, message: Message) {
        self.session.set_now(self.now);
        let Output { text, effect } = self.session.update(message);
        self.said.push_str(&text);
        self.effect = effect.clone();
        match effect {
            Effect::ReadLine | Effect::Listen | Effect::Leave | Effect::TurnedAway(_) => {}
            Effect::Act(intent) => {
                self.acts += 1;
                self.tell(Message::Said);
                let effects = self.people[PERSON].client.act(intent);
                self.carry_out(PERSON, effects);
            }
            Effect::React(reaction) => {
                self.tell(Message::Said);
                let effects = self.people[PERSON].client.react(reaction);
                self.carry_out(PERSON, effects);
            }
            Effect::Follow(table) => {
                let way_back = Some("http://far/#seat-again".to_owned());
                self.hang_up_quietly();
                self.acts = 0;
                self.tell(Message::Followed(way_back));
                let credential = self.people[PERSON].credential;
                let (client, effects) = Client::new(table, credential, 77, self.now);
                self.people[PERSON].client = client;
                self.carry_out(PERSON, effects);
            }
            Effect::WriteFile { file, text, .. } => {
                self.files.insert(file, text);
                self.tell(Message::Written(Ok(())));
            }
            Effect::Chance(..) | Effect::Decide(_) | Effect::Coach(_) | Effect::ReadFile(_) => {
                panic!("{effect:?}")
            }
        }
    }

    fn hang_up_quietly(&mut self) {
        self.inputs.extend(self.people[PERSON].socket.take().map(|socket| Input::Closed { socket }));
    }

    /// Lets everything arrive that is on its way.
    fn settle(&mut self) {
        while let Some(input) = self.inputs.pop_front() {
            for effect in self.host.handle(self.now, input) {
                self.effect(effect);
            }
        }
    }

    fn effect(&mut self, effect: blazon_online::Effect) {
        use blazon_online::Effect;
        match effect {
            Effect::Reply { request, body, .. } => {
                self.replies.insert(request.0, body);
            }
            Effect::Send { socket, text } => {
                let who = self.people.iter().position(|somebody| somebody.socket == Some(socket));
                if let Some(who) = who {
                    let effects = self.people[who].client.heard(&text, self.now);
                    self.carry_out(who, effects);
                }
            }
            Effect::Close { socket, .. } => {
                let who = self.people.iter().position(|somebody| somebody.socket == Some(socket));
                if let Some(who) = who {
                    self.people[who].socket = None;
                    let effects = self.people[who].client.closed(self.now);
                    self.carry_out(who, effects);
                }
            }
            Effect::Append { ticket, table, entries, .. } => {
                self.logs.entry(table).or_default().extend(entries);
                self.inputs.push_back(Input::Appended { ticket, result: Ok(()) });
            }
            Effect::Read { ticket, table, after } => {
                let log = self.logs.get(&table).map_or(&[][..], Vec::as_slice);
                let result = Ok(log.iter().skip(after as usize).cloned().collect());
                self.inputs.push_back(Input::Read { ticket, result });
            }
            Effect::Remove { ticket, table, .. } => {
                self.logs.remove(&table);
                self.inputs.push_back(Input::Appended { ticket, result: Ok(()) });
            }
            Effect::Outage { .. } | Effect::Signal { .. } => {}
            Effect::Think { ticket, seat, position } => {
                let event = position.legal(seat).iter().next();
                self.inputs.push_back(Input::Thought { ticket, event });
            }
        }
    }

    fn carry_out(&mut self, who: usize, effects: Vec<ClientEffect>) {
        for effect in effects {
            match effect {
                ClientEffect::Connect if self.cut && who == PERSON => {
                    let effects = self.people[who].client.closed(self.now);
                    self.carry_out(who, effects);
                }
                ClientEffect::Connect => {
                    self.next += 1;
                    let socket = Socket(self.next);
                    self.people[who].socket = Some(socket);
                    let table = self.people[who].client.table();
                    self.inputs.push_back(Input::Opened { socket, table });
                    let effects = self.people[who].client.opened(self.now);
                    self.carry_out(who, effects);
                }
                ClientEffect::Send(text) => {
                    if let Some(socket) = self.people[who].socket {
                        self.inputs.push_back(Input::Text { socket, text });
                    }
                }
                ClientEffect::Close => {
                    let socket = self.people[who].socket.take();
                    self.inputs.extend(socket.map(|socket| Input::Closed { socket }));
                }
                ClientEffect::Changed if who == PERSON => {
                    let standing = self.standing(PERSON);
                    let open = standing.line == blazon_online::Line::Open;
                    if !open || self.people[PERSON].client.is_caught_up() {
                        self.tell(Message::Heard(Box::new(standing), self.acts));
                    }
                }
                ClientEffect::Refused { intent, reason } if who == PERSON => {
                    self.tell(Message::Refused(intent, reason));
                }
                ClientEffect::Reaction(chair, reaction) if who == PERSON => {
                    self.tell(Message::Reaction(chair, reaction));
                }
                ClientEffect::Changed
                | ClientEffect::Refused { .. }
                | ClientEffect::Reaction(..)
                | ClientEffect::Turn(_) => {}
            }
        }
    }
}

fn terms() -> Terms {
    Terms { rules: blazon::Rules::default(), pace: Pace::None, starts: Starts::Host, listed: false }
}

fn random(seed: u64) -> Random {
    let mut chances = Chances::from_seed(seed);
    Box::new(move |bytes| bytes.fill_with(|| chances.below(256) as u8))
}

/// A game by numbers to its end: what was said, with what was typed.
fn play_out(far: &mut Far<'_>) -> String {
    let mut transcript = far.heard();
    let mut said = transcript.clone();
    for _ in 0..2000 {
        if far.standing(PERSON).is_over() {
            return transcript;
        }
        if far.play(OTHER) {
            let news = far.heard();
            if !news.is_empty() {
                transcript = format!("{transcript}\n{news}");
                said = news;
            }
        } else {
            let answers = answers(&said);
            let key = &answers[far.chances.below(answers.len() as u32) as usize];
            said = far.type_in(key);
            transcript = format!("{transcript}> {key}\n{said}");
        }
    }
    panic!("no game is as long as this:\n{transcript}");
}

#[test]
fn a_whole_game_at_a_table_elsewhere() {
    let words = english();
    let (mut far, created) = Far::alone(&words, terms());
    let mut transcript = far.heard();
    far.join(&created, "Bo", [2; 16]);
    transcript += &play_out(&mut far);
    transcript += &far.heard();
    insta::assert_snapshot!(transcript);
    let record = far.standing(PERSON).record.expect("a game");
    assert_eq!(far.standing(OTHER).record.expect("the same").events(), record.events());
}

#[test]
fn the_first_round_in_korean() {
    let words = Words::new(Language::Korean);
    let mut far = Far::of_two(&words, Terms { pace: Pace::Rounds { minutes: 5, seconds: 10 }, ..terms() });
    let mut transcript = far.heard();
    for line in ["?", "who", "time", "1", "say hello"] {
        transcript = format!("{transcript}> {line}\n{}", far.type_in(line));
    }
    far.play(OTHER);
    far.play(OTHER);
    transcript = format!("{transcript}\n{}", far.heard());
    far.act(OTHER, Intent::Ask { question: Question::Tie });
    transcript = format!("{transcript}\n{}", far.heard());
    for line in ["no", "resign", "1"] {
        transcript = format!("{transcript}> {line}\n{}", far.type_in(line));
    }
    insta::assert_snapshot!(transcript);
}

#[test]
fn every_language_plays_elsewhere_without_a_missing_sentence() {
    for language in Language::ALL {
        let words = Words::new(language);
        let mut far = Far::of_two(&words, Terms { pace: Pace::Days { days: 2 }, ..terms() });
        for line in ["?", "who", "time", "seat", "mute", "mute", "u", "load x", "say", "say wow", "yes", "no"]
        {
            far.type_in(line);
        }
        for question in [Question::Tie, Question::TakeBack] {
            far.act(OTHER, Intent::Ask { question });
            far.type_in("no");
        }
        far.act(OTHER, Intent::Answer { yes: false });
        for line in ["tie", "no", "back", "claim", "finish", "rematch"] {
            far.type_in(line);
        }
        let transcript = play_out(&mut far) + &far.type_in("rematch");
        far.act(OTHER, Intent::Answer { yes: true });
        let transcript = transcript + &far.heard() + &far.type_in("q");
        assert!(!transcript.contains("{ $"), "no hole in {language}:\n{transcript}");
    }
}

#[test]
fn who_waits_is_told_for_whom_and_what_the_other_does_comes_by_itself() {
    let words = english();
    let mut far = Far::of_two(&words, terms());
    assert!(far.heard().contains("Take one die."), "Ada rolls first");
    let said = far.type_in("1");
    assert!(said.ends_with("\nWaiting for Bo.\n"), "{said}");
    assert!(far.play(OTHER));
    let said = far.heard();
    assert!(said.contains("Bo takes") && said.contains("Draw your domino"), "{said}");
}

#[test]
fn a_drawing_is_not_shown_before_both_are_in() {
    let words = english();
    let mut far = Far::of_two(&words, terms());
    far.type_in("1");
    far.play(OTHER);
    far.heard();
    assert!(far.play(OTHER), "Bo draws first");
    let said = far.heard();
    assert!(said.starts_with("Bo has drawn. You’ll see it when both drawings are in.\n"), "{said}");
    assert!(!said.contains("Bo draws"), "{said}");
    let map = far.type_in("wo");
    assert!(map.starts_with("Bo’s map\nNothing is drawn yet.\n"), "{map}");
}

#[test]
fn an_event_is_said_once_and_nothing_is_asked_before_it_is_heard_of() {
    let words = english();
    let mut far = Far::of_two(&words, terms());
    far.heard();
    far.cut = true;
    far.hang_up(PERSON);
    assert_eq!(far.heard(), "The connection is lost. Reconnecting…\nTake one die.\n");
    let said = far.type_in("1");
    assert_eq!(said, "", "it is on its way");
    assert!(far.type_in("2").contains("isn’t an answer here"), "it cannot be said twice");
    far.cut = false;
    far.wait(10_000);
    let said = far.heard();
    assert!(said.starts_with("You’re connected again.\n"), "{said}");
    assert!(said.ends_with("Waiting for Bo.\n"), "{said}");
    assert_eq!(far.standing(OTHER).record.expect("a game").events().len(), 2, "a roll and one die");
}

#[test]
fn what_the_other_asks_can_be_answered_and_what_was_asked_can_be_withdrawn() {
    let words = english();
    let mut far = Far::of_two(&words, terms());
    far.heard();
    far.act(OTHER, Intent::Ask { question: Question::Tie });
    let said = far.heard();
    assert!(said.starts_with("Bo offers a tie. Type yes or no.\n"), "{said}");
    far.act(OTHER, Intent::Answer { yes: false });
    assert!(far.heard().starts_with("Bo no longer asks for it.\n"));
    assert!(far.type_in("yes").starts_with("Nobody is asking you anything."));

    let said = far.type_in("tie");
    assert!(said.starts_with("You’ve offered a tie. Type no to withdraw the offer.\n"), "{said}");
    far.act(OTHER, Intent::Answer { yes: false });
    assert!(far.heard().starts_with("Bo said no.\n"));
}

#[test]
fn a_tie_that_both_want_ends_the_game_and_the_dice_are_checked() {
    let words = english();
    let mut far = Far::of_two(&words, terms());
    far.heard();
    far.act(OTHER, Intent::Ask { question: Question::Tie });
    far.heard();
    let said = far.type_in("yes");
    assert!(said.contains("Game over.\nBoth players agreed on a tie.\n"), "{said}");
    assert!(said.contains("1 roll checked: fair.\n"), "{said}");
    far.type_in("save game.txt");
    let record: Record = far.files["game.txt"].parse().expect("a record");
    assert_eq!(record.tag("Ending"), Some("tie agreed"));
    let proof = blazon_dice::Proof::of(&record).expect("a proof that can be read").expect("a proof");
    assert_eq!(proof.check(&record).expect("fair").rolls, 1);
}

#[test]
fn a_move_can_be_taken_back_if_the_other_agrees() {
    let words = english();
    let mut far = Far::of_two(&words, terms());
    far.heard();
    far.type_in("1");
    assert!(
        far.type_in("u")
            .starts_with("A move that is made can only be taken back if the other player agrees.")
    );
    far.type_in("back");
    far.act(OTHER, Intent::Answer { yes: true });
    let said = far.heard();
    assert!(said.starts_with("Undone: ") && said.contains("Take one die."), "{said}");
}

#[test]
fn who_resigns_is_asked_first() {
    let words = english();
    let mut far = Far::of_two(&words, terms());
    far.heard();
    assert!(far.type_in("resign").starts_with("Do you want to resign?\n"));
    far.type_in("2");
    assert!(!far.standing(PERSON).is_over(), "not yet");
    far.type_in("resign");
    let said = far.type_in("1");
    assert!(said.contains("You resigned.\nBo wins.\n"), "{said}");
}

#[test]
fn a_rematch_goes_on_with_the_seats_swapped() {
    let words = english();
    let mut far = Far::of_two(&words, terms());
    far.act(OTHER, Intent::Resign);
    far.heard();
    assert!(far.type_in("1").contains("You’ve asked for a rematch."));
    far.act(OTHER, Intent::Answer { yes: true });
    let next = far.standing(OTHER).next.expect("another table");
    far.come(next, Credential::Seat([2; 16].into()));
    let said = far.heard();
    assert!(said.contains("The rematch begins.\n"), "{said}");
    assert!(said.contains("Bo vs. Ada. Bo rolls first."), "{said}");
    assert!(said.ends_with("Waiting for Bo.\n"), "{said}");
    assert!(far.type_in("q").contains("blazon play 'http://far/#seat-again'"));
}

#[test]
fn who_has_gone_for_long_can_be_replaced_by_the_engine() {
    let words = english();
    let mut far = Far::of_two(&words, terms());
    far.type_in("1");
    far.heard();
    let gone = far.people.pop().expect("Bo");
    far.inputs.extend(gone.socket.map(|socket| Input::Closed { socket }));
    far.settle();
    assert!(far.heard().starts_with("Bo is away.\n"));
    assert!(far.type_in("claim").contains("The other player hasn’t been gone long enough."));
    far.wait(180_000);
    let said = far.heard();
    assert!(said.contains("Type claim to claim the win or finish"), "{said}");
    let said = far.type_in("finish");
    assert!(said.contains("The computer now plays for Bo.\n"), "{said}");
    assert!(said.contains("Draw your domino") || said.contains("Bo takes"), "{said}");
}

#[test]
fn short_words_are_heard_unless_they_are_muted() {
    let words = english();
    let mut far = Far::of_two(&words, terms());
    far.heard();
    let say = |far: &mut Far<'_>| {
        let effects = far.people[OTHER].client.react(Reaction::Nice);
        far.carry_out(OTHER, effects);
        far.settle();
        far.heard()
    };
    assert!(say(&mut far).starts_with("Bo: Nice one!\n"));
    far.type_in("mute");
    assert_eq!(say(&mut far), "");
}

#[test]
fn who_watches_sees_the_game_and_cannot_act() {
    let words = english();
    let mut far = Far::new(&words, None);
    let created = far.create("Ada", [1; 16], terms());
    far.come(created.table, Credential::Watch(created.watch));
    far.join(&created, "Bo", [2; 16]);
    far.come(created.table, Credential::Seat([1; 16].into()));
    let said = far.heard();
    assert!(said.contains("Ada vs. Bo. Ada rolls first."), "{said}");
    assert!(said.ends_with("Waiting for Ada.\n"), "{said}");
    for line in ["resign", "tie", "say hello", "claim", "seat"] {
        assert!(far.type_in(line).starts_with("You’re only watching.\n"), "{line}");
    }
    assert!(far.type_in("1").contains("isn’t an answer here"));
    // There is nobody at the keyboard any more, and the game goes on.
    far.tell(Message::End);
    far.settle();
    assert!(matches!(far.effect, Effect::Listen));
    while !far.standing(PERSON).is_over() {
        assert!(far.play(1) || far.play(2), "somebody plays");
    }
    assert!(far.heard().contains("Game over."));
    assert!(matches!(far.effect, Effect::Leave), "{:?}", far.effect);
}

#[test]
fn who_is_not_let_in_leaves() {
    let words = english();
    let mut far = Far::new(&words, Some("http://far/#seat"));
    let created = far.create("Ada", [1; 16], terms());
    far.come(created.table, Credential::Seat([9; 16].into()));
    assert!(matches!(far.effect, Effect::TurnedAway(blazon_wire::online::Reason::NoSuchToken)));
}

#[test]
fn who_comes_back_is_told_the_last_round() {
    let words = english();
    let mut far = Far::of_two(&words, terms());
    let mut said = far.heard();
    for _ in 0..200 {
        if far.standing(PERSON).position().is_some_and(|position| position.round() == 3) {
            break;
        }
        if !far.play(OTHER) {
            let answers = answers(&said);
            said = far.type_in(&answers[0]);
        }
        said += &far.heard();
    }
    let table = far.people[PERSON].client.table();
    let credential = far.people[PERSON].credential;
    far.hang_up_quietly();
    let elsewhere = Elsewhere::new("http://far".into(), Some("http://far/#seat".into()));
    far.session = Session::elsewhere(elsewhere, &words);
    far.acts = 0;
    let (client, effects) = Client::new(table, credential, 99, far.now);
    far.people[PERSON].client = client;
    far.heard();
    far.carry_out(PERSON, effects);
    far.settle();
    let said = far.heard();
    assert!(said.contains("Round 3") && !said.contains("Round 2"), "{said}");
}
