import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import type { PreviousGame } from '../../../shared/game/game.ts'
import { dealKey } from '../../../shared/deal/proof.ts'
import { randomFrom } from '../../../shared/deal/random.ts'
import { refuse } from '../../../shared/result.ts'
import { commandDescriptions } from '../../../shared/protocol/command-descriptions.ts'
import { limits, timeouts } from '../../../shared/protocol/limits.ts'
import type { Command } from '../../../shared/protocol/protocol.ts'
import { nextAlarmTime } from './clock.ts'
import { publicTable, projectionFor } from './views.ts'
import {
  scenarios,
  remoteScenarios,
  runScenario,
  anyCommand,
  pickHuman,
  anyHuman,
} from '../../testing/scenarios.ts'
import { Script } from '../../testing/script.ts'
import { findGame } from '../games.ts'
import { takeDueNotifications } from './push.ts'
import { receive } from './receive.ts'
import { dealAt, humanAt, humansAt, seatOf } from './table.ts'

test('a table is consistent after any sequence of actions', () => {
  fc.assert(
    fc.property(scenarios, (scenario) => {
      runScenario(scenario, ({ game, table, now }) => {
        const told = publicTable(table, 0)
        const { host, phase, seats, paused, outcome, pendingTurns = [], swapRequests = [] } = told
        expect(JSON.parse(JSON.stringify(table))).toStrictEqual(table)
        expect(seats.length).toBeLessThanOrEqual(game.about.seats.max)
        expect(host === null).toBe(humansAt(table).length === 0)
        expect(host === null || humanAt(table, host) !== null).toBe(true)
        const names = seats.filter(({ kind }) => kind !== 'open').map(({ name }) => name)
        expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(names.length)
        expect(new Set(table.seats.map(({ piece }) => piece)).size).toBe(seats.length)
        const ids = humansAt(table).map(({ id }) => id)
        expect(ids).toEqual(expect.arrayContaining(Object.keys(table.acceptedCommands)))
        expect(Object.values(table.acceptedCommands).every(({ length }) => length <= 16)).toBe(true)
        expect(nextAlarmTime(game, table, now)).toBeGreaterThan(now)
        expect(phase === 'gathering' && names.length < seats.length).toBe(false)
        expect(phase === 'over' && !outcome).toBe(false)
        expect(paused?.reason === 'away' && seats[paused.seat]?.kind === 'bot').toBe(false)
        for (const one of pendingTurns)
          expect(seats[one.seat]).toMatchObject({ substituted: false, kind: 'human' })
        expect(pendingTurns.every(({ since }) => since <= now)).toBe(true)
        expect(seats.every(({ timedOutTurns = 0 }) => timedOutTurns < 2)).toBe(true)
        const sits = (one: number) => seats.some(({ person }) => person === one)
        expect(
          swapRequests.every((one) => phase !== 'playing' && sits(one.from) && sits(one.to)),
        ).toBe(true)
        expect(new Set(swapRequests.map(({ from: by }) => by)).size).toBe(swapRequests.length)
        for (const viewer of [...seats.keys(), 'public'] as const)
          projectionFor(game, table, viewer)
      })
    }),
    { numRuns: 100 },
  )
})

test('a notified player has had the turn for five seconds, and no visible page', () => {
  let calls = 0
  fc.assert(
    fc.property(remoteScenarios, (scenario) => {
      runScenario(scenario, ({ table, now }) => {
        const { phase } = table
        for (const { id, message: says, since } of takeDueNotifications(table, now).jobs) {
          if (says === 'turn-ended') continue
          const seat = seatOf(table, id)
          expect(
            phase.name === 'playing' && phase.pendingTurns.some((one) => one.seat === seat),
          ).toBe(true)
          expect(now - since).toBeGreaterThanOrEqual(timeouts.pushDelay)
          expect(humanAt(table, seat)).not.toMatchObject({ connected: true, pageVisible: true })
          calls += 1
        }
      })
    }),
    { numRuns: 27 },
  )
  expect(calls).toBeGreaterThan(0)
})

