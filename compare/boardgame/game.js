// A game of the same size as Blazon's: two players in turn, each event a short text, and the state is the log of them.
//
// It checks no rule, so boardgame.io has less to do here than Blazon, which checks every event and works out the dice.
// Nothing can be taken back: else boardgame.io would keep a copy of the state for every event.

/** How many events a game has: as many as one of Blazon's, on average. */
export const EVENTS = 70;

/** The game, as boardgame.io wants it. */
export const game = {
  name: 'log',
  minPlayers: 2,
  maxPlayers: 2,
  setup: () => ({ log: [] }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: { play: ({ G }, text) => { G.log.push(text); } },
  disableUndo: true,
  endIf: ({ G }) => (G.log.length >= EVENTS ? { over: true } : undefined),
};

/** An event of this number: 16 characters, about as long as a drawing of Blazon's. */
export function text(number) {
  return `F:${String(number).padStart(4, '0')}+c3d4b1s2a`;
}
