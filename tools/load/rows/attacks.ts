import { setTimeout as pass } from 'node:timers/promises'

import { limits, timeouts } from '../../../shared/protocol/limits.ts'
import { finishedTable, chooseBotMove } from '../../../tests/support/finished-table.ts'
import {
  connect,
  ConnectionError,
  openConnection,
  openTable,
  type SeatClient,
  sit,
} from '../../../tests/support/seat-client.ts'
import type { UsageReport } from '../../../worker/usage.ts'
import { inColumns } from '../figures.ts'
import type { Row } from '../row.ts'
import { processorTime, type Service } from '../services.ts'
import {
  billOf,
  busySecondsOf,
  dollarsOf,
  freeDaysOf,
  scaleBill,
  sumOf,
  type Bill,
} from './bill.ts'
import { fetchUsage } from './games.ts'

/**
 * Measures what an hour of each attack costs. Each attack runs for a while against a separate
 * service with the real limits.
 */
export const attacksPlayed: Row = {
  name: 'attacks',
  async measure({ fresh, attacking }) {
    const hours = await Promise.all(
      attacks.map(async (attack) =>
        anHourOf(attack, await carryOut(attack, await fresh('counted'), attacking)),
      ),
    )
    const table = mostExpensiveOfEach(hours.filter(({ attack }) => attack.bound !== 'address'))
    const ofAddress = hours
      .filter(({ attack }) => attack.bound === 'address')
      .map(({ bill }) => bill)
    const lines = hours.map(({ attack, times, bill }) => line(attack.what, bill, times))
    lines.push(line('one table: the most expensive of each kind', table))
    for (const count of [1, 24]) {
      const tables = Math.floor(opening.burst + (count * hour) / opening.refill)
      const all = sumOf([scaleBill(table, tables), ...ofAddress])
      lines.push(line(`one address, hour ${count}: the same at ${tables} tables`, all))
    }
    const heads = [
      '',
      'an hour',
      'rows',
      'requests',
      'busy s',
      'processor s',
      'dollars',
      'free days',
    ]
    return inColumns([heads, ...lines])
  },
}

const whole = (amount: number): string => Math.round(amount).toLocaleString('en')

const line = (what: string, bill: Bill, times?: number): string[] => [
  what,
  times === undefined ? '' : whole(times),
  whole(bill.rowsWritten),
  whole(bill.objectRequests + bill.workerRequests),
  whole(busySecondsOf(bill)),
  whole(bill.processorMilliseconds / 1_000),
  dollarsOf(bill).toFixed(4),
  freeDaysOf(bill).days.toFixed(3),
]

type Done = {
  /** The number of accepted attempts. */
  readonly done: number
  /** The seconds that the attack took. */
  readonly seconds: number
  /** The number of attempts before the first refusal. */
  readonly atOnce: number
  /** The bill for the attempts before the first refusal. */
  readonly bill: Bill
}

type Hour = {
  readonly attack: Pick<Attack, 'bound' | 'what'>
  readonly times: number
  readonly bill: Bill
}

/**
 * Extrapolates the bill of an attack to all attempts that the limits allow in an hour. Throws if
 * the service has accepted more attempts than the limits allow.
 */
export function anHourOf(
  attack: Omit<Attack, 'begin'>,
  { done, seconds, atOnce, bill }: Done,
): Hour {
  const { what, held, anHour = inAnHour(held) } = attack
  const allowed = held.burst + (seconds * 1_000) / held.refill + 1
  if (done > allowed)
    throw new Error(`${what}: ${done} requests were accepted, not ${Math.floor(allowed)}`)
  return { attack, times: anHour, bill: scaleBill(bill, anHour / atOnce) }
}

/**
 * Returns the sum of the bills. If several attacks are bounded by the same limit, only the most
 * expensive one counts, because together they cannot exceed this limit.
 */
export const mostExpensiveOfEach = (hours: readonly Hour[]): Bill =>
  sumOf(
    [...Map.groupBy(hours, ({ attack }) => attack.bound).values()].map((same) =>
      same
        .map(({ bill }) => bill)
        .reduce((most, each) => (dollarsOf(each) > dollarsOf(most) ? each : most)),
    ),
  )

