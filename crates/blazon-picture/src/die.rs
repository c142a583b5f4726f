//! The faces of the dice.

use blazon::{Crosses, Face};

use crate::arms::{arms, crossed, with_crosses};
use crate::outline::Variant;
use crate::shape::{Picture, Shape, Transform};

/// A face of a die.
pub fn die(face: Face) -> Picture {
    cube(match face {
        Face::Arms(one, crosses) => blazoned(one, crosses),
        Face::Wild => wild(Crosses::Zero),
    })
}

/// The same with the cross of the castle's bonus, where there is room for it.
pub fn die_with_bonus(face: Face) -> Picture {
    cube(match face {
        Face::Arms(one, Crosses::Zero) => blazoned(one, Crosses::One),
        Face::Arms(one, Crosses::One | Crosses::Two) => blazoned(one, Crosses::Two),
        Face::Wild => wild(Crosses::One),
    })
}

/// A cell in the square from 0, 0 to 100, 100 on which a wild lies that is no arms yet, with the crosses it will have.
pub fn wild(crosses: Crosses) -> Shape {
    let mut shapes = vec![Shape::ground("wild-field")];
    // A question mark, drawn rather than written: it looks alike in every font.
    shapes.push(match crosses {
        Crosses::Zero => Shape::group(
            "",
            vec![
                Shape::path("wild-mark", "M31 37Q30 16 50 15Q70 17 69 36Q67 46 58 52Q50 58 50.5 69"),
                Shape::circle("wild-point", (50.0, 87.0), 6.5),
            ],
        ),
        Crosses::One | Crosses::Two => Shape::group(
            "",
            vec![
                Shape::path("wild-mark", "M35 27Q34 11 50 10.5Q65 12 64.5 26Q63 34 56 39Q50 43 50.5 52"),
                Shape::circle("wild-point", (50.0, 68.0), 6.0),
            ],
        ),
    });
    shapes.extend(crossed(crosses, Variant::One));
    Shape::group("wild", shapes)
}

fn blazoned(one: blazon::Arms, crosses: Crosses) -> Shape {
    match crosses {
        Crosses::Zero => arms(one),
        crosses => with_crosses(one, crosses),
    }
}

/// A cube of bone as one sees it on a table: the face, and below it a little of the side.
fn cube(shown: Shape) -> Picture {
    let side = Shape::path(
        "die-side",
        "M2 21V79A20 20 0 0 0 22 99H78A20 20 0 0 0 98 79V21A20 20 0 0 0 78 1H22A20 20 0 0 0 2 21Z",
    );
    // The face lies over the square drawing and rounds its corners, so that nothing needs clipping.
    let frame = Shape::path(
        "die-frame",
        "M22 2H78A19 19 0 0 1 97 21V72A19 19 0 0 1 78 91H22A19 19 0 0 1 3 72V21A19 19 0 0 1 22 2Z\
         M21 9A9 9 0 0 0 12 18V75A9 9 0 0 0 21 84H79A9 9 0 0 0 88 75V18A9 9 0 0 0 79 9Z",
    );
    // Light falls from above: on the upper edge of the cube, and on the lower one of what is sunk into it.
    let light = Shape::path(
        "die-light",
        "M5.5 30V21A16.5 16.5 0 0 1 22 4.5H78A16.5 16.5 0 0 1 94.5 21V30M18 86.5H82",
    );
    let shade = Shape::path("die-shade", "M13.2 74V19A8.8 8.8 0 0 1 22 10.2H78A8.8 8.8 0 0 1 86.8 19V74");
    let shown = shown.at(Transform::by(11.0, 7.5).scaled(0.78, 0.78));
    Picture::new("die-face", 100.0, 100.0, vec![side, shown, frame, shade, light])
}

#[cfg(test)]
mod tests {
    use blazon::Arms;

    use super::*;
    use crate::svg;

    fn crosses(picture: &Picture) -> usize {
        svg(picture).matches("\"circle-cross\"").count()
    }

    #[test]
    fn a_face_has_as_many_circles_as_crosses() {
        for (arms, count) in
            Arms::ALL.into_iter().flat_map(|arms| Crosses::ALL.map(|crosses| (arms, crosses)))
        {
            let text = svg(&die(Face::Arms(arms, count)));
            assert_eq!(text.matches("<circle").count(), count.count() as usize);
        }
    }

    #[test]
    fn the_bonus_is_one_cross_more_on_any_face_that_has_room_for_it() {
        let faces = [Face::Wild, Face::Arms(Arms::Bar, Crosses::Zero), Face::Arms(Arms::Bar, Crosses::One)];
        for face in faces {
            assert_eq!(crosses(&die_with_bonus(face)), crosses(&die(face)) + 1, "{face:?}");
        }
    }
}
