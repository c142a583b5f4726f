//! x
use blazon::*;
use blazon_engine::net::Net;
use blazon_engine::*;
fn main() {
    let n: u64 = std::env::args().nth(1).map_or(300, |x| x.parse().unwrap());
    let net = Net::from_bytes(&std::fs::read("/tmp/run-a/net-2.bin").unwrap()).unwrap();
    let t = std::time::Instant::now();
    let mut c = Chances::from_seed(1);
    let mut ps = vec![];
    for _ in 0..n {
        let mut p = Position::default();
        while matches!(p.step(), Step::Roll) {
            ps.push(p);
            play_round(&mut p, &net, &mut c, 0);
        }
    }
    println!("{:.1} games/s", n as f64 / t.elapsed().as_secs_f64());
    let t = std::time::Instant::now();
    let mut s = 0.0;
    for p in &ps {
        s += net.value(p, Seat::First).win;
    }
    println!("{:.0} ns per full evaluation {s}", t.elapsed().as_secs_f64() / ps.len() as f64 * 1e9);
}
