import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import type { PreviousGame } from '../../../shared/game/game.ts'
import { dealKey } from '../../../shared/deal/proof.ts'
import { randomFrom } from '../../../shared/deal/random.ts'
import { refuse } from '../../../shared/result.ts'
import { limits, patience } from '../../../shared/protocol/limits.ts'
import { nextWake } from './clock.ts'
import { publicTable, projectionFor } from './views.ts'
import { evenings, eveningsFarAway, live, saying, someone, who } from '../../testing/evenings.ts'
import { Script } from '../../testing/script.ts'
import { gameOffered } from '../games.ts'
import { noticesOut } from './push.ts'
import { receive } from './receive.ts'
import { dealAt, humanAt, humansAt, seatOf } from './table.ts'

test('whatever happens, the table stays one that makes sense', () => {
  fc.assert(
    fc.property(evenings, (evening) => {
      live(evening, ({ game, table, now }) => {
        const told = publicTable(table, 0)
        const {
          host,
          phase,
          seats,
          paused,
          outcome,
          pendingTurns: thinking = [],
          swapRequests: swaps = [],
        } = told
        expect(JSON.parse(JSON.stringify(table))).toStrictEqual(table)
        expect(seats.length).toBeLessThanOrEqual(game.about.seats.max)
        expect(host === null).toBe(humansAt(table).length === 0)
        expect(host === null || humanAt(table, host) !== null).toBe(true)
        const names = seats.filter(({ kind }) => kind !== 'open').map(({ name }) => name)
        expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(names.length)
        expect(new Set(table.seats.map(({ piece }) => piece)).size).toBe(seats.length)
        const ids = humansAt(table).map(({ id }) => id)
        expect(ids).toEqual(expect.arrayContaining(Object.keys(table.accepted)))
        expect(Object.values(table.accepted).every(({ length }) => length <= 16)).toBe(true)
        expect(nextWake(game, table, now)).toBeGreaterThan(now)
        expect(phase === 'gathering' && names.length < seats.length).toBe(false)
        expect(phase === 'over' && !outcome).toBe(false)
        expect(paused?.reason === 'away' && seats[paused.seat]?.kind === 'bot').toBe(false)
        for (const one of thinking)
          expect(seats[one.seat]).toMatchObject({ substituted: false, kind: 'human' })
        expect(thinking.every(({ since }) => since <= now)).toBe(true)
        expect(seats.every(({ timedOutTurns: overdue = 0 }) => overdue < 2)).toBe(true)
        const sits = (one: number) => seats.some(({ person }) => person === one)
        expect(swaps.every((one) => phase !== 'playing' && sits(one.from) && sits(one.to))).toBe(
          true,
        )
        expect(new Set(swaps.map(({ from: by }) => by)).size).toBe(swaps.length)
        for (const viewer of [...seats.keys(), 'public'] as const)
          projectionFor(game, table, viewer)
      })
    }),
    { numRuns: 100 },
  )
})

test('whoever is told of their turn has had it for five seconds, and no page in sight', () => {
  let calls = 0
  fc.assert(
    fc.property(eveningsFarAway, (evening) => {
      live(evening, ({ table, now }) => {
        const { phase } = table
        for (const { id, says, since } of noticesOut(table, now).errands) {
          if (says === 'turn-ended') continue
          const seat = seatOf(table, id)
          expect(phase.name === 'playing' && phase.thinking.some((one) => one.seat === seat)).toBe(
            true,
          )
          expect(now - since).toBeGreaterThanOrEqual(patience.notice)
          expect(humanAt(table, seat)).not.toMatchObject({ here: true, inSight: true })
          calls += 1
        }
      })
    }),
    { numRuns: 27 },
  )
  expect(calls).toBeGreaterThan(0)
})

test('a refused command leaves everything as it was', () => {
  fc.assert(
    fc.property(evenings, who, saying, (evening, guest, last) => {
      const script = live(evening, () => {})
      const { table } = script
      const refused = script.says(someone(script, guest), last)
      expect(refused === null || script.table === table).toBe(true)
    }),
    { numRuns: 67 },
  )
})

test('only the host deletes the table, no acting host, whatever was before', () => {
  fc.assert(
    fc.property(evenings, who, (evening, guest) => {
      const script = live(evening, () => {})
      const { game, table } = script
      const id = someone(script, guest)
      const decided = receive(
        game,
        table,
        id,
        { type: 'delete-table', id: 'x' },
        script.moment(),
        gameOffered,
      )
      const deleted = { ok: true, value: { table: expect.anything(), deletes: true } }
      const refusal = humansAt(table).length === 0 ? 'wrong-token' : 'not-host'
      const hosts = table.absentHost === null ? deleted : refuse({ refusal: 'acting-host' })
      expect(decided).toEqual(id === table.host ? hosts : refuse({ refusal }))
    }),
    { numRuns: 34 },
  )
})

test('the log alone brings back the game as it stands', () => {
  fc.assert(
    fc.property(evenings, (evening) => {
      const { game, log, table } = live(evening, () => {})
      const deal = dealAt(table)
      const begun = log.findLast(({ what }) => what === 'start' || what === 'rematch')
      if (!deal || !begun) return
      const { secret, nonces, names, options, before } = begun.data as unknown as Dealt
      const key = dealKey(secret, nonces, table.code, deal.number)
      let state = game.setup(names.length, options, randomFrom(key), before)
      for (const { what, data } of log.slice(log.indexOf(begun) + 1)) {
        const { seat: by, move, signal } = data as never
        if (what === 'move') state = game.apply(state, by, move)
        if (what === 'signal') state = game.signal(state, by, signal)
      }
      expect(state).toEqual(deal.state)
    }),
    { numRuns: 67 },
  )
})

type Dealt = {
  readonly secret: string
  readonly nonces: readonly (string | null)[]
  readonly names: readonly string[]
  readonly options: never
  readonly before: PreviousGame | null
}

test('a stranger who has no seat has nothing to say', () => {
  const script = new Script()
  script.sits('Anna')
  expect(script.says('s9', { type: 'leave' })).toEqual({ refusal: 'wrong-token' })
})

test('a command that is said again counts once, also where so much was said since that its id is forgotten', () => {
  fc.assert(
    fc.property(fc.boolean(), fc.nat(2 * limits.commandsRemembered), (isHeard, others) => {
      const script = new Script()
      const anna = script.sits('Anna')
      const hello = { type: 'chat', text: 'Hello', id: 'hello' } as const
      script.says(anna, { type: 'lock', locked: true, id: 'before' })
      if (isHeard) script.says(anna, hello)
      for (let other = 0; other < others; other++) {
        script.passes(10_000)
        expect(script.says(anna, { type: 'lock', locked: other % 2 === 1 })).toBe(null)
      }
      const refused = script.says(anna, { ...hello, after: 'before' })
      const isRemembered = others + Number(isHeard) < limits.commandsRemembered
      const isKnown = isHeard && others < limits.commandsRemembered
      expect(refused).toEqual(isRemembered || isKnown ? null : { refusal: 'stale' })
      expect(script.chat).toHaveLength(Number(isHeard || isRemembered))
    }),
  )
})
