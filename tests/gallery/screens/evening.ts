import { inMenu, type Screen, sheet, tap } from './screen.ts'

/** Between the games of an evening. */
export const evening: readonly Screen[] = [
  { name: 'evening, at the end of a game', table: 'evening', shows: '.results-bar' },
  {
    name: 'evening, how it stands',
    table: 'evening',
    shows: '.ending',
    act: tap('.results-bar'),
    comes: '.results-book',
  },
  {
    name: 'evening, won together',
    table: 'eveningTogether',
    shows: '.ending',
    act: tap('.results-bar'),
    comes: '.results-book',
  },
  { name: 'tally at the table', table: 'tallied', shows: '.strokes' },
  { name: 'tally of games together', table: 'talliedTogether', shows: '.strokes' },
  {
    name: 'tally, opened',
    table: 'tallied',
    ...sheet(tap('.tally-strip:visible, .tally-slip button:visible')),
    comes: '.tally-open',
  },
  {
    name: 'evening, another game',
    table: 'evening',
    shows: '.ending',
    act: inMenu(({ evening: text }) => text.chooseGame),
    comes: '.choose-game',
  },
  {
    name: 'evening, somebody wants my chair',
    table: 'chairAsked',
    shows: '.gathering .player-panel',
    act: ({ others }) =>
      others[0]?.send({ type: 'change-seat', id: `chair-${Date.now()}`, seat: 0 }) ??
      Promise.resolve(),
    comes: '.notice',
  },
  {
    name: 'evening, I want a chair',
    table: 'chairs',
    shows: '.gathering .player-panel',
    act: tap('.seat-plate'),
    comes: '.drawer[open]',
  },
  {
    name: 'evening, the table is to go',
    table: 'gathering',
    ...sheet(inMenu(({ evening: text }) => text.deleteTable)),
    comes: '.leave-drawer-actions',
  },
]
