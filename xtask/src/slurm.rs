//! A Slurm of one node in a temporary folder, and the jobs of `packaging/slurm` on it: a match, a measurement and a training,
//! of each of which one task is killed in the middle, have to come out as without Slurm.

use std::fs;
use std::net::TcpListener;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use anyhow::{Context, bail, ensure};
use clap::Args;

use crate::packages;
use crate::step::{cargo, repository, step, target_folder, within};

/// What is run.
#[derive(Args)]
pub(crate) struct Options {
    /// A program that is there already, instead of one that is built now.
    #[arg(long)]
    program: Option<PathBuf>,
    /// The pairs of the match.
    #[arg(long, default_value_t = 400)]
    pairs: u32,
    /// The positions of the measurement.
    #[arg(long, default_value_t = 100)]
    positions: u32,
    /// The games of each kind of the training.
    #[arg(long, default_value_t = 1024)]
    games: u32,
}

/// What Debian calls it.
const PACKAGES: [&str; 4] = ["slurmctld", "slurmd", "slurm-client", "munge"];
const PROGRAMS: [&str; 6] = ["slurmctld", "slurmd", "sbatch", "squeue", "scancel", "munged"];

const MISSING: &str =
    "install Slurm and munge (slurmctld, slurmd, slurm-client, munge), become root, and try again";

/// The tasks of an array.
const PARTS: u32 = 4;

/// The longest that anything may take.
const PATIENCE: Duration = Duration::from_mins(30);

pub(crate) fn run(options: &Options) -> anyhow::Result<()> {
    install()?;
    let built = if let Some(program) = &options.program {
        program.clone()
    } else {
        step("the program", cargo(&["build", "--release", "--package", "blazon-cli"]))?;
        target_folder()?.join("release/blazon")
    };
    let slurm = within("a Slurm of one node", || Slurm::start(&built))?;
    within("a match", || play_match(&slurm, options.pairs))?;
    within("a measurement", || measure(&slurm, options.positions))?;
    within("a training", || train(&slurm, options.games))?;
    within("the end of Slurm", || slurm.stop())
}

/// Sees to it that Slurm is installed.
fn install() -> anyhow::Result<()> {
    let is_there = || PROGRAMS.iter().all(|program| packages::program(program).is_some());
    if !is_there() && packages::may_install() {
        packages::refresh()?;
        packages::install("Debian's Slurm", &PACKAGES)?;
    }
    ensure!(is_there(), MISSING);
    Ok(())
}

/// A match in parts, one of which is killed.
fn play_match(slurm: &Slurm, pairs: u32) -> anyhow::Result<()> {
    let pairs = pairs.to_string();
    let contest = ["match", "mc:16", "greedy", "--pairs", &pairs, "--seed", "1"];
    let (whole, merged) = whole_and_merged(slurm, &contest)?;
    ensure!(without_times(&merged) == without_times(&whole), "the match is another:\n{whole}{merged}");
    println!("{PARTS} tasks, one of them killed and run again: the same as in one run, but for times");
    Ok(())
}

/// A measurement in parts, one of which is killed.
fn measure(slurm: &Slurm, positions: u32) -> anyhow::Result<()> {
    let positions = positions.to_string();
    let decisions = ["measure", "decisions", "--positions", &positions, "--rollouts", "400"];
    let terms = ["--player", "net", "--judge", "greedy", "--seed", "1"];
    let (whole, merged) = whole_and_merged(slurm, &[&decisions[..], &terms].concat())?;
    ensure!(merged == whole, "the measurement is another:\n{whole}{merged}");
    println!("{PARTS} tasks, one of them killed and run again: the same as in one run, byte for byte");
    Ok(())
}