test('a refused command changes nothing', () => {
  fc.assert(
    fc.property(scenarios, anyHuman, anyCommand, (scenario, guest, last) => {
      const script = runScenario(scenario, () => {})
      const { table } = script
      const refused = script.send(pickHuman(script, guest), last)
      expect(refused === null || script.table === table).toBe(true)
    }),
    { numRuns: 67 },
  )
})

const hostCommands = Object.entries(commandDescriptions)
  .filter(([, description]) => description.startsWith('Host only:'))
  .map(([type]) => type)

test.each(hostCommands)('only the host can send %s', (type) => {
  const script = new Script()
  const [, ben = ''] = ['Anna', 'Ben'].map((name) => script.sit(name))
  // The command is refused before its fields are read, so it needs none.
  const command = { type, id: 'x' } as Command
  const decided = receive(script.game, script.table, ben, command, script.context(), findGame)
  expect(decided).toEqual(refuse({ refusal: 'not-host' }))
})

test('only the host can delete the table, and no acting host', () => {
  fc.assert(
    fc.property(scenarios, anyHuman, (scenario, guest) => {
      const script = runScenario(scenario, () => {})
      const { game, table } = script
      const id = pickHuman(script, guest)
      const decided = receive(
        game,
        table,
        id,
        { type: 'delete-table', id: 'x' },
        script.context(),
        findGame,
      )
      const deleted = { ok: true, value: { table: expect.anything(), deletesTable: true } }
      const refusal = humansAt(table).length === 0 ? 'wrong-token' : 'not-host'
      const hosts = table.absentHost === null ? deleted : refuse({ refusal: 'acting-host' })
      expect(decided).toEqual(id === table.host ? hosts : refuse({ refusal }))
    }),
    { numRuns: 34 },
  )
})

test('the state of the game follows from the log alone', () => {
  fc.assert(
    fc.property(scenarios, (scenario) => {
      const { game, log, table } = runScenario(scenario, () => {})
      const deal = dealAt(table)
      const begun = log.findLast(({ type }) => type === 'start' || type === 'rematch')
      if (!deal || !begun) return
      const { secret, nonces, names, options, before } = begun.data as unknown as Dealt
      const key = dealKey(secret, nonces, table.code, deal.number)
      let state = game.setup(names.length, options, randomFrom(key), before)
      for (const { type: what, data } of log.slice(log.indexOf(begun) + 1)) {
        const { seat: by, move, signal } = data as never
        if (what === 'move') state = game.apply(state, by, move, options)
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

test('a command without a seat is refused', () => {
  const script = new Script()
  script.sit('Anna')
  expect(script.send('s9', { type: 'leave' })).toEqual({ refusal: 'wrong-token' })
})

test('a retried command counts once, even if its id has been dropped since', () => {
  fc.assert(
    fc.property(fc.boolean(), fc.nat(2 * limits.commandsRemembered), (isHeard, others) => {
      const script = new Script()
      const anna = script.sit('Anna')
      const hello = { type: 'chat', text: 'Hello', id: 'hello' } as const
      script.send(anna, { type: 'set-locked', locked: true, id: 'before' })
      if (isHeard) script.send(anna, hello)
      for (let other = 0; other < others; other++) {
        script.advance(10_000)
        expect(script.send(anna, { type: 'set-locked', locked: other % 2 === 1 })).toBe(null)
      }
      const refused = script.send(anna, { ...hello, after: 'before' })
      const isRemembered = others + Number(isHeard) < limits.commandsRemembered
      const isKnown = isHeard && others < limits.commandsRemembered
      expect(refused).toEqual(isRemembered || isKnown ? null : { refusal: 'stale' })
      expect(script.chat).toHaveLength(Number(isHeard || isRemembered))
    }),
  )
})
