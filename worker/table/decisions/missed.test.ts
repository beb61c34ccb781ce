import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { games } from '../../../shared/games/all.ts'
import type { AnyGame, AnyState, RawData } from '../../../shared/game/game.ts'
import { anyPlan, type Plan } from '../../../shared/game/invariants/games-by-chance.ts'
import { limits } from '../../../shared/protocol/limits.ts'
import type { GameStep, Position } from '../../../shared/protocol/protocol.ts'
import { pick } from '../../../shared/deal/random.ts'
import { runToCompletion, stepsPerPiece } from '../../../shared/cooperative-task.ts'
import { missedProjections, type LoggedStep } from './records.ts'
import { Script, type CommandInput } from '../../testing/script.ts'
import { gameById } from '../games.ts'
import { dealAt, type Table } from './table.ts'

/** A number of steps above the limit of a response, so that the oldest steps are skipped. */
const longest = limits.missedSteps + 20

/**
 * A script that records the views of each seat since the deal, while players move, signal and lock
 * the table.
 */
class LongScript extends Script {
  readonly ids: readonly string[]
  readonly projections: readonly Position[][]

  constructor(game: AnyGame, seats: number, options: object) {
    super(gameById(game.about.id), options)
    this.ids = Array.from({ length: seats }, (_, seat) => this.sit(`Player ${seat + 1}`))
    this.projections = this.ids.map(() => [])
    this.hears(this.ids[0], { type: 'start' })
  }

  hears(id: string | undefined, input: CommandInput): void {
    const before = dealAt(this.table)?.state
    expect(this.send(id ?? '', input)).toBe(null)
    if (this.state() === before) return
    for (const [seat, listener] of this.ids.entries())
      this.projections[seat]?.push(this.projection(listener))
  }

  state(): AnyState | undefined {
    return dealAt(this.table)?.state
  }

  missedBy(seat: number, since: number) {
    return runToCompletion(
      missedProjections(this.game, this.table, seat, since, ({ from }) => this.logged(from)),
    )
  }

  logged(from: number): LoggedStep[] {
    return this.log
      .map(({ type: what, data }, index) => ({ what, seq: index + 1, step: data as GameStep }))
      .filter(({ what, seq }) => seq >= from && (what === 'move' || what === 'signal'))
      .map(({ seq, step }) => ({ seq, step }))
  }
}

function playedBy(game: AnyGame, { seats, options, chance }: Plan): LongScript {
  const script = new LongScript(game, seats, options)
  let random = chance
  const anyOf = <Item>(items: readonly Item[]): Item => {
    const [picked, after] = pick(random, items.length)
    random = after
    return items[picked] as Item
  }
  for (let said = 0; said < longest && script.table.phase.name === 'playing'; said++) {
    const talker = anyOf(script.ids)
    const talks = anyOf([true, false, false, false])
    const signals = script.signals(talker)
    if (talks && signals.length > 0)
      script.hears(talker, { type: 'signal', signal: asSaid(anyOf(signals)) })
    else if (talks)
      script.hears(script.ids[0], { type: 'set-locked', locked: anyOf([true, false]) })
    const state = script.state()
    const mover = script.ids[anyOf(state ? script.game.toMove(state) : [])]
    const move = asSaid(anyOf(script.moves(mover ?? '')))
    script.hears(mover, { type: 'move', turn: script.turn(), move })
  }
  return script
}

const asSaid = (said: unknown) => said as RawData

describe.each(games.map((game) => [game.about.id, game] as const))(
  'at a table of %s',
  (id, game) => {
    test('missed views are exactly those that the connection would have received', () => {
      fc.assert(
        fc.property(anyPlan(game, ['chance']), fc.nat(), fc.nat(), (plan, whose, when) => {
          const script = playedBy(game, plan)
          const seat = whose % plan.seats
          const since = when % (script.table.seq + 1)
          const heard = script.projections[seat] ?? []
          const seen = Math.max(
            0,
            heard.findLastIndex(({ seq }) => seq <= since),
          )
          const shown =
            seen === heard.length - 1 ? [] : heard.slice(seen).slice(-limits.missedSteps - 1)
          const skipped = Math.max(0, heard.length - 1 - seen - limits.missedSteps)
          expect(script.missedBy(seat, since)).toEqual({
            ok: true,
            value: { game: id, deal: 1, skipped, positions: shown },
          })
        }),
        { numRuns: 12 },
      )
    })
  },
)