/// What a run says in one piece, and what it says merged from parts, the second of which is killed.
fn whole_and_merged(slurm: &Slurm, run: &[&str]) -> anyhow::Result<(String, String)> {
    let whole = said(slurm.blazon().args(run).args(["--json", "--threads", "1"]))?;
    let folder = slurm.folder.join(run[0]);
    fs::create_dir(&folder)?;
    let array = format!("--array=1-{PARTS}");
    let script = repository("packaging/slurm/parts.sbatch");
    let mut submit = slurm.client("sbatch");
    submit.args(["--parsable", &array]).arg(script).arg(&folder).arg(PARTS.to_string()).args(run);
    let parts = said(&mut submit)?;
    let mut submit = slurm.client("sbatch");
    submit.arg(format!("--dependency=afterok:{}", parts.trim()));
    said(submit.arg(repository("packaging/slurm/merge.sbatch")).arg(&folder))?;
    slurm.kill_task(&format!("2/{PARTS}"))?;
    let merged = folder.join("whole.json");
    slurm.wait_for(&merged)?;
    Ok((whole, fs::read_to_string(merged)?))
}

/// A training in parts, one of which is killed.
fn train(slurm: &Slurm, games: u32) -> anyhow::Result<()> {
    let games = games.to_string();
    let plan = [
        "--first-games",
        &games,
        "--games",
        &games,
        "--searched-games",
        &games,
        "--generations",
        "1",
        "--last-games",
        &games,
        "--calibration-games",
        &games,
        "--epochs",
        "1",
    ];
    let single = slurm.folder.join("single.bin");
    said(slurm.blazon().args(["train", "--out"]).arg(&single).args(plan))?;
    let file = slurm.folder.join("net.bin");
    let mut submit = slurm.client("bash");
    submit.arg(repository("packaging/slurm/train.sh")).arg(&file).arg(PARTS.to_string());
    print!("{}", said(submit.args(plan))?);
    slurm.kill_task(&format!("3/{PARTS}"))?;
    slurm.wait_for(&file)?;
    let beside = |file: &Path, ending: &str| PathBuf::from(format!("{}{ending}", file.display()));
    for ending in ["", ".generation-0", ".generation-1", ".generation-2", ".generation-3"] {
        let (one, other) = (beside(&single, ending), beside(&file, ending));
        ensure!(
            fs::read(&one)? == fs::read(&other)?,
            "{} is another than {}",
            other.display(),
            one.display()
        );
    }
    println!("{PARTS} tasks a generation, one of them killed and run again: the same nets, bit for bit");
    Ok(())
}

/// What a command says, which has to succeed.
fn said(command: &mut Command) -> anyhow::Result<String> {
    let said = command.output().with_context(|| format!("{command:?} does not start"))?;
    ensure!(said.status.success(), "{command:?} failed: {}", String::from_utf8_lossy(&said.stderr).trim());
    Ok(String::from_utf8(said.stdout)?)
}

/// A line of JSON without what a clock has measured.
fn without_times(line: &str) -> String {
    let mut rest = line;
    let mut kept = String::new();
    let keys = ["\"nanoseconds\":", "\"ms_per_decision_left\":", "\"ms_per_decision_right\":"];
    while let Some(at) = keys.iter().filter_map(|key| rest.find(key).map(|at| at + key.len())).min() {
        kept.push_str(&rest[..at]);
        rest = rest[at..].trim_start_matches(|sign: char| !matches!(sign, ',' | '}'));
    }
    kept + rest
}

/// What starts the three daemons and waits. When whoever started it is gone, however that came, it stops them and all
/// their jobs.
const SUPERVISOR: &str = r#"
cd "$1" || exit 1
munged --foreground --force --key-file="$1/munge.key" --socket="$1/munge.socket" --pid-file="$1/munged.pid" \
    --log-file="$1/munged.log" --seed-file="$1/munged.seed" >munged.out 2>&1 &
munge=$!
while ! [ -S munge.socket ] && kill -0 "$munge" 2>/dev/null; do sleep 0.1; done
slurmctld -D -c >slurmctld.out 2>&1 &
control=$!
slurmd -D -N localhost >slurmd.out 2>&1 &
node=$!
cat >/dev/null
scancel --user="$(id -un)" 2>/dev/null
tries=0
while [ -n "$(squeue --noheader 2>/dev/null)" ] && [ "$tries" -lt 100 ]; do sleep 0.2; tries=$((tries + 1)); done
kill "$node" "$control" "$munge" 2>/dev/null
wait
cd /
rm -rf "$1"
"#;

/// A running Slurm. It ends with this.
struct Slurm {
    folder: PathBuf,
    program: PathBuf,
    supervisor: Child,
}

