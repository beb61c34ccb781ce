import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { runToCompletion } from '../../shared/cooperative-task.ts'
import { closeCodes, newerVersionCode } from '../../shared/protocol/socket.ts'
import { TableModel } from '../client/TableModel.ts'
import { LocalConnection, type TableWorker } from './LocalConnection.ts'
import { LocalTable, type LocalHost, type StoredLocalTable } from './LocalTable.ts'
import type { FromWorker, ToWorker } from './worker-messages.ts'

const opening = { game: 'switch', options: {}, tempo: 'free', name: 'Anna', piece: null } as const

/** Starts fake workers, which run their tables in the thread of the test and share one storage. */
function startWorkers() {
  let stored: StoredLocalTable | null = null
  const starts: string[] = []
  const running: {
    table: LocalTable | null
    post: (message: FromWorker) => void
    fail: () => void
  }[] = []
  const start = (): TableWorker => {
    const listeners: ((message: FromWorker) => void)[] = []
    const worker = {
      table: null as LocalTable | null,
      post: (message: FromWorker) => listeners.forEach((listen) => listen(message)),
      fail: () => {},
    }
    running.push(worker)
    const host: LocalHost = {
      now: () => 1_000_000,
      entropy: () => '7'.repeat(64),
      save: async (_code, table) => void (stored = table),
      wakeAt: () => {},
      run: async (task) => runToCompletion(task),
      send: (text) => worker.post({ type: 'message', text }),
      end: (code) => worker.post({ type: 'end', code }),
    }
    return {
      onMessage: (listener) => void listeners.push(listener),
      onError: (listener) => void (worker.fail = listener),
      terminate: () => void (worker.table = null),
      postMessage: (message: ToWorker) => {
        if (message.type === 'command') worker.table?.receive(message.text)
        if (message.type === 'request')
          void worker.table
            ?.request(message.path)
            .then((result) => worker.post({ type: 'answer', id: message.id, result }))
        if (message.type !== 'open') return
        starts.push(message.start)
        const opened = LocalTable.open(message.code, message.opening, host)
        worker.table = stored ? LocalTable.resume(stored, host) : opened.ok ? opened.value : null
        worker.table?.connect()
      },
    }
  }
  return { start, starts, running }
}

async function connect() {
  const workers = startWorkers()
  const connection = new LocalConnection('bots/switch', opening, 'play', workers.start)
  const model = new TableModel(connection)
  connection.open('local')
  await expect.poll(() => model.table.value?.phase).toBe('playing')
  return { ...workers, connection, model }
}

test('a model plays at a local table as at one of the service', async () => {
  const { connection, model } = await connect()
  expect(connection.status.value).toBe('open')
  expect(model.table.value).toMatchObject({ code: 'bots/switch', game: 'switch', host: 0 })
  expect(model.table.value?.seats.map(({ kind }) => kind)).toEqual(['human', 'bot', 'bot'])
  model.send({ type: 'pause' })
  await expect.poll(() => model.table.value?.paused).toMatchObject({ reason: 'requested' })
  model.send({ type: 'nudge', seat: 1 })
  await expect.poll(() => model.lastRefusal.value?.refusal).toBe('paused')
  expect(model.isMovePending.value).toBe(false)
})

test('a request about the table is answered by the worker', async () => {
  const { connection } = await connect()
  expect(await connection.request('/seats/1/reason')).toMatchObject({
    refused: { refusal: 'no-reason' },
  })
  connection.close()
  expect(await connection.request('/game')).toMatchObject({ refused: { refusal: 'unavailable' } })
})

test('a second connection continues the game of the first', async () => {
  const { connection, model, starts } = await connect()
  const before = model.projection.value?.view
  connection.open('local')
  await expect.poll(() => connection.status.value).toBe('open')
  expect(starts).toEqual(['play', 'continue'])
  expect(model.projection.value?.view).toEqual(before)
})

test('a table that a newer version of the app has stored reports that', async () => {
  const { connection, running } = await connect()
  running[0]?.post({ type: 'end', code: newerVersionCode })
  expect(connection.status.value).toBe('newerVersion')
})

describe('a table whose worker fails', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  test('counts as lost, and continues in another worker after four seconds', async () => {
    const { connection, running, starts } = await connect()
    running[0]?.fail()
    expect(connection.status.value).toBe('lost')
    await vi.advanceTimersByTimeAsync(4_000)
    expect(connection.status.value).toBe('open')
    expect(starts).toEqual(['play', 'continue'])
    running[0]?.fail()
    expect(connection.status.value).toBe('open')
  })

  test('does not start again after it was closed', async () => {
    const { connection, running, starts } = await connect()
    running[0]?.fail()
    connection.close()
    await vi.advanceTimersByTimeAsync(4_000)
    expect(starts).toEqual(['play'])
  })
})

test('a table that another tab has taken over reports that, and ignores its worker', async () => {
  const { connection, model, running } = await connect()
  running[0]?.post({ type: 'end', code: closeCodes.replaced })
  expect(connection.status.value).toBe('replaced')
  running[0]?.post({ type: 'message', text: '{"type":"spectators","spectators":7}' })
  expect(model.table.value?.spectators).toBe(0)
})
