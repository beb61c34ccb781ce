import { expect, test } from 'vitest'

import { Script } from '../../testing/script.ts'
import { gameById } from '../games.ts'
import { dayOpening, dayResult } from './day.ts'
import { openTable } from './opening.ts'
import { playOnChanges } from './play-on.ts'
import { sameDealAt } from './table.ts'

const [day, deal] = ['2026-11-24', 'thirty-one'] as const

/** Returns a table with a deal of the day, at which Anna has just sat down. */
function dealOfDay(): { readonly script: Script; readonly anna: string } {
  const script = new Script(gameById(deal))
  const { playOn, ...opening } = dayOpening(deal, { day, secret: 'ab'.repeat(32) })
  if (!playOn) throw new Error(`${deal} has no bots`)
  const opened = openTable(script.game, { ...opening, code: 'KTRMVX' }, script.context())
  const [begun] = playOnChanges(script.game, opened, playOn, script.context())
  if (!begun) throw new Error(`${deal} does not start`)
  script.table = begun.table
  return { script, anna: script.sit('Anna') }
}

/** Returns the result that counts if Anna wins at this table. The game itself would take seconds. */
function resultOf({ table }: Script): ReturnType<typeof dayResult> {
  const same = sameDealAt(table)
  if (!same) throw new Error('the table plays a new deal')
  const outcome = { kind: 'places', places: [1, 2, 3, 4], points: [9, 6, 3, 0] } as const
  return dayResult({ finished: { same, outcome }, seats: table.seats }, [])
}

test('a deal of the day counts against hard bots', () => {
  expect(resultOf(dealOfDay().script)).toEqual({ day, deal, result: 1 })
})

test('a deal of the day does not count if a weaker bot has replaced a hard one', () => {
  const { script, anna } = dealOfDay()
  expect(script.send(anna, { type: 'remove', seat: 1 })).toBe(null)
  expect(script.send(anna, { type: 'substitute', seat: 1 })).toBe(null)
  expect(script.table.seats[1]).toMatchObject({ kind: 'bot', strength: 'medium' })
  expect(resultOf(script)).toBe(null)
})

test('a deal of the day does not count if a second person has taken the seat of a bot', () => {
  const { script, anna } = dealOfDay()
  expect(script.send(anna, { type: 'set-locked', locked: false })).toBe(null)
  script.sit('Ben')
  expect(resultOf(script)).toBe(null)
})
