use std::fmt;
use std::fs;
use std::time::Duration;

use axum::http::StatusCode;
use blazon_store::Written;
use blazon_wire::online::Reason;
use metrics::{Counter, Gauge, Histogram, Key, KeyName, Label, Level, Metadata, Recorder, Unit};
use metrics_exporter_prometheus::{Matcher, PrometheusBuilder, PrometheusHandle, PrometheusRecorder};

/// Where what is told of metrics comes from, which nobody asks here.
const ORIGIN: Metadata<'static> = Metadata::new(module_path!(), Level::INFO, None);

const APPEND_SECONDS: &str = "blazon_append_seconds";
const REFUSALS: &str = "blazon_refusals_total";
const REQUESTS: &str = "blazon_http_requests_total";

/// Until when what takes how long is counted, in seconds.
const BUCKETS: [f64; 12] = [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0];

/// What is counted and measured, for Prometheus to ask. A server has its own: there may be several in a program.
pub(crate) struct Metrics {
    recorder: PrometheusRecorder,
    handle: PrometheusHandle,
    sockets: Gauge,
    tables: Gauge,
    nodes: Gauge,
    memory: Gauge,
    events: Counter,
    rolls: Counter,
    transactions: Counter,
    changes: Counter,
    append: Histogram,
}

impl Metrics {
    /// Nothing has happened yet.
    pub(crate) fn new() -> Metrics {
        let appends = Matcher::Full(APPEND_SECONDS.to_owned());
        let builder = PrometheusBuilder::new();
        // It fails only without buckets.
        let builder = builder.set_buckets_for_metric(appends, &BUCKETS);
        let recorder = builder.unwrap_or_else(|_| PrometheusBuilder::new()).build_recorder();
        let gauge = |name: &'static str, unit: Unit, about: &'static str| {
            recorder.describe_gauge(KeyName::from_const_str(name), Some(unit), about.into());
            recorder.register_gauge(&Key::from_static_name(name), &ORIGIN)
        };
        let counter = |name: &'static str, about: &'static str| {
            recorder.describe_counter(KeyName::from_const_str(name), None, about.into());
            recorder.register_counter(&Key::from_static_name(name), &ORIGIN)
        };
        let sockets = gauge("blazon_sockets", Unit::Count, "Sockets that are open");
        let tables = gauge("blazon_tables_in_memory", Unit::Count, "Tables that are in memory");
        let nodes = gauge("blazon_nodes", Unit::Count, "Servers that share the database, this one included");
        let memory =
            gauge("process_resident_memory_bytes", Unit::Bytes, "Memory that the process has, in bytes");
        let events = counter("blazon_events_appended_total", "Events that were written to disk");
        let rolls = counter("blazon_dice_rolls_total", "Rolls of the dice of the box");
        let transactions = counter("blazon_store_transactions_total", "Transactions of the database");
        let changes =
            counter("blazon_store_changes_total", "Changes that were written in those transactions");
        recorder.describe_histogram(
            KeyName::from_const_str(APPEND_SECONDS),
            Some(Unit::Seconds),
            "Time from deciding on events until they were on disk".into(),
        );
        let append = recorder.register_histogram(&Key::from_static_name(APPEND_SECONDS), &ORIGIN);
        let about_refusals = "What was refused, over HTTP and at tables, by reason";
        recorder.describe_counter(KeyName::from_const_str(REFUSALS), None, about_refusals.into());
        let about_requests = "Requests over HTTP, by route and status";
        recorder.describe_counter(KeyName::from_const_str(REQUESTS), None, about_requests.into());
        let handle = recorder.handle();
        Metrics {
            recorder,
            handle,
            sockets,
            tables,
            nodes,
            memory,
            events,
            rolls,
            transactions,
            changes,
            append,
        }
    }

    /// So many are there.
    pub(crate) fn present(&self, sockets: usize, tables: usize, nodes: usize) {
        self.sockets.set(number(sockets));
        self.tables.set(number(tables));
        self.nodes.set(number(nodes));
    }

    /// Events are on disk.
    pub(crate) fn appended(&self, events: usize, rolls: usize, time: Duration) {
        self.events.increment(events as u64);
        self.rolls.increment(rolls as u64);
        self.append.record(time.as_secs_f64());
    }

    /// The store has written so much so far.
    pub(crate) fn written(&self, Written { transactions, changes }: Written) {
        self.transactions.absolute(transactions);
        self.changes.absolute(changes);
    }

    /// Something was refused.
    pub(crate) fn refused(&self, reason: Reason) {
        self.count(REFUSALS, vec![Label::new("reason", reason.to_string())]);
    }

    /// A request was answered.
    pub(crate) fn answered(&self, route: &str, status: StatusCode) {
        let labels =
            vec![Label::new("route", route.to_owned()), Label::new("status", status.as_str().to_owned())];
        self.count(REQUESTS, labels);
    }

    /// Everything as Prometheus reads it.
    pub(crate) fn text(&self) -> String {
        if let Some(kilobytes) = resident_kilobytes() {
            self.memory.set(f64::from(kilobytes) * 1024.0);
        }
        self.handle.render()
    }

    /// Puts what was measured into its buckets. Until then each measurement takes memory.
    pub(crate) fn tidy(&self) {
        self.handle.run_upkeep();
    }

    fn count(&self, name: &'static str, labels: Vec<Label>) {
        self.recorder.register_counter(&Key::from_parts(name, labels), &ORIGIN).increment(1);
    }
}

impl fmt::Debug for Metrics {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Metrics").finish_non_exhaustive()
    }
}

/// A number for a gauge. There are never more than that.
fn number(number: usize) -> f64 {
    u32::try_from(number).unwrap_or(u32::MAX).into()
}

/// The memory that this process has, where the system says so.
fn resident_kilobytes() -> Option<u32> {
    let status = fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
    line.trim().strip_suffix("kB")?.trim_end().parse().ok()
}
