export type ClosedWords = typeof closedWords

/** Why the connection was closed for good, and what the viewer can do. */
export const closedWords = {
  replaced: {
    title: 'Your seat is open elsewhere',
    why: 'You opened it in another tab or on another device. Only the last one you opened can play.',
    again: 'Play here instead',
  },
  wrongOrigin: {
    title: 'Not from here',
    why: 'You can take a seat only on the page of Tischlein itself.',
    again: 'Try again',
  },
  tooFast: {
    title: 'A little too fast',
    why: 'This page sent too much at once, so the table closed the connection.',
    again: 'Try again',
  },
  tooManySpectators: {
    title: 'No room to watch',
    why: 'This table has no room for more spectators at the moment.',
    again: 'Try again',
  },
  newerVersion: {
    title: 'This game is from a newer version',
    why: 'A newer version of Tischlein stored it on this device. Load that version to play on. A new game replaces this one.',
    again: 'Load the newer version',
  },
  /** The second button below the text of `newerVersion`. */
  newGame: 'Start a new game',
}
