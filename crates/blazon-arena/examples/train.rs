use blazon_arena::training::*;
fn main() {
    let a: Vec<u64> = std::env::args().skip(1).map(|x| x.parse().unwrap()).collect();
    let plan = Plan {
        seed: 1,
        first_games: a[0],
        games: a[1],
        searched_games: a[4],
        generations: a[2] as u32,
        epochs: a[3] as u32,
    };
    let t = std::time::Instant::now();
    let dir = std::env::var("DIR").unwrap();
    let mut last = 0u64;
    train(
        &plan,
        2,
        &mut |s| {
            let now = t.elapsed().as_secs() / 5;
            if now != last {
                last = now;
                eprintln!("{:.0}s {:?}", t.elapsed().as_secs_f64(), s);
            }
            true
        },
        &mut |g, net| {
            std::fs::write(format!("{dir}/net-{g}.bin"), net.to_bytes()).unwrap();
            eprintln!("{:.0}s kept {g} {:?}", t.elapsed().as_secs_f64(), net.info());
        },
    );
}
