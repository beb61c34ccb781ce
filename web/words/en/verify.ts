import type { Misfit } from '../../../shared/deal/record.ts'

// The texts of the page that verifies a deal.

export type VerifyWords = typeof verifyWords

export const verifyWords = {
  title: 'Verify a deal',
  means:
    'Before the deal, the table committed to a secret number, and each player’s browser added a number of its own. Here your browser recomputes the whole game from them. This proves that the cards were decided before play began and not changed afterwards.',
  code: 'Code of a finished table',
  run: 'Verify',
  file: 'Verify a file',
  busy: 'Recomputing …',
  fits: 'Everything fits.',
  misfits: ({ what, step }: Misfit) => {
    if (what === 'older-rules')
      return 'This game was played by older rules, so it can’t be checked here any more.'
    return step === undefined ? 'Something doesn’t fit.' : `Step ${step + 1} doesn’t fit.`
  },
  found: { fits: 'fits', misfit: 'doesn’t fit', skipped: 'not checked' },
  checks: {
    unreadable: 'It is the record of a finished game',
    game: 'This site offers the game',
    'older-rules': 'It was played by rules that are still in use',
    options: 'The rules are ones that the game offers',
    seats: 'The number of players fits the game',
    commitment: 'The table committed to this secret number before the deal',
    step: 'With the cards of this deal, each move was possible',
    check: 'The moves are those that the table recorded',
    outcome: 'The game ended as the record says',
  } satisfies Record<Misfit['what'], string>,
  game: 'Game',
  first: 'Cards first dealt at',
  players: 'Players',
  outcome: 'Outcome',
  steps: 'Moves and signals',
  promise: 'Commitment',
  secret: 'Secret number',
  key: 'Key of the deal',
}
