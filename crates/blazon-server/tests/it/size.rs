use crate::browser::Running;

/// The most that a first visit may bring over the line, everything for playing without a network included.
const MOST: usize = 700_000;

#[test]
fn a_first_visit_brings_no_more_than_700_kb() {
    let server = Running::start();
    let mut total = 0;
    for path in server.paths() {
        let size = server.get(&path, &[("Accept-Encoding", "br")]).body.len();
        println!("{size:>9}  {path}");
        total += size;
    }
    println!("{total:>9}  of {MOST} bytes");
    assert!(total <= MOST, "{total} bytes");
}
