import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { randomNumbered } from '../../../shared/deal/random.ts'
import type { Outcome, Seat, RawData } from '../../../shared/game/game.ts'
import { Script, type CommandInput } from '../../testing/script.ts'
import { gameById } from '../games.ts'
import { dealAt, humanAt, humansAt, type Table, type TableSeat } from './table.ts'

type Step =
  | { readonly do: 'say'; readonly who: number; readonly saying: CommandInput }
  | { readonly do: 'swap'; readonly who: number; readonly seat: Seat }
  | { readonly do: 'sit' }

const who = fc.nat(3)
const seat = fc.nat(5)
const says = (input: fc.Arbitrary<CommandInput>): fc.Arbitrary<Step> =>
  fc.record({ do: fc.constant('say'), who, saying: input })
const steps = fc.array(
  fc.oneof(
    fc.record({ do: fc.constant('swap' as const), who, seat }),
    fc.record({ do: fc.constant('swap' as const), who, seat }),
    says(fc.constant({ type: 'leave' })),
    fc.constant({ do: 'sit' } as const),
    says(fc.constantFrom<CommandInput>({ type: 'gather' }, { type: 'add-bot' })),
    says(fc.record({ type: fc.constant('remove' as const), seat })),
  ),
  { maxLength: 6 },
)

/** Returns an identifier of the player that does not depend on the seat. */
const playerOf = (one: TableSeat): string => (one.kind === 'human' ? one.id : `bot ${one.name}`)

function take(script: Script, step: Step): void {
  if (step.do === 'sit') sit(script)
  else if (step.do === 'swap') swap(script, step.who, step.seat)
  else script.send(idOf(script.table, step.who), step.saying)
}

function sit(script: Script): void {
  if (script.trySit('Dora') === null && script.table.joinRequests.length === 0)
    script.connect(`s${script.table.idCount}`)
}

const idOf = (table: Table, guest: number): string => {
  const humans = humansAt(table)
  return humans[guest % Math.max(1, humans.length)]?.id ?? 'nobody'
}

function swap(script: Script, guest: number, target: Seat): void {
  const id = idOf(script.table, guest)
  script.send(id, { type: 'change-seat', seat: target })
  const other = script.table.seats[target]
  if (other?.kind === 'human')
    script.send(other.id, { type: 'answer-swap', person: Number(id.slice(1)), accept: true })
}

/**
 * Plays to the end with moves of the game's own bot. Some games never end if players always make
 * their first legal move.
 */
function playWell(script: Script): Outcome {
  const random = randomNumbered(script.table.dealCount)
  const asked = { random, urgency: 'urgent', strength: 'easy' } as const
  for (let turn = 0; turn < 3_000 && script.table.phase.name === 'playing'; turn++) {
    const [mover = 0] = script.game.toMove(script.table.phase.deal.state)
    const id = humanAt(script.table, mover)?.id
    if (id === undefined) {
      script.advance(2_000)
      continue
    }
    const { turn: now, view } = script.projection(id)
    const move = script.game.bot.move(view, script.table.options, asked) as unknown as RawData
    expect(script.send(id, { type: 'move', turn: now, move })).toBe(null)
  }
  const outcome = script.table.finished?.outcome
  if (!outcome) throw new Error('the game has no outcome')
  return outcome
}

/**
 * Returns the seats that may begin by the rule HL-03. Computes them from the players' identifiers,
 * whereas the game computes them from the seats of the previous game.
 */
function mayBegin(
  before: readonly string[],
  places: readonly number[],
  now: readonly string[],
  finish: 'first' | 'places',
): readonly Seat[] {
  const decides = finish === 'first' ? Math.min(...places) : Math.max(...places)
  const players = before.filter((_, was) => places[was] === decides)
  const seats = players.map((player) => now.indexOf(player)).filter((found) => found >= 0)
  if (seats.length === 0) return now.map((_, any) => any)
  return finish === 'places' ? seats : seats.map((winner) => (winner + 1) % now.length)
}

test.each(['first', 'places'] as const)(
  '[HL-03] with %s the right player begins, however players swap, leave and join between two games',
  (finish) => {
    fc.assert(
      fc.property(fc.array(steps, { minLength: 1, maxLength: 3 }), (pauses) => {
        const script = new Script(gameById('high-low'), { finish })
        for (const name of ['Anna', 'Ben']) script.sit(name)
        script.send('s1', { type: 'add-bot' })
        script.send('s1', { type: 'add-bot' })
        script.send('s1', { type: 'start' })
        for (const pause of pauses) {
          const sat = script.table.seats.map(playerOf)
          const outcome = playWell(script)
          if (outcome.kind !== 'places') throw new Error('the outcome has no places')
          for (const step of pause) take(script, step)
          const { host, phase } = script.table
          const dealCount = phase.name === 'over' ? 'rematch' : 'start'
          if (script.send(host ?? 'nobody', { type: dealCount }) !== null) return
          const now = script.table.seats.map(playerOf)
          const state = dealAt(script.table)?.state as unknown as { readonly turn: Seat }
          expect(mayBegin(sat, outcome.places, now, finish)).toContain(state.turn)
        }
      }),
      { numRuns: 40 },
    )
  },
  60_000,
)
