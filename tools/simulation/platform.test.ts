import { expect, test } from 'vitest'

import type { Client, ObjectState, Probe } from '../../worker/testing/platform-probe.ts'
import { platformCases } from '../../worker/testing/platform-cases.ts'
import { PlatformSocket, ServerSocket } from './network.ts'
import type { ObjectHost } from './object-host.ts'
import { type Globals, type Service, Platform } from './platform.ts'
import type { Timeline } from './timeline.ts'

/** Advances the simulated time until a call has its answer, and returns the answer. */
async function answerOf<Answer>(timeline: Timeline, asked: Promise<Answer>): Promise<Answer> {
  const answered = { yet: false }
  const note = () => {
    answered.yet = true
  }
  asked.then(note, note)
  while (!answered.yet) await timeline.run(timeline.now + 1)
  return asked
}

test.each(platformCases)('$title', async ({ run, expected }) => {
  const platform = new Platform(1, () => empty)
  const asked = run(probeIn(platform))
  expect(await answerOf(platform.timeline, asked)).toEqual(expected)
})

class Bare {
  readonly ctx: unknown

  constructor(ctx: unknown) {
    this.ctx = ctx
  }
}

const empty = { RelayObject: Bare } as unknown as Service

function probeIn(platform: Platform): Probe {
  const { timeline } = platform
  const host = platform.host('RelayObject', 'probe')
  const within = <Value>(act: (inside: ObjectState, object: object) => Value | Promise<Value>) =>
    new Promise<Value>((settle) => {
      timeline.in(0, () => {
        const done = host.run(({ shell }) => act(shell['ctx'] as ObjectState, shell))
        settle(done as Promise<Value>)
      })
    })
  const until = async (isSo: () => boolean) => {
    while (!isSo()) await timeline.run(timeline.now + 1)
  }
  return {
    within: (act) => within(act),
    handle: (handlers) => within((inside, object) => void Object.assign(object, handlers(inside))),
    connect: (...tags) => connect(host, tags),
    hibernate: () => until(() => host.evict()),
    ring: async () => {
      if (host.storage.alarm === null) return false
      await until(() => !host.storage.hasPendingWrites)
      host.ring()
      await until(() => host.evict())
      return true
    },
    until,
  }
}

async function connect(host: ObjectHost, tags: string[]): Promise<Client> {
  const socket = new PlatformSocket()
  const texts: string[] = []
  let closed: Client['closed'] = null
  socket.listen((frame) => {
    if ('data' in frame) texts.push(frame.data)
    else if ('close' in frame) {
      closed = [frame.close, frame.reason]
      // The browser answers the close frame.
      socket.receive(frame)
    }
  })
  await host.run(({ shell }) => {
    const ctx = shell['ctx'] as Accepting
    ctx.setWebSocketAutoResponse({ request: 'ping', response: 'pong' })
    ctx.acceptWebSocket(new ServerSocket(socket), tags)
  })
  return {
    texts,
    get closed() {
      return closed
    },
    send: (data) => socket.receive({ data }),
    close: (code, reason) => socket.receive({ close: code, reason, isClean: true }),
  }
}

type Accepting = {
  setWebSocketAutoResponse(pair: { readonly request: string; readonly response: string }): void
  acceptWebSocket(socket: ServerSocket, tags: readonly string[]): void
}

// These cases have no counterpart in worker/platform.test.ts, because no test can crash an object
// of the real platform at will.

type Ctx = {
  readonly storage: {
    readonly sql: { exec(query: string): { toArray(): { readonly name: string }[] } }
    setAlarm(time: number): Promise<void>
    sync(): Promise<void>
  }
  acceptWebSocket(socket: ServerSocket): void
}

/** The actions of the last object of a test, in order. */
let done: string[] = []

class Journal {
  readonly ctx: Ctx

  constructor(ctx: Ctx) {
    this.ctx = ctx
    ctx.storage.sql.exec('create table if not exists things (name text)')
  }

  async note(name: string): Promise<string> {
    this.ctx.storage.sql.exec(`insert into things values ('${name}')`)
    await this.ctx.storage.sync()
    done.push(`after ${name}`)
    return name
  }

  alarm(): void {
    done.push('alarm')
    if (done.length < 3) throw new Error('not yet')
  }
}

