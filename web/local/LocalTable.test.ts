import { describe, expect, test } from 'vitest'

import { runToCompletion } from '../../shared/cooperative-task.ts'
import { verifyRecord } from '../../shared/deal/record.ts'
import type { AnyMove } from '../../shared/game/game.ts'
import { seatsFor } from '../../shared/game/seats.ts'
import { defaultsOf } from '../../shared/game/options.ts'
import { games } from '../../shared/games/all.ts'
import type { GameRecord, ServerMessage } from '../../shared/protocol/protocol.ts'
import { closeCodes } from '../../shared/protocol/socket.ts'
import { dealAt, seatOf } from '../../worker/table/decisions/table.ts'
import { gameById } from '../../worker/table/games.ts'
import { Script } from '../../worker/testing/script.ts'
import { isUnfinished, LocalTable, type LocalHost, type StoredLocalTable } from './LocalTable.ts'

const entropy = '7'.repeat(64)
/**
 * The code of both tables, the local one and that of the service. It is the same, because the cards
 * depend on it.
 */
const serviceCode = 'KTRMVX'

/** A fake host of a local table, with a clock that the test advances. */
class TestHost implements LocalHost {
  time = 1_000_000
  alarm = Infinity
  stored: StoredLocalTable | null = null
  readonly messages: ServerMessage[] = []
  readonly ends: number[] = []

  readonly now = () => this.time
  readonly entropy = () => entropy
  readonly wakeAt = (time: number) => void (this.alarm = time)
  readonly run: LocalHost['run'] = async (task) => runToCompletion(task)
  readonly send = (text: string) => void this.messages.push(JSON.parse(text) as ServerMessage)
  readonly end = (code: number) => void this.ends.push(code)
  readonly save = async (_code: string, stored: StoredLocalTable | null) => {
    this.stored = stored && (structuredClone(stored) as StoredLocalTable)
  }

  /** Advances the clock, and wakes the table at each alarm. */
  async advance(table: LocalTable, time: number): Promise<void> {
    const until = this.time + time
    while (this.alarm <= until) {
      this.time = this.alarm
      this.alarm = Infinity
      await table.wake()
    }
    this.time = until
  }
}

/**
 * A table of the service with the same entropy as `TestHost`, so that both tables deal the same
 * cards.
 */
class SameScript extends Script {
  override pushes = false
  override context() {
    return { ...super.context(), entropy }
  }
}

const opening = (game: string, bots = 2) => ({
  game,
  options: {},
  tempo: 'free' as const,
  name: 'Anna',
  piece: null,
  bots: Array.from({ length: bots }, () => 'medium' as const),
})

function openLocal(game: string, host: TestHost, bots?: number): LocalTable {
  const opened = LocalTable.open(serviceCode, opening(game, bots), host)
  if (!opened.ok) throw new Error(opened.refused.refusal)
  return opened.value
}

const botsOf = (id: string): number =>
  Math.max(1, seatsFor(gameById(id), defaultsOf(gameById(id).choices.values) as never).min - 1)

let commands = 0
/** Returns the command for the person's first legal move; null if it is not the person's turn. */
function firstMove({ table }: LocalTable) {
  const deal = dealAt(table)
  const seat = seatOf(table, 's1')
  const game = gameById(table.game)
  if (table.phase.name !== 'playing' || !deal || !game.toMove(deal.state).includes(seat))
    return null
  const [move] = game.moves(game.view(deal.state, seat), table.options)
  return move && { type: 'move' as const, turn: deal.turn, move: move as AnyMove & object }
}

async function playOn(table: LocalTable, host: TestHost, steps: number): Promise<void> {
  for (let step = 0; step < steps && table.table.phase.name === 'playing'; step++) {
    const move = firstMove(table)
    if (move) table.receive(JSON.stringify({ ...move, id: `m${++commands}` }))
    else await host.advance(table, 2_000)
  }
  await table.stored
}

describe.each(games.map(({ about }) => about.id))('a local table of %s', (id) => {
  test('decides as a table of the service does', async () => {
    const host = new TestHost()
    const local = openLocal(id, host, botsOf(id))
    const service = new SameScript(gameById(id))
    service.sit('Anna', { willConnect: true })
    for (let bot = 0; bot < botsOf(id); bot++) service.send('s1', { type: 'add-bot' })
    service.send('s1', { type: 'start' })
    expect(local.table.phase).toEqual(service.table.phase)
    for (let step = 0; step < 14 && service.table.phase.name === 'playing'; step++) {
      const move = firstMove(local)
      if (move) {
        local.receive(JSON.stringify({ ...move, id: `s${step}` }))
        service.send('s1', { ...move, id: `s${step}` } as never)
      } else {
        await host.advance(local, 2_000)
        service.advance(2_000)
      }
      expect(dealAt(local.table)?.state).toEqual(dealAt(service.table)?.state)
      expect(local.table.seq).toBe(service.table.seq)
    }
  })

  test('sends the page only what its seat may see', async () => {
    const host = new TestHost()
    const local = openLocal(id, host, botsOf(id))
    local.connect()
    await playOn(local, host, 6)
    const game = gameById(id)
    const seen = host.messages.flatMap((message) =>
      message.type === 'view'
        ? [message.view]
        : message.type === 'snapshot'
          ? [message.position?.view]
          : [],
    )
    const { phase } = local.table
    if (phase.name !== 'playing') return
    expect(seen.at(-1)).toEqual(JSON.parse(JSON.stringify(game.view(phase.deal.state, 0))))
    expect(JSON.stringify(host.messages)).not.toContain(phase.deal.secret)
  })
})

