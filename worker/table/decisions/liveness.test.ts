import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { randomFrom } from '../../../shared/deal/random.ts'
import { isSample } from '../../../shared/game/invariants/games-by-chance.ts'
import { timeouts } from '../../../shared/protocol/limits.ts'
import { games } from '../../../shared/games/all.ts'
import { tempos } from '../../../shared/protocol/table-settings.ts'
import { scenariosWith, runScenario } from '../../testing/scenarios.ts'
import type { CommandInput, Script } from '../../testing/script.ts'
import { publicTable } from './views.ts'
import { humanAt, humansAt, seatOf } from './table.ts'

/**
 * Sends the commands with which a single player can bring the game closer to its end. The table may refuse some of
 * these commands.
 */
function sendPossibleCommands(script: Script, id: string): void {
  const { table } = script
  if (table.phase.name === 'gathering') {
    if (table.host !== id) script.send(id, { type: 'call-host' })
    else if (script.send(id, { type: 'start' }) !== null) script.send(id, { type: 'add-bot' })
    return
  }
  const seat = seatOf(table, id)
  script.send(id, { type: 'resume' })
  if (humanAt(table, seat)?.substituted) script.send(id, { type: 'take-back-seat' })
  else if (script.moves(id).length > 0) script.send(id, sensibleMove(script, id))
  for (const other of table.seats.keys())
    if (other !== seat) script.send(id, { type: 'substitute', seat: other })
}

/**
 * Returns a move of an easy bot. Some games never end if players always make their first legal
 * move.
 */
function sensibleMove(script: Script, id: string): CommandInput {
  const { game, table } = script
  const random = randomFrom(script.context().entropy)
  const { view, turn } = script.projection(id)
  const move = game.bot.move(view, table.options, {
    random,
    urgency: 'urgent',
    strength: 'easy',
    effort: 0.1,
    bots: [],
  })
  return move
    ? { type: 'move', turn, move: move as Readonly<Record<string, unknown>> }
    : script.moveInput(id)
}

/**
 * Each game at each tempo. `npm test` plays only the tiny game at each tempo, and each other game
 * at one tempo, since games and tempos do not depend on each other.
 */
const kinds = ['tiny', ...games.map(({ about }) => about.id)].flatMap((game, index) =>
  tempos
    .filter((_, place) => game === 'tiny' || !isSample || place === index % tempos.length)
    .map((tempo) => ({ game, tempo })),
)

/** For each of the other players, who all stop playing: whether the player also disconnects. */
const absentees = fc.array(fc.boolean(), { minLength: 4, maxLength: 4 })

test.each(kinds)(
  'at a $tempo table of $game any connected player can finish the game alone',
  ({ game, tempo }) => {
    const begun = scenariosWith(fc.constant(game), fc.constant(tempo))
    fc.assert(
      fc.property(begun, fc.nat(2), absentees, (scenario, chosen, goes) => {
        const script = runScenario(scenario, () => {})
        const isOver = () => publicTable(script.table, 0).phase === 'over'
        const people = humansAt(script.table)
        const one = people[chosen % Math.max(1, people.length)]
        fc.pre(one !== undefined && !isOver())
        fc.pre(script.tryConnect(one.id) === null)
        // Before the start the table waits for a connected host without a time limit, so the host
        // must disconnect.
        const { host, phase } = script.table
        const waitsFor = phase.name === 'gathering' ? host : null
        for (const [at, { id }] of people.entries())
          if (id !== one.id && (goes[at] || id === waitsFor)) script.disconnect(id)
        for (let round = 0; round < 500 && !isOver(); round++) {
          sendPossibleCommands(script, one.id)
          script.advance(script.table.tempo === 'daily' ? timeouts.daily / 2 : 30_000)
        }
        expect(script.isDeleted).toBe(false)
        expect(isOver()).toBe(true)
      }),
      { numRuns: 2 },
    )
  },
)
