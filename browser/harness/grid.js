// A map as somebody with a screen reader has it: rows of cells, each with what it says.

/** What the grid of this name holds, row by row, and how many of its cells the Tab key stops at. */
export async function readGrid(page, name) {
  const grid = page.getByRole('grid', { name });
  return grid.evaluate((grid) => {
    const said = (element) => {
      const labels = (element.getAttribute('aria-labelledby') ?? '').split(/\s+/).filter(Boolean);
      const texts = labels.map((id) => document.getElementById(id)?.textContent ?? '');
      return (texts.join(' ') || element.getAttribute('aria-label') || element.textContent || '').trim();
    };
    const rows = [...grid.querySelectorAll('[role=row], tr')];
    const cells = rows.map((row) => [...row.querySelectorAll('[role=gridcell], td')]);
    const stops = [...grid.querySelectorAll('*')].filter((element) => element.tabIndex >= 0).length;
    return {
      rows: cells.map((row) =>
        row.map((cell) => ({
          says: said(cell),
          focused: cell === document.activeElement || cell.contains(document.activeElement),
          selected: cell.getAttribute('aria-selected') === 'true',
          disabled: cell.getAttribute('aria-disabled') === 'true',
        })),
      ),
      tabStops: stops,
    };
  });
}
