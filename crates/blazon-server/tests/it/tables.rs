//! Whole games over real sockets.

use std::sync::Arc;

use blazon_online::{Credential, Fairness};
use blazon_server::Online;
use blazon_store::MemoryStore;

use crate::browser::Running;
use crate::person::{Person, play, terms, two};

#[tokio::test]
async fn two_people_play_a_whole_game_and_a_watcher_sees_the_same() {
    let server = Running::with_store(Arc::new(MemoryStore::new()), Online::default());
    let (created, mut people) = two(&server, terms());
    play(&mut people, |_| false).await;
    let mut watcher = Person::new(server.address, created.table, Credential::Watch(created.watch));
    watcher.until(|standing| standing.is_over() && standing.fair != Fairness::Sealed).await;
    for person in &mut people {
        person.until(|standing| standing.fair != Fairness::Sealed).await;
    }
    let seen = watcher.standing();
    for person in &people {
        let standing = person.standing();
        assert_eq!(
            standing.record.as_ref().map(ToString::to_string),
            seen.record.as_ref().map(ToString::to_string)
        );
        assert!(matches!(standing.fair, Fairness::Fair { rolls } if rolls > 5), "{:?}", standing.fair);
        assert_eq!(person.refused, []);
    }
}
