//! A position is small, is copied freely, and has the same hash everywhere.

use std::mem::size_of;

use blazon::{Event, Legal, Position, Record, Setup};

#[test]
fn a_position_is_copied_in_192_bytes() {
    const fn is_copy<T: Copy>() {}
    is_copy::<Position>();
    assert!(size_of::<Position>() <= 192, "{} bytes", size_of::<Position>());
}

#[test]
fn everything_can_be_sent_to_another_thread() {
    const fn is_send_and_sync<T: Send + Sync + 'static>() {}
    is_send_and_sync::<Position>();
    is_send_and_sync::<Setup>();
    is_send_and_sync::<Event>();
    is_send_and_sync::<Record>();
    is_send_and_sync::<Legal<'static>>();
    is_send_and_sync::<blazon::PlayError>();
    is_send_and_sync::<blazon::PositionError>();
    is_send_and_sync::<blazon::RecordError>();
}

#[test]
fn the_hash_of_a_position_is_that_of_its_line() {
    // Computed apart from the library, as `docs/notation.md` says.
    for (hash, line) in [
        (
            "27dc43fcf1d55975",
            "......./......./...#.../......./....... ......./......./...#.../......./....... 000000:-:^:- 000000:-:^:- 1F roll",
        ),
        (
            "0ab3e51366b13d0a",
            "......./......./...#.../......./....... ......./......./...#.../......./....... 000000:-:^:- 000000:-:^:- 1F roll edition:it",
        ),
        (
            "79283dd1ca364eb6",
            "......./......./...#.../......./....... ......./......./...#.../......./....... 000000:-:^:- 000000:-:^:- 1F take:?/d/s2/b1:3",
        ),
        (
            "33a69a2f8a40403a",
            "......./......./...#.../......./....... ......./......./...#.../......./....... 000000:-:^:- 000000:-:^:- 1F roll components:ddbbD1B1/?dbD1sq/dbDBs2q1/??d1bDB/3t4d2c5b1f6s",
        ),
        (
            "8abca2efe5fa29cf",
            "qd1d..../..Dqb../.sD#d1B./..B1b1qq./....... ...b.../...qbb./...#b1q2q2/..B1B..d/..dddD. 101013:c:-:- 330101:-:-:- 7F flash:F:+:dD",
        ),
        (
            "e8c4ea89c0853124",
            ".D1bbqdd1/..b1B1ddd/.D1D1#BdB/sb1bss../.b1s2.B1B1q2 BD1.dB1../B1DD1bbDD/bb1d1#s2s2D/.DdBb../...qbd. 210231:-:-:D 353201:s:-:- 13F draw:d/q/s2/d1:14:23:+d:* edition:it",
        ),
        (
            "c57154ebcfd461c4",
            ".bB.d1d./.B1B1qbdq/B1DD1#bbb/B1.D1Dq1bD1/bdDB1.bd1 dbbd.b./D1bbqdbb1/Bss2#Ddd/D1DD1d1Ddd/sDD1DqDd 152100:-:-:- 544122:-:-:- 17F lots edition:it",
        ),
    ] {
        let position: Position = line.parse().expect(line);
        assert_eq!(format!("{:016x}", position.stable_hash()), hash, "{line}");
    }
}