describe('a game that was closed', () => {
  test('goes on where it was after a reload, and no turn has timed out', async () => {
    const host = new TestHost()
    const local = openLocal('switch', host)
    local.connect()
    await playOn(local, host, 8)
    const before = dealAt(local.table)
    const stored = host.stored
    if (!stored) throw new Error('nothing is stored')
    const later = new TestHost()
    later.time = host.time + 3 * 24 * 3_600_000
    const again = LocalTable.resume(stored, later)
    if (!again) throw new Error('the table is of a newer version')
    again.connect()
    await again.stored
    expect(isUnfinished(again)).toBe(true)
    expect(dealAt(again.table)?.state).toEqual(before?.state)
    expect(again.table.seats[0]).toMatchObject({ connected: true, timedOutTurns: 0 })
    const [first] = later.messages
    expect(first).toMatchObject({ type: 'snapshot', seat: 0, position: { turn: before?.turn } })
    await playOn(again, later, 4)
    expect(again.table.seq).toBeGreaterThan(stored.table.seq)
  })

  test('is left alone if a newer version of the app has stored it', async () => {
    const host = new TestHost()
    await openLocal('switch', host).stored
    const stored = host.stored
    if (!stored) throw new Error('nothing is stored')
    const newer = { ...stored, table: { ...stored.table, gameVersion: 99 } }
    expect(LocalTable.resume(newer, host)).toBe(null)
  })
})

test('a change is stored before the page learns of it', async () => {
  const host = new TestHost()
  const order: string[] = []
  const local = openLocal('the-game', host)
  local.connect()
  await local.stored
  const slow: LocalHost = {
    ...host,
    save: async () => {
      await Promise.resolve()
      order.push('stored')
    },
    send: () => order.push('sent'),
  }
  const resumed = host.stored && LocalTable.resume(host.stored, slow)
  resumed?.connect()
  await resumed?.stored
  expect(order).toEqual(['stored', 'sent'])
})

test('a finished game can be replayed, verified and reviewed', async () => {
  const host = new TestHost()
  const local = openLocal('the-game', host, 1)
  local.connect()
  await playOn(local, host, 400)
  expect(local.table.phase.name).toBe('over')
  const record = await local.request('/game')
  if (!record.ok) throw new Error(record.refused.refusal)
  const verdict = verifyRecord(record.value as GameRecord, games)
  expect(verdict).toMatchObject({ ok: true })
  expect(await local.request('/game/applause')).toMatchObject({ ok: true })
})

test('the next game is dealt once the person has voted for it', async () => {
  const host = new TestHost()
  const local = openLocal('the-game', host, 1)
  local.connect()
  await playOn(local, host, 400)
  local.receive('{"type":"vote","game":"the-game","id":"again"}')
  await host.advance(local, 1)
  await local.stored
  expect(local.table.phase.name).toBe('playing')
  expect(host.messages.at(-1)).toMatchObject({ type: 'view' })
})

test('the next game is dealt on a slow device, too', async () => {
  class SlowHost extends TestHost {
    override readonly now = () => (this.time += 3)
  }
  const host = new SlowHost()
  const local = openLocal('the-game', host, 1)
  local.connect()
  await playOn(local, host, 400)
  local.receive('{"type":"vote","game":"the-game","id":"again"}')
  await host.advance(local, 100)
  expect(local.table.phase.name).toBe('playing')
})

test('a bot gives the reason of its last move', async () => {
  const host = new TestHost()
  const local = openLocal('switch', host)
  local.connect()
  while (!local.table.phase || (dealAt(local.table)?.reasons.length ?? 0) === 0)
    await playOn(local, host, 1)
  const seat = dealAt(local.table)?.reasons.at(-1)?.seat
  expect(await local.request(`/seats/${seat}/reason`)).toMatchObject({ ok: true })
  expect(await local.request('/seats/0/reason')).toMatchObject({ ok: false })
  expect(await local.request('/nothing')).toMatchObject({ refused: { refusal: 'no-such-page' } })
})

test('a move is taken back before a bot acts on it', async () => {
  const host = new TestHost()
  const local = openLocal('the-game', host)
  local.connect()
  const before = dealAt(local.table)?.state
  expect(await local.request('/seat/take-back')).toEqual({ ok: true, value: null })
  const move = firstMove(local)
  local.receive(JSON.stringify({ ...move, id: 'move' }))
  expect(await local.request('/seat/take-back')).toEqual({
    ok: true,
    value: { turn: 1, free: true, asks: [] },
  })
  local.receive(JSON.stringify({ type: 'take-back', turn: 1, id: 'back' }))
  await local.stored
  expect(dealAt(local.table)?.state).toEqual(before)
  expect(host.messages.at(-1)).toMatchObject({ type: 'view', turn: 2, takenBack: true })
})

test('a table without its person is deleted', async () => {
  const host = new TestHost()
  const local = openLocal('nix', host)
  local.connect()
  await local.stored
  expect(host.stored).not.toBe(null)
  local.receive('{"type":"leave","id":"away"}')
  await local.stored
  expect(host.stored).toBe(null)
  expect(host.messages.at(-1)).toEqual({ type: 'done', id: 'away' })
  expect(host.ends).toEqual([closeCodes.noSuchTable])
})

test('a command that makes no sense is refused, and the game goes on', async () => {
  const host = new TestHost()
  const local = openLocal('the-game', host)
  local.connect()
  local.receive('nonsense')
  local.receive('{"type":"move","id":"x","turn":0,"move":{"type":"nothing"}}')
  await local.stored
  const refused = host.messages.filter(({ type }) => type === 'refused')
  expect(refused).toHaveLength(2)
  expect(refused[0]).toMatchObject({ id: null, refusal: 'malformed' })
})
