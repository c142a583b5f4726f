//! The castle in the middle of the map, and the sign of its bonus.

use leptos::prelude::*;

/// The castle in the square from 0, 0 to 100, 100. Its roof is filled when its bonus is spent.
pub(crate) fn castle(spent: bool) -> AnyView {
    let roof = if spent { "castle-roof castle-roof-filled" } else { "castle-roof" };
    view! {
        <g class="castle">
            <rect class="castle-ground" width="100" height="100" />
            <path class="castle-flag" d="M50 18V5L66 10L50 15" />
            // The keep behind, the two towers and the wall with its gate before it.
            <path class="castle-wall" d="M32 60V44H68V60" />
            <path class=roof d="M26 44L50 17L74 44Z" />
            <path
                class="castle-wall"
                d="M10 90V46H16V52H22V46H28V52H34V46H40V64H46V58H54V64H60V46H66V52H72V46H78V52H84V46H90V90Z"
            />
            <path class="castle-gate" d="M40 90V80A10 10 0 0 1 60 80V90Z" />
            <path class="castle-slit" d="M25 62V72M75 62V72" />
        </g>
    }
    .into_any()
}

/// The sign of the castle's bonus: a tower with a cross.
pub(crate) fn castle_bonus() -> AnyView {
    view! {
        <svg viewBox="0 0 24 24" class="power-icon" aria-hidden="true">
            <path d="M5 21V4H8.5V6.5H10.25V4H13.75V6.5H15.5V4H19V21Z" />
            <path class="power-strong" d="M9 10.5L15 16.5M15 10.5L9 16.5" />
        </svg>
    }
    .into_any()
}