/** The milliseconds until the service has written pending work and counted its usage. */
const settling = 1_500

async function carryOut(attack: Attack, service: Service, seconds: number): Promise<Done> {
  const attempt = await attack.begin(service.origin.origin)
  await pass(settling)
  const [before, processorBefore] = [await fetchUsage(service), await processorTime(service)]
  const from = performance.now()
  const passed = () => (performance.now() - from) / 1_000
  const times = async (goesOnAfter: (answer: Tried) => boolean): Promise<number> => {
    let done = 0
    while (passed() < seconds) {
      const next = performance.now() + attack.pace
      const answer = await attempt()
      if (answer === 'done') done += 1
      if (!goesOnAfter(answer)) break
      await pass(Math.max(0, next - performance.now()))
    }
    return done
  }
  const atOnce = await times((answer) => answer === 'done')
  await pass(settling)
  const processor = (await processorTime(service)) - processorBefore
  const bill = billOf(less(await fetchUsage(service), before), 0, processor)
  const later = await times(() => true)
  return { done: atOnce + later, seconds: passed(), atOnce, bill }
}

const less = (after: UsageReport, before: UsageReport): UsageReport =>
  Object.fromEntries(
    (Object.keys(after) as (keyof UsageReport)[]).map((name) => [name, after[name] - before[name]]),
  ) as UsageReport

/** A request that a stranger repeats, so that the operator pays for it. */
type Attack = {
  readonly what: string
  /**
   * The limit that bounds the attack. Of all attacks with the same limit, only the most expensive
   * one counts in the sum.
   */
  readonly bound:
    | 'messages'
    | 'seats'
    | 'commands'
    | 'moves'
    | 'sittings'
    | 'calls'
    | 'watching'
    | 'address'
  /**
   * The number of attempts in an hour, at one table or from one address. If it is missing, it
   * follows from the rate limit `held`.
   */
  readonly anHour?: number
  /**
   * The rate limit: the service accepts `burst` attempts, and then one attempt every `refill`
   * milliseconds.
   */
  readonly held: Held
  /**
   * The milliseconds between two attempts. They are as short as possible without losing the
   * connection.
   */
  readonly pace: number
  /** Prepares the attack, and returns a function that makes one attempt. */
  readonly begin: (origin: string) => Promise<Try>
}
type Held = { readonly burst: number; readonly refill: number }
type Try = () => Promise<Tried>

const hour = 3_600_000
const inAnHour = ({ burst, refill }: Held): number => burst + hour / refill

/** The number of seats of the largest table. */
const seats = 6

const messages = { burst: limits.messageBurst, refill: limits.messageRefill }
const aSeat = { burst: limits.seatStart, refill: limits.seatRefill }
const sittings = { burst: limits.sittingBurst, refill: limits.sittingRefill }
const commands = { burst: limits.tableBurst, refill: limits.tableRefill }
const moves = { burst: limits.moveBurst, refill: limits.moveRefill }
const calls = { burst: 1, refill: timeouts.away / 4 }
const asking = { burst: limits.asking, refill: limits.askingPeriod / limits.asking }
const opening = { burst: limits.openings, refill: limits.openingsPeriod / limits.openings }
const reviewing = { burst: limits.reviewing, refill: limits.reviewingPeriod / limits.reviewing }
const drawing = { burst: limits.drawing, refill: limits.drawingPeriod / limits.drawing }

/**
 * The number of attempts in an hour that the limits allow to all players of a table together. A
 * player can be replaced, and each new player may again make `seatStart` attempts without waiting.
 */
const bySeats = seats * inAnHour(aSeat) + inAnHour(sittings) * limits.seatStart

