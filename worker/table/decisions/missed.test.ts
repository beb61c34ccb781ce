import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { games } from '../../../shared/games/all.ts'
import type { AnyGame, AnyState, Unread } from '../../../shared/game/game.ts'
import { anyPlan, type Plan } from '../../../shared/game/laws/games-by-chance.ts'
import { limits } from '../../../shared/protocol/limits.ts'
import type { GameStep, Position } from '../../../shared/protocol/protocol.ts'
import { pick } from '../../../shared/deal/random.ts'
import { atOnce, stepsAtOnce } from '../../../shared/work.ts'
import { missedBy, type LoggedStep } from './records.ts'
import { Script, type Saying } from '../../testing/script.ts'
import { gameNamed } from '../games.ts'
import { dealAt } from './table.ts'

/** More than are shown, so that the oldest fall away. */
const longest = limits.missedSteps + 20

/** People play, signal and lock the table, and each remembers what their line has brought since the deal. */
class Evening extends Script {
  readonly ids: readonly string[]
  readonly projections: readonly Position[][]

  constructor(game: AnyGame, seats: number, options: object) {
    super(gameNamed(game.about.id), options)
    this.ids = Array.from({ length: seats }, (_, seat) => this.sits(`Player ${seat + 1}`))
    this.projections = this.ids.map(() => [])
    this.hears(this.ids[0], { type: 'start' })
  }

  hears(id: string | undefined, saying: Saying): void {
    const before = dealAt(this.table)?.state
    expect(this.says(id ?? '', saying)).toBe(null)
    if (this.state() === before) return
    for (const [seat, listener] of this.ids.entries())
      this.projections[seat]?.push(this.projection(listener))
  }

  state(): AnyState | undefined {
    return dealAt(this.table)?.state
  }

  missedBy(seat: number, since: number) {
    return atOnce(missedBy(this.game, this.table, seat, since, ({ from }) => this.logged(from)))
  }

  logged(from: number): LoggedStep[] {
    return this.log
      .map(({ what, data }, index) => ({ what, seq: index + 1, step: data as GameStep }))
      .filter(({ what, seq }) => seq >= from && (what === 'move' || what === 'signal'))
      .map(({ seq, step }) => ({ seq, step }))
  }
}

function playedBy(game: AnyGame, { seats, options, chance }: Plan): Evening {
  const evening = new Evening(game, seats, options)
  let random = chance
  const anyOf = <Item>(items: readonly Item[]): Item => {
    const [picked, after] = pick(random, items.length)
    random = after
    return items[picked] as Item
  }
  for (let said = 0; said < longest && evening.table.phase.name === 'playing'; said++) {
    const talker = anyOf(evening.ids)
    const talks = anyOf([true, false, false, false])
    const signals = evening.signals(talker)
    if (talks && signals.length > 0)
      evening.hears(talker, { type: 'signal', signal: asSaid(anyOf(signals)) })
    else if (talks) evening.hears(evening.ids[0], { type: 'lock', locked: anyOf([true, false]) })
    const state = evening.state()
    const mover = evening.ids[anyOf(state ? evening.game.toMove(state) : [])]
    const move = asSaid(anyOf(evening.moves(mover ?? '')))
    evening.hears(mover, { type: 'move', turn: evening.turn(), move })
  }
  return evening
}

const asSaid = (said: unknown) => said as Unread

describe.each(games.map((game) => [game.about.id, game] as const))(
  'at a table of %s',
  (id, game) => {
    test('whoever missed something is shown what their line would have brought, and nothing else', () => {
      fc.assert(
        fc.property(anyPlan(game, ['chance']), fc.nat(), fc.nat(), (plan, whose, when) => {
          const evening = playedBy(game, plan)
          const seat = whose % plan.seats
          const since = when % (evening.table.seq + 1)
          const heard = evening.projections[seat] ?? []
          const seen = Math.max(
            0,
            heard.findLastIndex(({ seq }) => seq <= since),
          )
          const shown =
            seen === heard.length - 1 ? [] : heard.slice(seen).slice(-limits.missedSteps - 1)
          const skipped = Math.max(0, heard.length - 1 - seen - limits.missedSteps)
          expect(evening.missedBy(seat, since)).toEqual({
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

/** Two who have made so many moves. */
function begun(moves: number) {
  if (!first) throw new Error('there is no game')
  const evening = new Evening(first, 2, {})
  for (let made = 0; made < moves; made++) {
    const [seat = 0] = evening.projections[0]?.at(-1)?.toMove ?? []
    const mover = evening.ids[seat]
    evening.hears(mover, evening.moveOf(mover ?? ''))
  }
  return evening
}

const shownTo = (evening: Evening, since: number) => {
  const found = evening.missedBy(0, since)
  if (!found.ok) throw new Error(found.refused.refusal)
  return found.value.positions.map(({ turn }) => turn)
}

test('who has seen everything has missed nothing', () => {
  const evening = begun(3)
  expect(shownTo(evening, evening.table.seq)).toEqual([])
  expect(shownTo(evening, evening.table.seq - 1)).toEqual([2, 3])
})

test('who last looked before the deal has missed what came after it', () => {
  expect(shownTo(begun(3), 0)).toEqual([0, 1, 2, 3])
})

test('what was done beside the game counts for nothing', () => {
  const evening = begun(2)
  const seen = evening.table.seq
  evening.hears(evening.ids[0], { type: 'lock', locked: true })
  expect(shownTo(evening, seen)).toEqual([])
})

test('the last moves are missed as well where the game is over by now', () => {
  const evening = begun(2)
  const seen = evening.table.seq
  evening.playsOut()
  const turns = shownTo(evening, seen)
  expect(turns[0]).toBe(Math.max(2, evening.turn() - limits.missedSteps))
  expect(turns.at(-1)).toBe(evening.turn())
})

test('nobody has missed what the table has not written down, or a game before it is dealt', () => {
  const evening = begun(1)
  expect(evening.missedBy(0, evening.table.seq + 1)).toEqual({
    ok: false,
    refused: { refusal: 'malformed' },
  })
  const gathering = new Script()
  gathering.sits('Anna')
  expect(atOnce(missedBy(gathering.game, gathering.table, 0, 0, () => []))).toEqual({
    ok: false,
    refused: { refusal: 'not-now' },
  })
})

test('a long log is gone through piece by piece, so that others can play meanwhile', () => {
  const evening = begun(0)
  const logged = Array.from({ length: 10 * stepsAtOnce }, (_, at): LoggedStep => {
    const [seat = 0] = evening.projections[0]?.at(-1)?.toMove ?? []
    const signal = first?.signals(
      evening.projection(evening.ids[seat] ?? '').view,
      evening.table.options,
    )[0]
    return { seq: at + 1, step: { seat, by: 'human', signal } as GameStep }
  })
  const table = { ...evening.table, seq: logged.length }
  const work = missedBy(evening.game, table, 0, 0, () => logged)
  let pieces = 0
  while (!work.next().done) pieces += 1
  expect(pieces).toBeGreaterThanOrEqual(10)
})
