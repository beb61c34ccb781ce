import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { randomFrom } from '../../../shared/deal/random.ts'
import { patience } from '../../../shared/wire/limits.ts'
import { evenings, live } from '../../testing/evenings.ts'
import type { Saying, Script } from '../../testing/script.ts'
import { publicTable } from './views/projection.ts'
import { humanAt, humansAt, seatOf } from './table.ts'

/** What one person may do of themselves, when nobody else does anything any more. Whatever is refused, is. */
function doesWhatTheyCan(script: Script, id: string): void {
  const { table } = script
  if (table.phase.name === 'gathering') {
    if (table.host !== id) script.says(id, { type: 'call-host' })
    else if (script.says(id, { type: 'start' }) !== null) script.says(id, { type: 'add-bot' })
    return
  }
  const seat = seatOf(table, id)
  script.says(id, { type: 'resume' })
  if (humanAt(table, seat)?.kept) script.says(id, { type: 'take-back-seat' })
  else if (script.moves(id).length > 0) script.says(id, sensibleMove(script, id))
  for (const other of table.seats.keys())
    if (other !== seat) script.says(id, { type: 'keep', seat: other })
}

/** As somebody plays who wants the game to end: some games go on for ever by everybody's first move. */
function sensibleMove(script: Script, id: string): Saying {
  const { game, table } = script
  const random = randomFrom(script.moment().entropy)
  const { view, turn } = script.projection(id)
  const move = game.bot.move(view, table.options, {
    random,
    waiting: 'urgently',
    strength: 'learning',
    bots: [],
  })
  return move
    ? { type: 'move', turn, move: move as Readonly<Record<string, unknown>> }
    : script.moveOf(id)
}

test('whatever the others do not do, anybody who is there can bring the game to its end', () => {
  let ends = 0
  fc.assert(
    fc.property(evenings, fc.nat(2), (evening, chosen) => {
      const script = live(evening, () => {})
      const here = humansAt(script.table).filter((one) => one.here)
      const one = here[chosen % Math.max(1, here.length)]
      const isOver = () => publicTable(script.table, 0).phase === 'over'
      if (!one || isOver()) return
      const isDaily = script.table.tempo === 'daily'
      for (let round = 0; round < 500 && !isOver(); round++) {
        doesWhatTheyCan(script, one.id)
        script.passes(isDaily ? patience.daily / 4 : 30_000)
      }
      expect(script.isForgotten).toBe(false)
      expect(isOver()).toBe(true)
      ends += 1
    }),
    { numRuns: 100 },
  )
  expect(ends).toBeGreaterThan(20)
})