impl Slurm {
    fn start(built: &Path) -> anyhow::Result<Slurm> {
        let folder = std::env::temp_dir().join(format!("blazon-slurm-{}", std::process::id()));
        fs::create_dir(&folder).with_context(|| format!("{} cannot be made", folder.display()))?;
        for name in ["state", "spool"] {
            fs::create_dir(folder.join(name))?;
        }
        // Nobody but this Slurm has it, so its processes can be told from all others.
        let program = folder.join("blazon");
        fs::copy(built, &program).with_context(|| format!("{} cannot be copied", built.display()))?;
        let mut key = Command::new("dd");
        key.args(["if=/dev/urandom", "bs=1024", "count=1", "status=none"]);
        let key = key.output()?.stdout;
        fs::write(folder.join("munge.key"), key)?;
        restrict(&folder.join("munge.key"))?;
        fs::write(folder.join("slurm.conf"), configuration(&folder)?)?;
        let supervisor = Command::new("setsid")
            .args(["sh", "-c", SUPERVISOR, "supervisor"])
            .arg(&folder)
            .env("SLURM_CONF", folder.join("slurm.conf"))
            .stdin(Stdio::piped())
            .spawn()
            .context("setsid does not start")?;
        let slurm = Slurm { folder, program, supervisor };
        let start = Instant::now();
        loop {
            let nodes = slurm.client("sinfo").args(["--noheader", "--format=%T"]).output()?;
            if String::from_utf8_lossy(&nodes.stdout).trim() == "idle" {
                break;
            }
            if start.elapsed() > Duration::from_mins(1) {
                bail!("the node does not come up:\n{}", slurm.logs());
            }
            thread::sleep(Duration::from_millis(200));
        }
        print!("{}", said(slurm.client("sinfo").arg("--Node"))?);
        Ok(slurm)
    }

    /// A command that speaks to this Slurm. Its jobs run this program.
    fn client(&self, name: &str) -> Command {
        let mut command = Command::new(name);
        command
            .env("SLURM_CONF", self.folder.join("slurm.conf"))
            .env("BLAZON", &self.program)
            .current_dir(&self.folder);
        command
    }

    /// The program without Slurm. It ends with whoever started it, as Slurm's jobs do.
    fn blazon(&self) -> Command {
        let mut command = Command::new("setpriv");
        command.args(["--pdeathsig", "KILL"]).arg(&self.program).current_dir(&self.folder);
        command
    }

    /// Kills the program of a task as soon as it runs.
    fn kill_task(&self, shard: &str) -> anyhow::Result<()> {
        let start = Instant::now();
        while start.elapsed() < PATIENCE {
            for entry in fs::read_dir("/proc")? {
                let path = entry?.path();
                let Ok(line) = fs::read(path.join("cmdline")) else { continue };
                let words: Vec<&[u8]> = line.split(|&byte| byte == 0).collect();
                let is_ours = words.first() == Some(&self.program.as_os_str().as_encoded_bytes());
                if is_ours && words.contains(&shard.as_bytes()) {
                    let id = path.file_name().unwrap_or_default();
                    let killed = Command::new("kill").arg("-KILL").arg(id).status()?;
                    if killed.success() {
                        println!("kill -9 of the task that plays part {shard}");
                        return Ok(());
                    }
                }
            }
            thread::sleep(Duration::from_millis(5));
        }
        bail!("no task plays part {shard}:\n{}", self.logs());
    }

    /// Waits until the jobs have written a file.
    fn wait_for(&self, file: &Path) -> anyhow::Result<()> {
        let start = Instant::now();
        loop {
            let queue = said(self.client("squeue").args(["--noheader", "--format=%i %T %r"]))?;
            if file.is_file() && queue.trim().is_empty() {
                return Ok(());
            }
            let stuck = queue.contains("DependencyNeverSatisfied");
            if queue.trim().is_empty() || stuck || start.elapsed() > PATIENCE {
                bail!("{} was not written.\n{queue}{}", file.display(), self.logs());
            }
            thread::sleep(Duration::from_millis(500));
        }
    }

