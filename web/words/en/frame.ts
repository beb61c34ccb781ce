export type FrameWords = typeof words

/** What a table says that stands inside another page. */
export const words = {
  /** What the link below the board leads to. */
  toTable: 'To the table',
  before: 'The cards have not been dealt yet.',
  spelt: 'The code of the table:',
  nobody: 'Nobody sits here yet.',
  sitDown: 'Sit down at the table',
  cards: (cards: number) => (cards === 1 ? '1 card' : `${cards} cards`),
  mayMove: 'may move',
  setTable: (game: string) => `Set a table for ${game}`,
  setHere: 'It is set right here. Six letters bring everybody else.',
  boxed:
    'The page around this one keeps it in a box where nobody can hold a seat. Watching works in here; for playing, open the table by itself.',
  ownTab: 'Open in a tab of its own',
  unknown: (what: string) => `The address of this frame asks for a “${what}” that does not exist.`,
  replaced: 'Your seat is open in another tab or on another device. The newest one plays.',
  here: 'Play here instead',
  again: 'Try again',
}
