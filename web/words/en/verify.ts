import type { Misfit } from '../../../shared/deal/record.ts'

// What is said to those who check that a deal was fair.

export type VerifyWords = typeof verifyWords

export const verifyWords = {
  title: 'Verify a deal',
  means:
    'Before the cards were dealt, the table promised a secret, and every player’s browser added a number to it. Here your browser recomputes the whole game from them: it shows that the cards were settled before play began and not changed afterwards.',
  code: 'Code of a finished table',
  run: 'Verify',
  file: 'Verify a file',
  busy: 'Recomputing …',
  fits: 'Everything fits.',
  misfits: ({ what, step }: Misfit) => {
    if (what === 'older-rules')
      return 'This game was played by older rules, so it cannot be checked here any more.'
    return step === undefined ? 'Something does not fit.' : `Step ${step + 1} does not fit.`
  },
  found: { fits: 'fits', misfit: 'does not fit', skipped: 'not looked at any more' },
  checks: {
    unreadable: 'It is the record of a finished game',
    game: 'The game is one of ours',
    'older-rules': 'It was played by rules that are still in use',
    options: 'The rules are ones that the game offers',
    seats: 'The number of players fits the game',
    commitment: 'The secret is the one that was promised before the deal',
    step: 'With the cards of this deal, each move was possible',
    check: 'The moves are those that the table wrote down',
    outcome: 'The game ended as it says',
  } satisfies Record<Misfit['what'], string>,
  game: 'Game',
  first: 'Cards first dealt at',
  players: 'Players',
  outcome: 'Outcome',
  steps: 'Moves and signals',
  promise: 'Promise',
  secret: 'Secret',
  key: 'Key of the deal',
}
