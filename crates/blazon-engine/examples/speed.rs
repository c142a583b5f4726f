use blazon::*;
use blazon_engine::*;
fn main() {
    let t = std::time::Instant::now();
    let n = 20000;
    let mut s = 0u64;
    let mut r = 0u64;
    let mut m = 0i64;
    for g in 0..n {
        let mut p = Position::default();
        let mut c = Chances::of_game(1, g);
        rollout(&mut p, &mut c);
        s += u64::from(p.score(Seat::First));
        r += u64::from(p.round());
        m += i64::from(p.score(Seat::First)) - i64::from(p.score(Seat::Second));
        assert!(p.outcome().is_some());
    }
    let e = t.elapsed().as_secs_f64();
    println!(
        "{:.0} games/s mean score {:.1} rounds {:.1} margin {:.2}",
        n as f64 / e,
        s as f64 / n as f64,
        r as f64 / n as f64,
        m as f64 / n as f64
    );
}
