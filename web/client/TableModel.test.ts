import { describe, expect, test } from 'vitest'

import type { AnyMove } from '../../shared/game/game.ts'
import type { ServerMessage } from '../../shared/protocol/protocol.ts'
import { FakeConnection } from '../testing/FakeConnection.ts'
import { human, projection, snapshot, type Snapshot, table } from '../testing/tables.ts'
import { TableModel } from './TableModel.ts'

const move = { do: 'end' } as unknown as AnyMove

/**
 * Returns a model that has received the message `first`. The test sends it further messages with
 * `receive`.
 */
function atTable(first: ServerMessage = snapshot()) {
  const line = new FakeConnection()
  let count = 0
  const model = new TableModel(line, null, () => `c-${++count}`)
  line.receive(first)
  return { model, commands: line.commands, receive: line.receive }
}

const playing = (changed: Parameters<typeof table>[0] = {}) =>
  snapshot({ table: table({ phase: 'playing', deal: 1, ...changed }), position: projection() })

test('messages and fields of a later version are ignored', () => {
  const { model, receive } = atTable(playing())
  const before = { ...model.table.value }
  receive({ type: 'later', table: null } as unknown as Parameters<typeof receive>[0])
  expect(model.table.value).toEqual(before)
  receive({ type: 'view', ...projection({ turn: 1 }), later: { version: 2 } } as Parameters<
    typeof receive
  >[0])
  expect(model.projection.value).toMatchObject({ turn: 1 })
})

describe('a move', () => {
  test('is sent with the number of the turn that the player saw', () => {
    const { model, commands } = atTable(playing())
    model.play(move)
    expect(commands).toEqual([{ type: 'move', id: 'c-1', turn: 0, move }])
  })

  test('is pending until the table has answered', () => {
    const { model, receive } = atTable(playing())
    model.play(move)
    expect(model.isMovePending.value).toBe(true)
    receive({ type: 'done', id: 'c-1' })
    expect(model.isMovePending.value).toBe(false)
  })

  test('is answered by the view that follows from it', () => {
    const { model, receive } = atTable(playing())
    model.play(move)
    receive({ type: 'view', ...projection({ turn: 1 }), done: 'c-1' })
    expect(model.isMovePending.value).toBe(false)
    expect(model.projection.value).toMatchObject({ turn: 1 })
  })

  test('blocks a second move while it is pending', () => {
    const { model, commands } = atTable(playing())
    model.play(move)
    model.play(move)
    expect(commands).toHaveLength(1)
  })

  test('that is refused shows the reason, and another move can be made', () => {
    const { model, receive } = atTable(playing())
    model.play(move)
    receive({ type: 'refused', id: 'c-1', refusal: 'against-the-rules', clause: 'TG-05' })
    expect(model.lastRefusal.value).toMatchObject({ refusal: 'against-the-rules', clause: 'TG-05' })
    expect(model.isMovePending.value).toBe(false)
  })
})

describe('a chat message', () => {
  test('that is refused becomes the draft, until the next message is sent', () => {
    const { model, receive } = atTable(playing())
    model.send({ type: 'chat', text: 'I hold 61' })
    receive({ type: 'refused', id: 'c-1', refusal: 'too-fast' })
    expect(model.draft.value).toBe('I hold 61')
    model.send({ type: 'chat', text: 'hold on' })
    expect(model.draft.value).toBe('')
    receive({ type: 'done', id: 'c-2' })
    expect(model.draft.value).toBe('')
  })

  test('that is refused twice becomes the draft twice', () => {
    const { model, receive } = atTable(playing())
    const drafts: string[] = []
    const stop = model.draft.subscribe((draft) => void drafts.push(draft))
    for (const id of ['c-1', 'c-2']) {
      model.send({ type: 'chat', text: 'Hello' })
      receive({ type: 'refused', id, refusal: 'too-fast' })
    }
    expect(drafts).toEqual(['', 'Hello', '', 'Hello'])
    stop()
  })
})

describe('my turn', () => {
  test('that dies with the network without a close event is replaced within seconds', () => {
    expect(atTable(playing()).model.myTurn.value).toBe(true)
  })

  test.each([
    ['while the table is paused', { paused: { reason: 'requested', seat: 1 } } as const],
    [
      'while a bot substitutes for me',
      { seats: [human('Anna', { substituted: true }), human('Ben')] },
    ],
    ['after the end', { phase: 'over' } as const],
  ])('is not %s', (_, changed) => {
    expect(atTable(playing(changed)).model.myTurn.value).toBe(false)
  })

  test('never comes for a spectator', () => {
    expect(atTable({ ...playing(), seat: null }).model.myTurn.value).toBe(false)
  })
})

describe('a message of the table', () => {
  test('moves my seat up when a player before me leaves', () => {
    const { model, receive } = atTable(snapshot({ seat: 1 }))
    receive({ type: 'table', seat: 0, table: table({ seats: [human('Ben')], host: 0 }) })
    expect(model.me.value?.name).toBe('Ben')
    expect(model.isHost.value).toBe(true)
  })

  test('about spectators changes their number alone', () => {
    const { model, receive } = atTable()
    receive({ type: 'spectators', spectators: 12 })
    expect(model.table.value).toEqual(table({ spectators: 12 }))
    receive({ type: 'spectators', spectators: 12, televisions: 1 })
    expect(model.table.value).toEqual(table({ spectators: 12, televisions: 1 }))
    receive({ type: 'spectators', spectators: 11 })
    expect(model.table.value).toEqual(table({ spectators: 11 }))
  })

  test('about a new gathering removes the last game', () => {
    const { model, receive } = atTable(playing({ phase: 'over' }))
    receive({ type: 'table', seat: 0, table: table() })
    expect(model.projection.value).toBeNull()
  })

  test('replaces the cached table that was shown at first', () => {
    const kept = { seat: 1, table: table({ phase: 'playing' }), position: projection(), chat: [] }
    const line = new FakeConnection()
    const model = new TableModel(line, kept)
    expect(model.me.value?.name).toBe('Ben')
    expect(model.projection.value?.turn).toBe(0)
    line.receive({ ...playing(), position: projection({ turn: 4 }), missedMoves: 4 })
    expect(model.projection.value?.turn).toBe(4)
    expect(model.absence.value).toEqual({ moves: 4, since: 1 })
  })
})

/** Returns the snapshot for a viewer who has missed this many moves. */
const away = (missed: number, changed: Partial<Snapshot> = {}): Snapshot => ({
  ...playing(),
  position: projection({ seq: 9 }),
  missedMoves: missed,
  ...changed,
})

describe('the number of missed moves', () => {
  test('counts from the last position of this page', () => {
    const { model, receive } = atTable(playing())
    receive({ type: 'view', ...projection({ seq: 5 }) })
    receive(away(3))
    expect(model.absence.value).toEqual({ moves: 3, since: 5 })
  })

  test('adds up when the connection breaks again', () => {
    const { model, receive } = atTable(playing())
    receive(away(3))
    receive(away(0))
    expect(model.absence.value).toEqual({ moves: 3, since: 1 })
    receive(away(2))
    expect(model.absence.value).toEqual({ moves: 5, since: 1 })
  })

  test('is reset by the next deal and on another seat', () => {
    for (const changed of [{ table: table({ phase: 'playing', deal: 2 }) }, { seat: 1 }] as const) {
      const { model, receive } = atTable(playing())
      receive(away(3))
      receive(away(0, changed))
      expect(model.absence.value).toBe(null)
    }
  })
})
