export type PlayOnWords = typeof playOnWords

/** The texts for continuing a finished game from one of its steps. */
export const playOnWords = {
  action: 'Play on from here',
  means: 'You and bots. The game stays as it was.',
  /** Opens the table for a move that the review finds better. */
  tryIt: 'Try it',
  title: 'What if?',
  /** @param move the number of the first move that is not played yet */
  from: (move: number) => `From move ${move} on`,
  /** What happened in the finished game in the move that is to be played now. */
  inGame: (deed: string) => `In the real game: ${deed}`,
  whose: 'Whose cards do you take?',
  strength: 'How well the bots play',
  alone: 'A table of your own. It does not count, because you have seen the cards.',
  start: 'Play on',
  /**
   * The link from the new table back to the finished game. `code` is the code of the table where
   * the finished game was played.
   */
  ribbon: (move: number, code: string) => `What if: move ${move} of ${code}`,
  again: (move: number) => `From move ${move} again`,
  /** The captions of the results of the finished game and of the game that continues it. */
  before: 'real game',
  now: 'what if',
  cardsLeft: (count: number): string => (count === 1 ? 'card left' : 'cards left'),
  place: 'place',
}
