import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { randomFrom } from '../../../shared/deal/random.ts'
import { patience } from '../../../shared/protocol/limits.ts'
import { games } from '../../../shared/games/all.ts'
import { tempos } from '../../../shared/protocol/table-settings.ts'
import { eveningsWith, live } from '../../testing/evenings.ts'
import type { Saying, Script } from '../../testing/script.ts'
import { publicTable } from './views.ts'
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

const kinds = ['tiny', ...games.map(({ about }) => about.id)].flatMap((game) =>
  tempos.map((tempo) => ({ game, tempo })),
)

/** The others do nothing any more: some of them with a page that stays open, some without. */
const absentees = fc.array(fc.boolean(), { minLength: 4, maxLength: 4 })

test.each(kinds)(
  'at a $tempo table of $game anybody who is there can bring the game to its end, whatever the others do not do',
  ({ game, tempo }) => {
    const begun = eveningsWith(fc.constant(game), fc.constant(tempo))
    fc.assert(
      fc.property(begun, fc.nat(2), absentees, (evening, chosen, goes) => {
        const script = live(evening, () => {})
        const isOver = () => publicTable(script.table, 0).phase === 'over'
        const people = humansAt(script.table)
        const one = people[chosen % Math.max(1, people.length)]
        fc.pre(one !== undefined && !isOver())
        fc.pre(script.triesToCome(one.id) === null)
        // Before the start a host who is here decides, however long that takes.
        const { host, phase } = script.table
        const waitsFor = phase.name === 'gathering' ? host : null
        for (const [at, { id }] of people.entries())
          if (id !== one.id && (goes[at] || id === waitsFor)) script.goes(id)
        for (let round = 0; round < 500 && !isOver(); round++) {
          doesWhatTheyCan(script, one.id)
          script.passes(script.table.tempo === 'daily' ? patience.daily / 2 : 30_000)
        }
        expect(script.isForgotten).toBe(false)
        expect(isOver()).toBe(true)
      }),
      // Of evenings in which somebody can still come, and the game is not over yet.
      { numRuns: 2 },
    )
  },
)
