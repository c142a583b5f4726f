fn main() {
    let args: Vec<String> = std::env::args().collect();
    let seed: u64 = args[2].parse().unwrap();
    let to: u64 = args.get(3).map_or(seed + 1, |s| s.parse().unwrap());
    let f = if args[1] == "crash" { blazon_chaos::crash_points } else { blazon_chaos::run };
    let start = std::time::Instant::now();
    let mut tally = blazon_chaos::Tally::default();
    for s in seed..to {
        match f(s) {
            Ok(t) => tally += t,
            Err(b) => {
                println!("{b}");
                return;
            }
        }
    }
    println!("{tally} {:?}", start.elapsed());
}
