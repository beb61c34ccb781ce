import { setTimeout as pass } from 'node:timers/promises'

import { limits, patience } from '../../../shared/wire/limits.ts'
import { finishedTable } from '../../../tests/support/finished-table.ts'
import { connect, NoLine, openLine, openTable, sit } from '../../../tests/support/seat-client.ts'
import { abroad, asks, eachOnce, moveOn, seated, type Tried } from './attackers.ts'

/** Something that a stranger does over and over, so that others pay for it. */
export type Attack = {
  readonly what: string
  /** What bounds it: attacks of one kind share it, so that only the dearest of them counts in a sum. */
  readonly bound:
    | 'messages'
    | 'seats'
    | 'commands'
    | 'moves'
    | 'sittings'
    | 'calls'
    | 'watching'
    | 'address'
  /** How often it can be done in an hour: at one table, or from one address. */
  readonly anHour: number
  /** No more than this is done here, at once and then one each so many milliseconds; the rest is refused. */
  readonly held: Held
  /** Milliseconds between two tries: as soon as it goes without being cut off. */
  readonly pace: number
  /** Makes all ready, and answers with one try. */
  readonly begin: (origin: string) => Promise<Try>
}
export type Held = { readonly burst: number; readonly refill: number }
export type Try = () => Promise<Tried>

const hour = 3_600_000
const inAnHour = ({ burst, refill }: Held): number => burst + hour / refill

/** As many as sit at the largest table. */
const seats = 6

const messages = { burst: limits.messageBurst, refill: limits.messageRefill }
const aSeat = { burst: limits.seatStart, refill: limits.seatRefill }
const sittings = { burst: limits.sittingBurst, refill: limits.sittingRefill }
const commands = { burst: limits.tableBurst, refill: limits.tableRefill }
const moves = { burst: limits.moveBurst, refill: limits.moveRefill }
const calls = { burst: 1, refill: patience.away / 4 }
const asking = { burst: limits.asking, refill: limits.askingPeriod / limits.asking }
export const opening = { burst: limits.openings, refill: limits.openingsPeriod / limits.openings }
const reviewing = { burst: limits.reviewing, refill: limits.reviewingPeriod / limits.reviewing }
const drawing = { burst: limits.drawing, refill: limits.drawingPeriod / limits.drawing }

/** All that sit at a table, and all who sit down there within an hour in place of others. */
const bySeats = seats * inAnHour(aSeat) + inAnHour(sittings) * limits.seatStart

export const attacks: readonly Attack[] = [
  {
    what: 'asks for what is so already',
    bound: 'messages',
    anHour: seats * inAnHour(messages),
    held: messages,
    pace: limits.messageRefill,
    begin: async (origin) => {
      const { say } = (await seated(origin, 1))[0]
      return () => say({ type: 'lock', locked: false })
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
      return () => say({ type: 'lock', locked: !client.table().locked })
    },
  },
  {
    what: 'opens line after line of a seat',
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
          // The table hears of it.
          await pass(50)
          return 'done'
        } catch (error) {
          if (error instanceof NoLine) return 'refused'
          throw error
        }
      }
    },
  },
  {
    what: 'talks and renames, on every seat',
    bound: 'commands',
    anHour: inAnHour(commands),
    held: { burst: (seats - 1) * limits.seatStart, refill: limits.tableRefill / 2 },
    pace: limits.messageRefill / seats,
    begin: async (origin) => {
      // The host pays from their own.
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
    what: 'plays on and on, all seats',
    bound: 'moves',
    anHour: inAnHour(moves),
    held: moves,
    pace: limits.messageRefill / seats,
    begin: async (origin) => {
      const players = await seated(origin, seats)
      await players[0].say({ type: 'start' })
      return () => moveOn(players)
    },
  },
  {
    what: 'plays on and on with bots',
    bound: 'moves',
    anHour: inAnHour(moves),
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
    what: 'sits down and leaves',
    bound: 'sittings',
    anHour: inAnHour(sittings),
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
    what: 'asks from a seat without a line',
    bound: 'calls',
    anHour: seats * inAnHour(calls),
    held: calls,
    pace: patience.away / 4 + 50,
    begin: async (origin) => {
      const code = await openTable(origin, 'switch', {})
      const { token } = await sit(origin, code, 'Ada')
      return () =>
        asks(`${origin}/api/tables/${code}/seat`, { headers: { Authorization: `Bearer ${token}` } })
    },
  },
  {
    what: 'comes to watch, and goes',
    bound: 'watching',
    anHour: hour / 500,
    held: { burst: 1, refill: 500 },
    pace: 500,
    begin: async (origin) => {
      const [{ code }] = await seated(origin, 1)
      return async () => {
        const line = await openLine(origin, `/api/tables/${code}/watch`, null, () => undefined)
        line.close()
        return 'done'
      }
    },
  },
  {
    what: 'opens tables',
    bound: 'address',
    anHour: inAnHour(opening),
    held: opening,
    pace: 100,
    begin: async (origin) => () =>
      asks(`${origin}/api/tables`, { method: 'POST', body: '{"game":"switch"}', headers: abroad }),
  },
  {
    what: 'asks how a table stands',
    bound: 'address',
    anHour: inAnHour(asking),
    held: asking,
    pace: 20,
    begin: async (origin) => {
      const [{ code }] = await seated(origin, 1)
      return () => asks(`${origin}/api/tables/${code}`, { headers: abroad })
    },
  },
  {
    what: 'has games looked back at',
    bound: 'address',
    anHour: inAnHour(reviewing),
    held: reviewing,
    pace: 1_000,
    begin: async (origin) => {
      const codes: string[] = []
      for (let games = 0; games < 3; games++) codes.push(await finishedTable(origin, 'the-game'))
      return eachOnce(codes, (code) => `${origin}/api/tables/${code}/game/review`)
    },
  },
  {
    what: 'has pictures drawn',
    bound: 'address',
    anHour: inAnHour(drawing),
    held: drawing,
    pace: 1_000,
    begin: async (origin) => {
      const codes: string[] = []
      for (let tables = 0; tables < 10; tables++) codes.push((await seated(origin, 2))[0].code)
      return eachOnce(codes, (code) => `${origin}/preview/${code}.png`)
    },
  },
]