function begun(): { platform: Platform; host: ObjectHost } {
  done = []
  const platform = new Platform(3, () => ({ TableObject: Journal }) as unknown as Service)
  platform.isCalm = true
  return { platform, host: platform.host('TableObject', 'one') }
}

const act = <Value>(host: ObjectHost, run: (ctx: Ctx, journal: Journal) => Value): Promise<Value> =>
  host.run(({ shell }) => {
    const journal = shell as unknown as Journal
    return run(journal.ctx, journal)
  }) as Promise<Value>

const names = ({ platform, host }: ReturnType<typeof begun>): Promise<string[]> =>
  answerOf(
    platform.timeline,
    act(host, ({ storage }) =>
      storage.sql
        .exec('select name from things')
        .toArray()
        .map(({ name }) => name),
    ),
  )

test('a crash loses the writes since the last flush, and no client receives a message about them', async () => {
  const world = begun()
  const { platform, host } = world
  const received: unknown[] = []
  const socket = new PlatformSocket()
  socket.listen((frame) =>
    received.push('data' in frame ? frame.data : 'close' in frame && frame.close),
  )
  await answerOf(
    platform.timeline,
    act(host, (ctx) => ctx.acceptWebSocket(new ServerSocket(socket))),
  )
  const first = act(host, (_, journal) => journal.note('one'))
  await platform.timeline.run(platform.timeline.now + 100)
  expect(await first).toBe('one')
  const second = act(host, (ctx, journal) => {
    const noted = journal.note('two')
    ctx.storage.sql.exec(`insert into things values ('three')`)
    return noted
  })
  const refused = second.catch(String)
  await platform.timeline.run(platform.timeline.now)
  host.crash()
  await platform.timeline.run(platform.timeline.now + 10_000)
  expect(await refused).toBe('Error: the object was reset')
  expect(await names(world)).toEqual(['one'])
  expect([done, received]).toEqual([['after one'], [1_006]])
})

test('a message waits until all earlier writes are durable', async () => {
  const { platform, host } = begun()
  const received: string[] = []
  const socket = new PlatformSocket()
  socket.listen((frame) => received.push('data' in frame ? frame.data : 'end'))
  await answerOf(
    platform.timeline,
    act(host, (ctx) => ctx.acceptWebSocket(new ServerSocket(socket))),
  )
  await platform.timeline.run(platform.timeline.now + 100)
  const endpoint = (await answerOf(
    platform.timeline,
    host.run((process) => process.socketOf(socket)),
  )) as ServerSocket
  void act(host, (ctx) => {
    endpoint.send('before')
    ctx.storage.sql.exec(`insert into things values ('one')`)
    endpoint.send('after')
  })
  expect(received).toEqual(['before'])
  await platform.timeline.run(platform.timeline.now + 100)
  expect(received).toEqual(['before', 'after'])
})

test('an alarm that failed, or whose object crashed, is retried until it succeeds', async () => {
  const { platform, host } = begun()
  void act(host, ({ storage }) => storage.setAlarm(platform.clock() + 1_000))
  await platform.timeline.run(platform.timeline.now + 500)
  host.crash()
  await platform.timeline.run(platform.timeline.now + 60_000)
  expect(done).toEqual(['alarm', 'alarm', 'alarm'])
})

test('two objects never run in one turn, since their continuations could be mixed up', async () => {
  const { platform, host } = begun()
  const other = platform.host('TableObject', 'other')
  await answerOf(
    platform.timeline,
    host.run(() => undefined),
  )
  await answerOf(
    platform.timeline,
    other.run(() => undefined),
  )
  void host.run(() => undefined)
  await expect(other.run(() => undefined)).rejects.toThrow('two processes act in one turn')
})

test('a wait with a signal that is already aborted ends at once', async () => {
  let globals: Globals = {}
  const platform = new Platform(3, (given) => {
    globals = given
    return empty
  })
  const host = platform.host('RelayObject', 'one')
  const { wait } = globals['scheduler'] as { wait(delay: number, how: object): Promise<void> }
  const waiting = host.run(() => wait(60_000, { signal: AbortSignal.abort('over') }))
  await expect(answerOf(platform.timeline, waiting)).rejects.toBe('over')
})
