use core::fmt;
use core::str::FromStr;
use std::fs;
use std::io::{self, Read};
use std::sync::Arc;

use blazon_engine::net::{Net, WeightsError, WeightsInfo};
use blazon_engine::{Engine, Player, UnknownPlayer};

/// One of our players, perhaps with a net of its own: `best`, or `best@net.bin`.
#[derive(Clone, Debug)]
pub struct Entrant {
    player: Player,
    own: Option<Own>,
}

/// A net and the file it came from.
#[derive(Clone, Debug)]
struct Own {
    file: String,
    net: Arc<Net>,
}

impl Entrant {
    /// What stands between the name of a player and that of its file of weights.
    pub const SIGN: char = '@';

    /// A player with the net that comes with the engine.
    pub const fn new(player: Player) -> Entrant {
        Entrant { player, own: None }
    }

    /// Whether a name could be that of a player. Nothing is opened: the file of weights need not be there.
    pub fn is_name(name: &str) -> bool {
        split(name).is_ok()
    }

    /// Who plays.
    pub const fn player(&self) -> Player {
        self.player
    }

    /// The net it plays by, if it plays by one.
    pub fn net(&self) -> Arc<Net> {
        self.own.as_ref().map_or_else(Net::shipped, |own| Arc::clone(&own.net))
    }

    /// The engine that plays like it.
    pub fn engine(&self) -> Engine {
        Engine::with_net(self.player, self.net())
    }
}

impl From<Player> for Entrant {
    fn from(player: Player) -> Entrant {
        Entrant::new(player)
    }
}

/// Two of one name are one: a file is read once a run.
impl PartialEq for Entrant {
    fn eq(&self, other: &Entrant) -> bool {
        let file = |entrant: &Entrant| entrant.own.as_ref().map(|own| own.file.clone());
        self.player == other.player && file(self) == file(other)
    }
}

impl Eq for Entrant {}

impl fmt::Display for Entrant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.player.fmt(f)?;
        match &self.own {
            Some(own) => write!(f, "{}{}", Entrant::SIGN, own.file),
            None => Ok(()),
        }
    }
}

/// A name that names no player, or a net that cannot be used.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum UnknownEntrant {
    /// There is no such player.
    #[error(transparent)]
    Player(#[from] UnknownPlayer),
    /// This player plays without a net.
    #[error("{0} plays without a net")]
    WithoutNet(Player),
    /// The net cannot be used.
    #[error(transparent)]
    Net(#[from] UnusableNet),
}

/// Why a file is not a net to play by.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum UnusableNet {
    /// It cannot be read.
    #[error("{file} cannot be read: {reason}")]
    Unread {
        /// The file.
        file: String,
        /// Why not.
        reason: io::ErrorKind,
    },
    /// It holds no weights of this engine.
    #[error("{file}: {reason}")]
    Weights {
        /// The file.
        file: String,
        /// Why not.
        reason: WeightsError,
    },
}

/// Reads a file of weights.
pub fn read_net(file: &str) -> Result<Arc<Net>, UnusableNet> {
    let unread = |error: io::Error| UnusableNet::Unread { file: file.to_owned(), reason: error.kind() };
    // One byte more than there should be is enough to see that the size is wrong, whatever the file is.
    let most = WeightsInfo::BYTES as u64 + 1;
    let mut bytes = Vec::new();
    fs::File::open(file).and_then(|open| open.take(most).read_to_end(&mut bytes)).map_err(unread)?;
    let net =
        Net::from_bytes(&bytes).map_err(|reason| UnusableNet::Weights { file: file.to_owned(), reason })?;
    Ok(Arc::new(net))
}

impl FromStr for Entrant {
    type Err = UnknownEntrant;

    /// Reads a name, and the file of weights if it names one.
    fn from_str(name: &str) -> Result<Entrant, UnknownEntrant> {
        let (player, file) = split(name)?;
        let own = file.map(|file| read_net(file).map(|net| Own { file: file.to_owned(), net }));
        Ok(Entrant { player, own: own.transpose()? })
    }
}

/// The player that a name names, and its file of weights. The file is not looked for.
fn split(name: &str) -> Result<(Player, Option<&str>), UnknownEntrant> {
    let Some((player, file)) = name.split_once(Entrant::SIGN) else {
        return Ok((name.parse()?, None));
    };
    let player: Player = player.parse()?;
    if player.uses_net() { Ok((player, Some(file))) } else { Err(UnknownEntrant::WithoutNet(player)) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_player_may_have_a_net_of_its_own() {
        let file = std::env::temp_dir().join(format!("blazon-entrant-{}.bin", std::process::id()));
        let file = file.to_str().expect("text");
        fs::write(file, Net::zero().to_bytes()).expect("a temporary file");
        let name = format!("best@{file}");
        let entrant: Entrant = name.parse().expect("a player with a net");
        assert_eq!((entrant.to_string(), entrant.player()), (name, Player::Best));
        assert_eq!(*entrant.net(), Net::zero());
        assert_ne!(entrant, Entrant::new(Player::Best));

        let refused = format!("greedy@{file}").parse::<Entrant>();
        assert_eq!(refused, Err(UnknownEntrant::WithoutNet(Player::Greedy)));
        fs::write(file, &Net::zero().to_bytes()[..100]).expect("a temporary file");
        let reason = WeightsError::Size { found: 100 };
        let refused = UnusableNet::Weights { file: file.to_owned(), reason };
        assert_eq!(format!("net@{file}").parse::<Entrant>(), Err(refused.into()));
        fs::remove_file(file).expect("the file is there");
        let refused = UnusableNet::Unread { file: file.to_owned(), reason: io::ErrorKind::NotFound };
        assert_eq!(format!("net@{file}").parse::<Entrant>(), Err(refused.into()));
    }
}