const [first] = games

/** Returns a game of two players after this many moves. */
function begun(moves: number) {
  if (!first) throw new Error('there is no game')
  const script = new LongScript(first, 2, {})
  for (let made = 0; made < moves; made++) {
    const [seat = 0] = script.projections[0]?.at(-1)?.toMove ?? []
    const mover = script.ids[seat]
    script.hears(mover, script.moveInput(mover ?? ''))
  }
  return script
}

const shownTo = (script: LongScript, since: number) => {
  const found = script.missedBy(0, since)
  if (!found.ok) throw new Error(found.refused.refusal)
  return found.value.positions.map(({ turn }) => turn)
}

test('a player who has seen everything has missed nothing', () => {
  const script = begun(3)
  expect(shownTo(script, script.table.seq)).toEqual([])
  expect(shownTo(script, script.table.seq - 1)).toEqual([2, 3])
})

test('a player who last looked before the deal has missed all of its steps', () => {
  expect(shownTo(begun(3), 0)).toEqual([0, 1, 2, 3])
})

test('actions outside the game do not count', () => {
  const script = begun(2)
  const seen = script.table.seq
  script.hears(script.ids[0], { type: 'set-locked', locked: true })
  expect(shownTo(script, seen)).toEqual([])
})

test('the last moves count even if the game is over', () => {
  const script = begun(2)
  const seen = script.table.seq
  script.playOut()
  const turns = shownTo(script, seen)
  expect(turns[0]).toBe(Math.max(2, script.turn() - limits.missedSteps))
  expect(turns.at(-1)).toBe(script.turn())
})

test('all steps of a finished deal of the day are shown, up to a limit', () => {
  const script = new LongScript(gameById('the-game'), 2, {})
  const [signal] = script.signals(script.ids[1] ?? '')
  script.hears(script.ids[1], { type: 'signal', signal: asSaid(signal) })
  script.playOut()
  const { phase } = script.table
  if (phase.name !== 'over') throw new Error('the game is not over')
  const same = { firstDealt: { day: '2026-11-28', deal: 'the-game-2' }, seats: 2, results: [] }
  const deal = { ...phase.deal, same } as const
  const [signalled, ...rest] = script.logged(0)
  const repeated = Array.from({ length: limits.daySteps }, () => signalled)
  const steps = [...repeated, ...rest] as LoggedStep[]
  const table = { ...script.table, phase: { ...phase, deal } } as Table
  const found = runToCompletion(missedProjections(script.game, table, 0, 0, () => steps))
  expect(found).toMatchObject({ ok: true, value: { skipped: rest.length } })
  // There is one position before the first returned step, and one after each returned step.
  expect(found.ok && found.value.positions.length).toBe(limits.daySteps + 1)
})

test('a future sequence number and a table without a deal are refused', () => {
  const script = begun(1)
  expect(script.missedBy(0, script.table.seq + 1)).toEqual({
    ok: false,
    refused: { refusal: 'malformed' },
  })
  const gathering = new Script()
  gathering.sit('Anna')
  expect(
    runToCompletion(missedProjections(gathering.game, gathering.table, 0, 0, () => [])),
  ).toEqual({
    ok: false,
    refused: { refusal: 'not-now' },
  })
})

test('a long log is processed in slices, so that others can play meanwhile', () => {
  const script = begun(0)
  const logged = Array.from({ length: 10 * stepsPerPiece }, (_, at): LoggedStep => {
    const [seat = 0] = script.projections[0]?.at(-1)?.toMove ?? []
    const signal = first?.signals(
      script.projection(script.ids[seat] ?? '').view,
      script.table.options,
    )[0]
    return { seq: at + 1, step: { seat, by: 'human', signal } as GameStep }
  })
  const table = { ...script.table, seq: logged.length }
  const work = missedProjections(script.game, table, 0, 0, () => logged)
  let pieces = 0
  while (!work.next().done) pieces += 1
  expect(pieces).toBeGreaterThanOrEqual(10)
})
