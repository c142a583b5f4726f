use std::time::Duration;

use blazon_chaos::Fate;
use tokio::time::{Instant, sleep};

use crate::accident::{Deck, ProcessAccident};
use crate::diary::Diary;
use crate::node::{Node, NodeFault};
use crate::tally::Tally;

/// How long a process stands still.
const FREEZE: Duration = Duration::from_secs(10);

/// The nodes' processes, and what happens to them.
#[derive(Debug)]
pub(crate) struct Processes {
    pub(crate) nodes: Vec<Node>,
    pub(crate) fate: Fate,
    pub(crate) diary: Diary,
    pub(crate) tally: Tally,
}

impl Processes {
    /// Lets accidents happen for so long, and until each has happened. Then all nodes are up.
    pub(crate) async fn suffer(&mut self, time: Duration) -> Result<(), NodeFault> {
        let start = Instant::now();
        let mut deck = Deck::new(ProcessAccident::ALL.to_vec());
        while (start.elapsed() < time || !deck.is_through()) && !self.diary.is_closed() {
            sleep(Duration::from_millis(self.fate.between(300, 2_000))).await;
            if let Some(accident) = deck.next(&mut self.fate) {
                self.happen(accident).await?;
            }
        }
        for node in &mut self.nodes {
            node.ready().await?;
        }
        Ok(())
    }

    /// Asks all nodes to stop.
    pub(crate) async fn stop(&mut self) -> Result<(), NodeFault> {
        for node in &mut self.nodes {
            node.stop().await?;
        }
        Ok(())
    }

    async fn happen(&mut self, accident: ProcessAccident) -> Result<(), NodeFault> {
        let at = usize::try_from(self.fate.between(0, self.nodes.len() as u64)).unwrap_or_default();
        let away = Duration::from_millis(self.fate.between(0, 3_000));
        match accident {
            ProcessAccident::Kill => {
                let Some(node) = self.nodes.get_mut(at) else { return Ok(()) };
                self.diary.write(&format!("node {} is killed", node.number));
                self.tally.kills += 1;
                node.kill().await?;
                sleep(away).await;
                node.start().await?;
            }
            ProcessAccident::PowerCut => {
                self.diary.write("all nodes are killed");
                for node in &mut self.nodes {
                    self.tally.kills += 1;
                    node.kill().await?;
                }
                sleep(away).await;
                for node in &mut self.nodes {
                    node.start().await?;
                }
            }
            ProcessAccident::Upgrade => {
                self.diary.write("all nodes are replaced, one after the other");
                self.tally.upgrades += 1;
                for node in &mut self.nodes {
                    node.stop().await?;
                    node.start().await?;
                }
            }
            ProcessAccident::Freeze => {
                let Some(node) = self.nodes.get_mut(at) else { return Ok(()) };
                self.diary.write(&format!("node {} stands still", node.number));
                self.tally.pauses += 1;
                node.freeze()?;
                sleep(FREEZE).await;
                node.thaw()?;
            }
        }
        Ok(())
    }
}