const attacks: readonly Attack[] = [
  {
    what: 'repeats a command that changes nothing',
    bound: 'messages',
    anHour: seats * inAnHour(messages),
    held: messages,
    pace: limits.messageRefill,
    begin: async (origin) => {
      const { say } = (await seated(origin, 1))[0]
      return () => say({ type: 'set-locked', locked: false })
    },
  },
  {
    what: 'locks and unlocks the table',
    bound: 'seats',
    anHour: bySeats,
    held: aSeat,
    pace: limits.messageRefill,
    begin: async (origin) => {
      const { client, say } = (await seated(origin, 1))[0]
      return () => say({ type: 'set-locked', locked: !client.table().locked })
    },
  },
  {
    what: 'opens many connections of a seat',
    bound: 'seats',
    anHour: bySeats,
    held: aSeat,
    pace: 100,
    begin: async (origin) => {
      const code = await openTable(origin, 'switch', {})
      const { token } = await sit(origin, code, 'Ada')
      return async () => {
        try {
          const client = await connect(origin, code, token)
          client.close()
          // Waits, because the relay needs some time to report the connection to the table.
          await pass(50)
          return 'done'
        } catch (error) {
          if (error instanceof ConnectionError) return 'refused'
          throw error
        }
      }
    },
  },
  {
    what: 'chats and renames, on every seat',
    bound: 'commands',
    anHour: inAnHour(commands),
    held: { burst: (seats - 1) * limits.seatStart, refill: limits.tableRefill / 2 },
    pace: limits.messageRefill / seats,
    begin: async (origin) => {
      // The host has a separate budget, so this attack sends from the other seats only.
      const [, ...others] = await seated(origin, seats)
      let said = 0
      return async () => {
        said += 1
        const other = others[said % others.length]
        return (
          other?.say(
            said % 4 === 0 ? { type: 'chat', text: 'hello' } : { type: 'rename', name: `${said}` },
          ) ?? 'refused'
        )
      }
    },
  },
  {
    what: 'plays without a pause, all seats',
    bound: 'moves',
    held: moves,
    pace: limits.messageRefill / seats,
    begin: async (origin) => {
      const players = await seated(origin, seats)
      await players[0].say({ type: 'start' })
      return () => moveOn(players)
    },
  },
  {
    what: 'plays without a pause, with bots',
    bound: 'moves',
    held: moves,
    pace: 0,
    begin: async (origin) => {
      const players = await seated(origin, 1)
      const [{ client, say }] = players
      for (let bots = 1; bots < seats; bots++) await say({ type: 'add-bot' })
      await say({ type: 'start' })
      return async () => {
        const { turn, toMove } = client.shown() ?? {}
        if (toMove?.includes(0) || client.table().phase === 'over') return moveOn(players)
        while (client.shown()?.turn === turn && client.table().phase !== 'over') await pass(20)
        return 'done'
      }
    },
  },
  {
    what: 'takes a seat and leaves',
    bound: 'sittings',
    held: sittings,
    pace: 100,
    begin: async (origin) => {
      const code = await openTable(origin, 'switch', {})
      return async () => {
        const at = `${origin}/api/tables/${code}`
        const seat = await fetch(`${at}/seats`, { method: 'POST', body: '{"name":"Ada"}' })
        if (!seat.ok) return 'refused'
        const { token } = (await seat.json()) as { token: string }
        const headers = { Authorization: `Bearer ${token}` }
        const body = '{"type":"leave","id":"x"}'
        await (await fetch(`${at}/seat/commands`, { method: 'POST', headers, body })).text()
        return 'done'
      }
    },
  },
  {
    what: 'sends requests from a seat without a connection',
    bound: 'calls',
    anHour: seats * inAnHour(calls),
    held: calls,
    pace: timeouts.away / 4 + 50,
    begin: async (origin) => {
      const code = await openTable(origin, 'switch', {})
      const { token } = await sit(origin, code, 'Ada')
      return () =>
        asks(`${origin}/api/tables/${code}/seat`, { headers: { Authorization: `Bearer ${token}` } })
    },
  },
  {
    what: 'connects as a spectator, and leaves',
    bound: 'watching',
    held: { burst: 1, refill: 500 },
    pace: 500,
    begin: async (origin) => {
      const [{ code }] = await seated(origin, 1)
      return async () => {
        const socket = await openConnection(
          origin,
          `/api/tables/${code}/watch`,
          null,
          () => undefined,
        )
        socket.close()
        return 'done'
      }
    },
  },
  {
    what: 'opens tables',
    bound: 'address',
    held: opening,
    pace: 100,
    begin: async (origin) => () =>
      asks(`${origin}/api/tables`, { method: 'POST', body: '{"game":"switch"}', headers: abroad }),
  },
  {
    what: 'requests the state of a table',
    bound: 'address',
    held: asking,
    pace: 20,
    begin: async (origin) => {
      const [{ code }] = await seated(origin, 1)
      return () => asks(`${origin}/api/tables/${code}`, { headers: abroad })
    },
  },
  {
    what: 'requests game reviews',
    bound: 'address',
    held: reviewing,
    pace: 1_000,
    begin: async (origin) => {
      const codes: string[] = []
      for (let games = 0; games < 3; games++) codes.push(await finishedTable(origin, 'the-game'))
      return eachOnce(codes, (code) => `${origin}/api/tables/${code}/game/review`)
    },
  },
  {
    what: 'requests preview pictures',
    bound: 'address',
    held: drawing,
    pace: 1_000,
    begin: async (origin) => {
      const codes: string[] = []
      for (let tables = 0; tables < 10; tables++) codes.push((await seated(origin, 2))[0].code)
      return eachOnce(codes, (code) => `${origin}/preview/${code}.png`)
    },
  },
]