    /// What jobs and daemons have said.
    fn logs(&self) -> String {
        let Ok(entries) = fs::read_dir(&self.folder) else { return String::new() };
        let mut files: Vec<PathBuf> = entries.filter_map(|entry| Some(entry.ok()?.path())).collect();
        files.sort();
        let mut logs = String::new();
        for file in files.iter().filter(|file| file.extension().is_some_and(|ending| ending == "out")) {
            let text = fs::read_to_string(file).unwrap_or_default();
            let lines: Vec<&str> = text.lines().collect();
            let last = lines[lines.len().saturating_sub(5)..].join("\n");
            logs.extend([&file.display().to_string(), ":\n", &last, "\n"]);
        }
        logs
    }

    /// Stops it, and says whether anything is left.
    fn stop(mut self) -> anyhow::Result<()> {
        self.end();
        ensure!(!self.folder.exists(), "{} is still there", self.folder.display());
        println!("nothing is left of it");
        Ok(())
    }

    fn end(&mut self) {
        // Its input ends, and it stops everything.
        drop(self.supervisor.stdin.take());
        let _ = self.supervisor.wait();
    }
}

impl Drop for Slurm {
    fn drop(&mut self) {
        self.end();
    }
}

/// Two processors, no accounts, nothing that needs rights over the machine, and only on this machine.
fn configuration(folder: &Path) -> anyhow::Result<String> {
    let folder = folder.display();
    // Both are free at the same time, so they are two.
    let ports = [TcpListener::bind("127.0.0.1:0")?, TcpListener::bind("127.0.0.1:0")?];
    let [control, node] = [ports[0].local_addr()?.port(), ports[1].local_addr()?.port()];
    Ok(format!(
        "ClusterName=blazon
SlurmctldHost=localhost(127.0.0.1)
CommunicationParameters=NoCtldInAddrAny,NoInAddrAny
AuthType=auth/munge
AuthInfo=socket={folder}/munge.socket,cred_expire=5
CredType=cred/munge
SlurmUser=root
SlurmctldPort={control}
SlurmdPort={node}
StateSaveLocation={folder}/state
SlurmdSpoolDir={folder}/spool
SlurmctldPidFile={folder}/slurmctld.pid
SlurmdPidFile={folder}/slurmd.pid
ProctrackType=proctrack/linuxproc
TaskPlugin=task/none
JobAcctGatherType=jobacct_gather/none
AccountingStorageType=accounting_storage/none
SelectType=select/cons_tres
SelectTypeParameters=CR_CPU
MailProg=/bin/true
MpiDefault=none
ReturnToService=2
NodeName=localhost NodeAddr=127.0.0.1 CPUs=2 State=UNKNOWN
PartitionName=all Nodes=ALL Default=YES MaxTime=INFINITE State=UP
"
    ))
}

/// Lets nobody else read a file.
fn restrict(file: &Path) -> anyhow::Result<()> {
    let mut chmod = Command::new("chmod");
    chmod.arg("400").arg(file);
    ensure!(chmod.status()?.success(), "{chmod:?} failed");
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use blazon_arena::training::TrainingPlan;

    #[test]
    fn the_jobs_train_as_many_generations_as_the_usual_plan_has() {
        let usual = TrainingPlan::default().generations;
        for (file, line) in [
            ("packaging/slurm/train.sh", format!("generations={usual}")),
            ("packaging/kubernetes/train.sh", format!("generations=${{1:-{usual}}}")),
        ] {
            let script = fs::read_to_string(repository(file)).expect("a script");
            assert!(script.lines().any(|found| found == line), "{file} has no line {line}");
        }
        let plan = fs::read_to_string(repository("packaging/kubernetes/train-plan.yaml")).expect("a job");
        assert!(plan.contains("args: [train, plan, --out, /data/net.bin]\n"), "the usual plan");
    }

    #[test]
    fn two_lines_that_differ_only_in_times_are_the_same() {
        let line = |time: &str| {
            format!(
                "{{\"left\":{{\"nodes\":7,\"nanoseconds\":{time}}},\"ms_per_decision_left\":{time},\"score\":0.5}}"
            )
        };
        assert_eq!(without_times(&line("12")), without_times(&line("3.5e-7")));
        assert_ne!(without_times(&line("12")), without_times(&line("12").replace("0.5", "0.6")));
    }
}
