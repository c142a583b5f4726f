//! A player's map: 5 rows of 7 cells with the castle in the centre, and what it scores (RULES 4).

/// Columns of the map.
pub(crate) const COLUMNS: u8 = 7;
/// Rows of the map.
pub(crate) const ROWS: u8 = 5;
/// Squares of the map, the castle included.
pub(crate) const SQUARES: u8 = ROWS * COLUMNS;
/// The place of the castle, d3.
pub(crate) const CASTLE: u8 = 17;

/// One place on a map.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Square {
    Empty,
    Castle,
    Drawn { arms: u8, crosses: u8 },
}

/// A player's map, in reading order.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Map(pub(crate) [Square; SQUARES as usize]);

/// A maximal group of cells of one arms joined by sides.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Domain {
    pub(crate) arms: u8,
    pub(crate) cells: u32,
    pub(crate) crosses: u32,
}

/// Whether two squares share a side.
pub(crate) fn side_by_side(one: u8, other: u8) -> bool {
    let rows = (one / COLUMNS).abs_diff(other / COLUMNS);
    let columns = (one % COLUMNS).abs_diff(other % COLUMNS);
    rows + columns == 1
}

/// The squares that share a side with this one.
pub(crate) fn neighbours(square: u8) -> impl Iterator<Item = u8> {
    let above = (square >= COLUMNS).then(|| square - COLUMNS);
    let left = (!square.is_multiple_of(COLUMNS)).then(|| square - 1);
    let right = (square % COLUMNS != COLUMNS - 1).then(|| square + 1);
    let below = (square < SQUARES - COLUMNS).then(|| square + COLUMNS);
    [above, left, right, below].into_iter().flatten()
}

impl Map {
    pub(crate) fn empty() -> Map {
        let mut squares = [Square::Empty; SQUARES as usize];
        squares[usize::from(CASTLE)] = Square::Castle;
        Map(squares)
    }

    pub(crate) fn at(&self, cell: u8) -> Square {
        self.0[usize::from(cell)]
    }

    pub(crate) fn draw(&mut self, cell: u8, arms: u8, crosses: u8) {
        self.0[usize::from(cell)] = Square::Drawn { arms, crosses };
    }

    pub(crate) fn is_empty(&self, cell: u8) -> bool {
        self.at(cell) == Square::Empty
    }

    pub(crate) fn empty_cells(&self) -> impl Iterator<Item = u8> {
        (0..SQUARES).filter(|&cell| self.is_empty(cell))
    }

    pub(crate) fn has_empty_neighbour(&self, cell: u8) -> bool {
        neighbours(cell).any(|beside| self.is_empty(beside))
    }

    pub(crate) fn is_full(&self) -> bool {
        (0..SQUARES).all(|cell| !self.is_empty(cell))
    }

    /// Whether these arms, drawn on this cell, would touch the castle or the same arms.
    pub(crate) fn connects(&self, cell: u8, wanted: u8) -> bool {
        neighbours(cell).any(|beside| match self.at(beside) {
            Square::Empty => false,
            Square::Castle => true,
            Square::Drawn { arms, .. } => arms == wanted,
        })
    }

    /// Whether some cell could take one more cross.
    pub(crate) fn has_room_for_a_cross(&self) -> bool {
        (0..SQUARES).any(|cell| matches!(self.at(cell), Square::Drawn { crosses: 0 | 1, .. }))
    }

    pub(crate) fn domains(&self) -> Vec<Domain> {
        let mut domains = Vec::new();
        let mut counted = [false; SQUARES as usize];
        for start in 0..SQUARES {
            let Square::Drawn { arms: wanted, .. } = self.at(start) else { continue };
            let mut domain = Domain { arms: wanted, cells: 0, crosses: 0 };
            let mut to_visit = vec![start];
            while let Some(cell) = to_visit.pop() {
                if counted[usize::from(cell)] {
                    continue;
                }
                if let Square::Drawn { arms, crosses } = self.at(cell)
                    && arms == wanted
                {
                    counted[usize::from(cell)] = true;
                    domain.cells += 1;
                    domain.crosses += u32::from(crosses);
                    to_visit.extend(neighbours(cell));
                }
            }
            if domain.cells > 0 {
                domains.push(domain);
            }
        }
        domains
    }

    /// Cells times crosses for each domain, and 3 for each domain of the arms chosen with *Domains*.
    pub(crate) fn score(&self, chosen: Option<u8>) -> u32 {
        let mut score = 0;
        for domain in self.domains() {
            score += domain.cells * domain.crosses;
            if chosen == Some(domain.arms) {
                score += 3;
            }
        }
        score
    }

    /// The cells of the largest single domain, crosses or not.
    pub(crate) fn largest(&self) -> u32 {
        self.domains().iter().map(|domain| domain.cells).max().unwrap_or(0)
    }
}
