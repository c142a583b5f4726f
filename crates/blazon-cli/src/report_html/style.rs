/// How the page looks. Colours only repeat what patterns, shapes and words say.
pub(super) const STYLE: &str = "
:root { --paper: #fbf9f4; --card: #ffffff; --ink: #20242b; --soft: #5c6470; --line: #d9d4c8; --cell: #f3efe5;
  --first: #1f5fa8; --bad: #b3261e; --luck: #8a6100; --new: #1f5fa8; }
@media (prefers-color-scheme: dark) {
  :root { --paper: #15181d; --card: #1d2127; --ink: #e8e6e1; --soft: #a4abb5; --line: #3a4048; --cell: #262b33;
    --first: #7db4f0; --bad: #ff9d92; --luck: #eec35a; --new: #7db4f0; }
}
* { box-sizing: border-box; }
html { -webkit-text-size-adjust: 100%; }
body { margin: 0; background: var(--paper); color: var(--ink);
  font: 16px/1.5 system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', 'Noto Sans KR', sans-serif; }
main, footer { max-width: 64rem; margin: 0 auto; padding: 0 1rem; }
h1 { font-size: 1.6rem; line-height: 1.25; margin: 1.5rem 0 .5rem; overflow-wrap: anywhere; }
h2 { font-size: 1.2rem; margin: 0 0 .75rem; }
h3 { font-size: 1rem; margin: 0 0 .5rem; overflow-wrap: anywhere; }
p { margin: 0 0 .5rem; overflow-wrap: anywhere; }
section { background: var(--card); border: 1px solid var(--line); border-radius: .6rem; padding: 1rem;
  margin: 1rem 0; }
.outcome { font-size: 1.1rem; font-weight: 600; }
.note, footer, .legend, figcaption { color: var(--soft); font-size: .9rem; }
footer { padding-bottom: 2rem; }
.scrolling { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }
th, td { text-align: left; padding: .3rem .6rem; border-bottom: 1px solid var(--line); vertical-align: top; }
thead th, thead td { border-bottom: 2px solid var(--ink); }
.summary th[scope=row], .moments th { font-weight: 400; }
.moments thead th, .summary thead th { font-weight: 600; }
.summary th[scope=col] { overflow-wrap: anywhere; min-width: 5rem; }
.summary td, .summary thead th { text-align: right; }
.moments .number { text-align: right; white-space: nowrap; }
.moments .said { min-width: 15rem; }
.moments .roll td, .moments .roll th { background: var(--cell); }
.mark { font-weight: 600; color: var(--bad); white-space: nowrap; }
figure { margin: 0; }
svg { display: block; max-width: 100%; height: auto; }
.curve { width: 100%; }
.curve .grid { stroke: var(--line); stroke-width: 1; }
.curve .half { stroke: var(--soft); stroke-width: 1; stroke-dasharray: 4 4; }
.curve .value { fill: none; stroke: var(--first); stroke-width: 2.5; stroke-linejoin: round; }
.curve text { fill: var(--soft); font-size: 12px; }
.bad { fill: var(--bad); stroke: var(--card); stroke-width: 1; }
.luck { fill: var(--card); stroke: var(--luck); stroke-width: 2.5; }
.key { display: inline-block; vertical-align: -.15em; }
.sheets, .boards { display: flex; flex-wrap: wrap; gap: 1.5rem; }
.sheet { flex: 1 1 20rem; min-width: 0; }
.boards { gap: 1rem; }
.board { flex: 1 1 8.5rem; max-width: 18rem; min-width: 0; }
.map { width: 100%; max-width: 28rem; color: var(--ink); }
.map .cell { fill: var(--cell); }
.map .drawn { fill: var(--card); }
.map .thin { stroke: var(--line); stroke-width: 1; }
.map .thick { stroke: var(--ink); stroke-width: 3.5; stroke-linecap: round; }
.map .name { fill: var(--soft); font-size: 12px; text-anchor: middle; }
.map .halo { fill: none; stroke: var(--card); stroke-width: 6; }
.map .new { fill: none; stroke: var(--new); stroke-width: 4; stroke-dasharray: 8 3; }
.ink { fill: currentColor; }
.circle { fill: var(--card); stroke: currentColor; stroke-width: 1.5; }
.cross { stroke: currentColor; stroke-width: 2; stroke-linecap: round; }
.castle { fill: none; stroke: currentColor; stroke-width: 2; stroke-linejoin: round; }
.roof { stroke: currentColor; stroke-width: 2; stroke-linejoin: round; fill: none; }
.roof.spent { fill: currentColor; }
.total { font-weight: 600; margin-top: .75rem; }
ul { padding-left: 1.2rem; margin: 0; }
.domains { font-size: .9rem; }
.sheets + h3 { margin-top: 1.25rem; }
.legend { list-style: none; padding: 0; display: flex; flex-wrap: wrap; gap: .5rem 1.25rem; }
.legend li { display: flex; align-items: center; gap: .4rem; }
.arms { width: 1.6rem; height: 1.6rem; color: var(--ink); }
.costly { padding: 1rem 0; border-top: 1px solid var(--line); }
.costly:first-of-type { border-top: 0; padding-top: 0; }
.boards { margin-top: .75rem; }
.patterns { position: absolute; width: 0; height: 0; }
@media (max-width: 40rem) {
  main, footer { padding: 0 .6rem; }
  section { padding: .75rem; }
  th, td { padding: .3rem .4rem; }
  .curve text { font-size: 19px; }
  .curve .even { display: none; }
}
@media print { body { background: #fff; } section { break-inside: avoid; border: 0; } }
";
