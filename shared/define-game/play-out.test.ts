import { expect, test } from 'vitest'

import { randomNumbered } from '../deal/random.ts'
import highestCard from '../testing/one-file/highest-card.ts'
import { layoutOf, type AnyDefinition } from './layout.ts'
import { marginsOf } from './play-out.ts'
import { diceFrom, newTable } from './table.ts'

/** Returns the margins of four seats that have taken 6, 0, 3 and 3 rounds. */
function marginsIn(changes: Partial<AnyDefinition>): readonly number[] {
  const layout = layoutOf({ ...(highestCard as AnyDefinition), ...changes })
  const table = newTable(layout, 4, {}, diceFrom(randomNumbered(1)), null)
  table['taken'] = [6, 0, 3, 3]
  return marginsOf(table)
}

const takenBy = (table: object, seat: number): number =>
  (table as { readonly taken: readonly number[] }).taken[seat] ?? 0

test('a margin is the lead over the average of the other seats', () => {
  expect(marginsIn({})).toEqual([4, -4, 0, 0])
  expect(marginsIn({ winner: 'fewest' })).toEqual([-4, 4, 0, 0])
})

test('the margin of partners is the lead of their team over the other teams', () => {
  expect(marginsIn({ team: (seat) => seat % 2 })).toEqual([6, -6, 6, -6])
  expect(marginsIn({ team: (seat) => seat % 2, worth: takenBy })).toEqual([6, -6, 6, -6])
})
