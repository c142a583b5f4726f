use blazon::{Edition, Rules};
use blazon_wire::online::{Intent, Pace, Starts, Terms};

use crate::fate::Fate;

/// What can go wrong in a game, and how often.
#[derive(Clone, Debug)]
pub struct Schedule {
    pub(crate) terms: Terms,
    /// How many servers share the store.
    pub(crate) nodes: usize,
    /// How long a message takes, in milliseconds.
    pub(crate) latency: u64,
    /// How long the store takes, in milliseconds.
    pub(crate) store_latency: u64,
    /// How many messages in a thousand are lost, and all after them on the same line.
    pub(crate) drop: u32,
    /// How many messages in a thousand come twice.
    pub(crate) duplicate: u32,
    /// How many signals of a server to the others in a thousand are lost, to each of them.
    pub(crate) signal_drop: u32,
    /// How long a signal takes, in milliseconds. They overtake each other.
    pub(crate) signal_latency: u64,
    /// How far the clocks of several servers are apart at most, in milliseconds.
    pub(crate) skew: u64,
    /// What happens now and then.
    pub(crate) accidents: Vec<Accident>,
    /// How long it takes until something happens again, in milliseconds.
    pub(crate) interval: u64,
    /// From when on nothing happens any more, in milliseconds: every game has to end.
    pub(crate) quiet: u64,
    /// In the middle of what the server is killed.
    pub(crate) crash: Option<Crash>,
    pub(crate) manners: Manners,
}

/// Something that happens now and then.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Accident {
    /// A server is killed, and starts again later.
    Kill,
    /// A server is stopped, and starts again later.
    Stop,
    /// A line is cut, and both ends hear of it.
    Cut,
    /// A line is lost, and at least one end does not hear of it.
    HalfOpen,
    /// Nothing goes through to or from a device for a while.
    Partition,
    /// A server's clock is put forward by more than a nap.
    Forward,
    /// A server's clock is put back.
    Back,
    /// The disk is full for a while.
    Full,
    /// The store cannot be reached for a while.
    Unavailable,
    /// A page is loaded again.
    Reload,
    /// A player goes on on another device.
    Move,
    /// A player opens a second tab, or closes one.
    Tab,
    /// A watcher comes or goes.
    Watcher,
    /// Everybody leaves for a while.
    Absence,
    /// A stranger tries to act.
    Stranger,
    /// A client says something that makes no sense.
    Garbage,
}

impl Accident {
    const ALL: [Accident; 16] = [
        Accident::Kill,
        Accident::Stop,
        Accident::Cut,
        Accident::HalfOpen,
        Accident::Partition,
        Accident::Forward,
        Accident::Back,
        Accident::Full,
        Accident::Unavailable,
        Accident::Reload,
        Accident::Move,
        Accident::Tab,
        Accident::Watcher,
        Accident::Absence,
        Accident::Stranger,
        Accident::Garbage,
    ];
}

/// At which of its steps with the store a server is killed.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Crash {
    /// The first.
    pub(crate) first: u64,
    /// How many steps later the next.
    pub(crate) every: u64,
    pub(crate) moment: Moment,
    /// How many reads in a thousand it is killed in the middle of, besides.
    pub(crate) reading: u32,
}

/// In the middle of what a server is killed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Moment {
    /// The store has not done anything yet, and will not.
    Before,
    /// The store has done it, and the server does not hear of it.
    After,
}

/// How people play.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Manners {
    /// How many decisions in a thousand somebody first asks to take something back.
    pub(crate) take_back: u32,
    /// How many decisions in a thousand somebody first offers a tie.
    pub(crate) tie: u32,
    /// How many decisions in a thousand somebody resigns instead.
    pub(crate) resign: u32,
    /// How many decisions in a thousand somebody says a short word.
    pub(crate) react: u32,
    /// How many offers of a tie in a thousand are agreed to.
    pub(crate) agree: u32,
    /// What the other does when somebody leaves for good; nothing if nobody does.
    pub(crate) left: Option<Intent>,
    /// Whether they play again.
    pub(crate) rematch: bool,
}

