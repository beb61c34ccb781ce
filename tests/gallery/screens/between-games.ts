import { first, inMenu, type Screen, sheet, tap } from './screen.ts'

/** Screens of a table between two games. */
export const betweenGames: readonly Screen[] = [
  { name: 'between games, the end of a game', table: 'betweenGames', shows: '.results-bar' },
  {
    name: 'between games, the results',
    table: 'betweenGames',
    shows: '.ending',
    act: tap('.results-bar'),
    comes: '.results-book',
  },
  {
    name: 'between games, won together',
    table: 'wonTogether',
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
    name: 'between games, another game',
    table: 'betweenGames',
    shows: '.ending',
    act: inMenu(({ betweenGames: text }) => text.chooseGame),
    comes: '.choose-game',
  },
  {
    name: 'between games, a request for my seat',
    table: 'seatRequested',
    shows: '.gathering .player-panel',
    act: ({ others }) =>
      others[0]?.send({ type: 'change-seat', id: `chair-${Date.now()}`, seat: 0 }) ??
      Promise.resolve(),
    comes: '.notice',
  },
  {
    name: 'between games, my request for a seat',
    table: 'seatRequests',
    shows: '.gathering .player-panel',
    act: tap('.seat-plate'),
    comes: '.drawer[open]',
  },
  {
    name: 'between games, deleting the table',
    table: 'gathering',
    ...sheet(
      first(
        inMenu(({ menu }) => menu.thisTable),
        ({ page, words }) =>
          page.getByRole('button', { name: words.betweenGames.deleteTable }).click(),
      ),
    ),
    comes: '.leave-drawer-actions',
  },
]