/** `done` if the service accepted the attempt, and `refused` if the rate limit refused it. */
type Tried = 'done' | 'refused'

const names = ['Ada', 'Bo', 'Cem', 'Dora', 'Emil', 'Finn'] as const

/**
 * Returns an attempt that requests another table each time. The service caches results, so a
 * repeated request would cost less.
 */
const eachOnce =
  (codes: string[], addressOf: (code: string) => string): (() => Promise<Tried>) =>
  async () => {
    const code = codes.pop()
    return code === undefined ? 'refused' : asks(addressOf(code), { headers: abroad })
  }

/** The rate limits ignore requests from this machine, so this header claims another address. */
const abroad = { 'CF-Connecting-IP': '203.0.113.7' }

async function asks(url: string, init: RequestInit): Promise<Tried> {
  const answer = await fetch(url, init)
  await answer.arrayBuffer()
  if (!answer.ok && answer.status !== 429) throw new Error(`${url} answers with ${answer.status}`)
  return answer.ok ? 'done' : 'refused'
}

type Seated = {
  readonly code: string
  readonly client: SeatClient
  readonly say: (command: Record<string, unknown>) => Promise<Tried>
}

/** Opens a table of Switch, and connects `people` clients. The first client is the host. */
async function seated(origin: string, people: number): Promise<readonly [Seated, ...Seated[]]> {
  const code = await openTable(origin, 'switch', {})
  const all: Seated[] = []
  for (const name of names.slice(0, people)) {
    const client = await connect(origin, code, (await sit(origin, code, name)).token)
    let said = 0
    const say = async (command: Record<string, unknown>) => {
      const answer = await client.send({ id: `c${(said += 1)}`, ...command })
      if (!answer) throw new Error('the table closed the connection of an attack')
      // All other refusals count as done, because the service has handled the command. For example,
      // a command that comes too late costs as much as an accepted one.
      if (answer.type === 'done' || answer.refusal !== 'too-fast') return 'done'
      return 'refused'
    }
    all.push({ code, client, say })
  }
  return all as [Seated, ...Seated[]]
}

/** Makes one move. If the game is over, the host first starts a new game. */
async function moveOn(players: readonly [Seated, ...Seated[]]): Promise<Tried> {
  const [host] = players
  for (;;) {
    if (host.client.table().phase === 'over' && (await host.say({ type: 'rematch' })) === 'refused')
      return 'refused'
    for (const [seat, { client, say }] of players.entries()) {
      const [turn, move] = chooseBotMove(seat, client, 'switch')
      if (move) return say({ type: 'move', turn, move })
    }
    // The clients may not have received the new views yet, so the loop waits.
    await pass(2)
  }
}