impl Schedule {
    /// Accidents at random moments.
    pub(crate) fn accidents(seed: u64) -> Schedule {
        let mut fate = Fate::new(seed ^ 0x5ced);
        // Every kind in half of the games, so that some have few kinds often and some have many.
        let accidents = Accident::ALL.into_iter().filter(|_| fate.happens(500)).collect();
        let wild = fate.happens(150);
        let nodes = if fate.happens(250) { 2 } else { 1 };
        let terms = terms(&mut fate, wild);
        // Who has days may be away for days.
        let leaver = !matches!(terms.pace, Pace::Days { .. }) && fate.happens(50);
        Schedule {
            terms,
            nodes,
            latency: fate.pick(&[2, 30, 30, 200]).unwrap_or(30),
            store_latency: fate.pick(&[1, 5, 5, 300]).unwrap_or(5),
            drop: fate.pick(&[0, 2, 10]).unwrap_or(0),
            duplicate: fate.pick(&[0, 5, 50]).unwrap_or(0),
            accidents,
            interval: fate.pick(&[1_500, 5_000, 15_000]).unwrap_or(5_000),
            quiet: fate.between(20_000, 150_000),
            crash: None,
            manners: Manners {
                take_back: fate.pick(&[0, 0, 30, 100]).unwrap_or(0),
                tie: fate.pick(&[0, 0, 20]).unwrap_or(0),
                resign: if wild { 5 } else { 0 },
                react: fate.pick(&[0, 20]).unwrap_or(0),
                agree: if wild { 300 } else { 0 },
                left: leaver.then_some(if wild { Intent::Claim } else { Intent::Replace }),
                rematch: fate.happens(40),
            },
            signal_drop: fate.pick(&[0, 20, 200]).unwrap_or(0),
            signal_latency: fate.pick(&[2, 50, 400]).unwrap_or(50),
            skew: fate.pick(&[0, 100, 400]).unwrap_or(0),
        }
    }

    /// Nothing but servers that are killed in the middle of something.
    pub(crate) fn crashes(seed: u64) -> Schedule {
        let mut fate = Fate::new(seed ^ 0xc4a5);
        let every = crate::CRASHES_EVERY;
        Schedule {
            terms: terms(&mut fate, false),
            nodes: 1,
            latency: 20,
            store_latency: 5,
            drop: 0,
            duplicate: 0,
            signal_drop: 0,
            signal_latency: 2,
            skew: 0,
            accidents: Vec::new(),
            interval: u64::MAX,
            quiet: u64::MAX,
            crash: Some(Crash {
                first: 1 + seed / 2 % every,
                every,
                moment: if seed.is_multiple_of(2) { Moment::Before } else { Moment::After },
                reading: 200,
            }),
            manners: Manners { take_back: 30, ..Manners::default() },
        }
    }

    /// The same without anything going wrong.
    #[cfg(test)]
    pub(crate) fn calm(self) -> Schedule {
        Schedule { drop: 0, duplicate: 0, signal_drop: 0, accidents: Vec::new(), crash: None, ..self }
    }
}

fn terms(fate: &mut Fate, wild: bool) -> Terms {
    let paces: &[Pace] = if wild {
        // Time may run out.
        &[Pace::Rounds { minutes: 1, seconds: 1 }, Pace::None, Pace::Days { days: 1 }]
    } else {
        // Nobody needs an hour. But an hour in which no server was there is easily charged to somebody by mistake.
        &[Pace::Rounds { minutes: 60, seconds: 10 }, Pace::None, Pace::Days { days: 1 }]
    };
    let edition = fate.pick(&Edition::ALL).unwrap_or_default();
    Terms {
        rules: Rules { edition, ..Rules::default() },
        pace: fate.pick(paces).unwrap_or_default(),
        starts: fate.pick(&[Starts::Host, Starts::Guest, Starts::Dice]).unwrap_or_default(),
        listed: fate.happens(200),
    }
}
