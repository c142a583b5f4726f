use blazon::*;
use blazon_engine::net::Net;
use blazon_engine::*;
use std::sync::Arc;
use std::sync::atomic::*;
fn player(s: &str) -> Engine {
    let (n, f) = s.split_once('@').unwrap_or((s, ""));
    let p: Player = n.parse().unwrap();
    if f.is_empty() {
        Engine::new(p)
    } else {
        Engine::with_net(p, Arc::new(Net::from_bytes(&std::fs::read(f).unwrap()).unwrap()))
    }
}
fn main() {
    let a: Vec<String> = std::env::args().collect();
    let l = player(&a[1]);
    let r = player(&a[2]);
    let n: u64 = a[3].parse().unwrap();
    let budget = a.get(4).map_or(Budget::Usual, |x| Budget::Nodes(x.parse().unwrap()));
    let budget2 = a.get(5).map_or(budget, |x| Budget::Nodes(x.parse().unwrap()));
    let next = AtomicU64::new(0);
    let res: Vec<(f64, f64, [f64; 2], [u64; 2], [f64; 2])> = std::thread::scope(|s| {
        let hs: Vec<_> = (0..2)
            .map(|_| {
                s.spawn(|| {
                    let mut out = vec![];
                    loop {
                        let p = next.fetch_add(1, Ordering::Relaxed);
                        if p >= n {
                            return out;
                        }
                        let (mut pair, mut marg, mut t, mut dn, mut mx) =
                            (0.0, 0.0, [0.0f64; 2], [0u64; 2], [0.0f64; 2]);
                        for left in Seat::ALL {
                            let mut pos = Position::default();
                            let mut k = 0u64;
                            loop {
                                let seats = match pos.to_act() {
                                    ToAct::Nobody(_) => break,
                                    ToAct::Chance(c) => {
                                        let e = Chances::of_game(99, p * 64 + u64::from(pos.round()))
                                            .event(&pos, c);
                                        pos.play_unchecked(e);
                                        continue;
                                    }
                                    ToAct::Seat(s) => vec![s],
                                    ToAct::Both => vec![Seat::First, Seat::Second],
                                };
                                let evs: Vec<Event> = seats
                                    .iter()
                                    .map(|&s| {
                                        k += 1;
                                        let (e, i) = if s == left { (&l, 0) } else { (&r, 1) };
                                        let c = std::time::Instant::now();
                                        let d = e
                                            .decide(
                                                &pos,
                                                s,
                                                if i == 0 { budget } else { budget2 },
                                                mix(p * 1000 + k),
                                                &mut (),
                                            )
                                            .unwrap();
                                        let el = c.elapsed().as_secs_f64();
                                        t[i] += el;
                                        mx[i] = mx[i].max(el);
                                        dn[i] += 1;
                                        assert!(
                                            pos.is_legal(d.event()),
                                            "{} {} {}",
                                            e.player(),
                                            pos,
                                            d.event()
                                        );
                                        d.event()
                                    })
                                    .collect();
                                for e in evs {
                                    pos.play_unchecked(e);
                                }
                            }
                            pair += match pos.outcome().unwrap() {
                                Outcome::Draw => 0.5,
                                Outcome::Win(w, _) => {
                                    if w == left {
                                        1.0
                                    } else {
                                        0.0
                                    }
                                }
                            };
                            marg += f64::from(pos.score(left)) - f64::from(pos.score(!left));
                        }
                        out.push((pair / 2.0, marg / 2.0, t, dn, mx));
                    }
                })
            })
            .collect();
        hs.into_iter().flat_map(|h| h.join().unwrap()).collect()
    });
    let m = res.len() as f64;
    let mean = res.iter().map(|r| r.0).sum::<f64>() / m;
    let var = res.iter().map(|r| (r.0 - mean).powi(2)).sum::<f64>() / (m - 1.0) / m;
    let marg = res.iter().map(|r| r.1).sum::<f64>() / m;
    let t = |i: usize| {
        res.iter().map(|r| r.2[i]).sum::<f64>() / res.iter().map(|r| r.3[i]).sum::<u64>() as f64 * 1e3
    };
    let mx = |i: usize| res.iter().map(|r| r.4[i]).fold(0.0, f64::max) * 1e3;
    println!(
        "{} v {}: {:.2}% ± {:.2} margin {:.2} elo {:.0} ms {:.3} (max {:.0}) / {:.3} (max {:.0})",
        a[1],
        a[2],
        mean * 100.0,
        var.sqrt() * 196.0,
        marg,
        -400.0 * (1.0 / mean - 1.0).log10(),
        t(0),
        mx(0),
        t(1),
        mx(1)
    );
}
