import { defaultsOf } from '../../../../shared/game/options.ts'
import { choices, type Options } from '../../../../shared/games/nix/options.ts'
import { rows, type Row, type RowName } from '../../../../shared/games/nix/rules/rows.ts'
import type { Card, Move } from '../../../../shared/games/nix/rules/state.ts'
import type { Lesson } from '../../../kit/lesson.ts'

const rowOf = (name: RowName): Row => rows.indexOf(name) as Row

const lays = (name: RowName, ...cards: readonly Card[]): Move => ({
  row: rowOf(name),
  cards,
  chip: 'plain',
})

/** Returns a function that accepts any move in this row with a plain chip. */
const into =
  (name: RowName) =>
  ({ row, chip }: Move) =>
    row === rowOf(name) && chip === 'plain'

const lit = (name: RowName): string => `.board-row[data-row="${rowOf(name)}"]`

const hand = '.hand-row'

/**
 * Returns CSS selectors for the play button and for the row. The button is active only while the
 * row is selected. Therefore the row is highlighted first, then the button.
 */
const layIn = (name: RowName): readonly string[] => ['.button.lay[data-look="main"]', lit(name)]

/**
 * The lesson. The learner holds 1 2 3 3 4 5 6 6 6 6 6 7 and begins. The other player holds two
 * jokers and 1 2 2 2 3 4 5 7 7 7.
 */
export const lesson: Lesson<Options, Move> = {
  options: { ...defaultsOf(choices.values), begins: 1 },
  seats: 2,
  deal: 49,
  steps: [
    {
      name: 'pair',
      highlights: layIn('pair'),
      compares: [lit('pair'), hand],
      accepts: into('pair'),
      face: 'hello',
    },
    {
      name: 'push',
      otherMoves: [[1, lays('pair', 2, 2)]],
      highlights: [lit('pair')],
      face: 'off',
    },
    {
      name: 'run',
      highlights: layIn('run3'),
      compares: [lit('run3'), hand],
      accepts: into('run3'),
      face: 'great',
    },
    {
      name: 'superChip',
      otherMoves: [[1, lays('pair', 7, 7)]],
      highlights: ['.super-chip[aria-pressed="false"]', ...layIn('run2')],
      compares: [lit('run2'), hand],
      accepts: ({ row, chip }) => row === rowOf('run2') && chip === 'super',
      face: 'sly',
    },
  ],
}
