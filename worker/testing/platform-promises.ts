// What our objects rely on of the platform, as cases that any platform can be asked. Workers' own runtime is asked in
// worker/platform.test.ts, the one that is played in scripts/universe/simulation/platform.test.ts: both have to agree.

type Row = Record<string, unknown>

/** What an object has around it, as far as ours use it. */
export type Inside = {
  readonly storage: {
    readonly sql: {
      exec(query: string, ...values: (string | number)[]): { toArray(): Row[]; one(): Row }
    }
    readonly kv: {
      get(key: string): unknown
      put(key: string, value: unknown): void
      delete(key: string): unknown
    }
    transactionSync<Value>(act: () => Value): Value
    getAlarm(): Promise<number | null>
    setAlarm(time: number): Promise<void>
    deleteAlarm(): Promise<void>
    deleteAll(): Promise<void>
  }
  getWebSockets(tag?: string): Socket[]
  getWebSocketAutoResponseTimestamp(socket: Socket): Date | null
  blockConcurrencyWhile<Value>(act: () => Promise<Value>): Promise<Value>
}

export type Socket = {
  readonly readyState: number
  send(text: string): void
  close(code?: number, reason?: string): void
  serializeAttachment(value: unknown): void
  deserializeAttachment(): unknown
}

/** What an object does when it is called by the platform. */
export type Handlers = {
  readonly alarm?: () => unknown
  readonly webSocketMessage?: (socket: Socket, text: string) => unknown
  readonly webSocketClose?: (socket: Socket, code: number, reason: string) => unknown
}

/** The far end of a socket. */
export type Client = {
  /** All that came over it so far. */
  readonly texts: readonly string[]
  /** The code and the reason that it was closed with. */
  readonly closed: readonly [code: number, reason: string] | null
  send(text: string): void
  close(code: number, reason: string): void
}

/** One object that nobody else uses. */
export type Probe = {
  within<Value>(act: (inside: Inside) => Value | Promise<Value>): Promise<Value>
  /** Until it sleeps next, it does this. */
  does(handlers: (inside: Inside) => Handlers): Promise<void>
  /** A new socket, which the object keeps under these names. It answers `ping` with `pong` by itself. */
  connect(...tags: string[]): Promise<Client>
  /** Out of memory, and its sockets stay. */
  sleep(): Promise<void>
  /** Rings the alarm now, if one is set. */
  ring(): Promise<boolean>
  /** Until this is so. */
  until(isSo: () => boolean): Promise<void>
}

export type Promised = {
  readonly title: string
  readonly ask: (probe: Probe) => Promise<unknown>
  readonly answer: unknown
}

const rows = ({ storage }: Inside) =>
  storage.sql
    .exec('select * from things order by 1')
    .toArray()
    .map(({ name }) => name)
const make = ({ storage }: Inside) =>
  void storage.sql.exec('create table if not exists things (name text primary key)')
const put = ({ storage }: Inside, name: string) =>
  void storage.sql.exec('insert into things values (?)', name)

const failed = (act: () => unknown): boolean => {
  try {
    act()
    return false
  } catch {
    return true
  }
}

export const promises: readonly Promised[] = [
  {
    title: 'what was written is read at once, and after a sleep',
    ask: async (probe) => {
      const atOnce = await probe.within((inside) => {
        make(inside)
        put(inside, 'one')
        return rows(inside)
      })
      await probe.sleep()
      return [atOnce, await probe.within(rows)]
    },
    answer: [['one'], ['one']],
  },
  {
    title: 'a transaction that throws has not happened, and neither has a statement',
    ask: (probe) =>
      probe.within((inside) => {
        make(inside)
        put(inside, 'one')
        const threw = failed(() =>
          inside.storage.transactionSync(() => {
            put(inside, 'two')
            throw new Error('no')
          }),
        )
        return [threw, failed(() => put(inside, 'one')), rows(inside)]
      }),
    answer: [true, true, ['one']],
  },
  {
    title: 'one row is exactly one',
    ask: (probe) =>
      probe.within((inside) => {
        make(inside)
        const one = () => inside.storage.sql.exec('select * from things').one()
        const none = failed(one)
        put(inside, 'one')
        const first = one()['name']
        put(inside, 'two')
        return [none, first, failed(one)]
      }),
    answer: [true, 'one', true],
  },
  {
    title: 'values are kept beside the tables',
    ask: async (probe) => {
      await probe.within(({ storage }) => storage.kv.put('kept', { name: 'x', at: 7 }))
      await probe.sleep()
      return probe.within(({ storage }) => [
        storage.kv.get('kept'),
        storage.kv.get('other') ?? null,
        storage.kv.delete('kept'),
        storage.kv.get('kept') ?? null,
      ])
    },
    answer: [{ name: 'x', at: 7 }, null, true, null],
  },
  {
    title: 'there is one alarm: the time that was set last counts, also after a sleep',
    ask: async (probe) => {
      const first = await probe.within(({ storage }) => storage.getAlarm())
      await probe.within(async ({ storage }) => {
        void storage.setAlarm(far + 2)
        await storage.setAlarm(far + 1)
      })
      await probe.sleep()
      const set = await probe.within(({ storage }) => storage.getAlarm())
      await probe.within(({ storage }) => storage.deleteAlarm())
      return [
        first,
        set,
        await probe.within(({ storage }) => storage.getAlarm()),
        await probe.ring(),
      ]
    },
    answer: [null, 4_000_000_000_001, null, false],
  },
  {
    title: 'while an alarm rings none is set, and what is set then is kept',
    ask: async (probe) => {
      const seen: unknown[] = []
      await probe.within(({ storage }) => storage.setAlarm(far))
      await probe.does(({ storage }) => ({
        alarm: async () => {
          seen.push(await storage.getAlarm())
          await storage.setAlarm(far + 3)
        },
      }))
      seen.push(await probe.ring())
      return [...seen, await probe.within(({ storage }) => storage.getAlarm())]
    },
    answer: [null, true, 4_000_000_000_003],
  },
  {
    title: 'an alarm that has rung is gone',
    ask: async (probe) => {
      await probe.within(({ storage }) => storage.setAlarm(far))
      await probe.does(() => ({ alarm: () => {} }))
      return [await probe.ring(), await probe.ring()]
    },
    answer: [true, false],
  },
  {
    title: 'to delete all takes tables, values and the alarm',
    ask: async (probe) => {
      await probe.within(async (inside) => {
        make(inside)
        inside.storage.kv.put('kept', 1)
        await inside.storage.setAlarm(far)
        await inside.storage.deleteAll()
      })
      return probe.within(async ({ storage }) => [
        storage.sql.exec(`select name from sqlite_master where name = 'things'`).toArray(),
        storage.kv.get('kept') ?? null,
        await storage.getAlarm(),
      ])
    },
    answer: [[], null, null],
  },
  {
    title: 'nobody comes in while an object lets nobody in',
    ask: async (probe) => {
      const seen: string[] = []
      const first = probe.within((inside) =>
        inside.blockConcurrencyWhile(async () => {
          seen.push('in')
          await inside.storage.getAlarm()
          await Promise.resolve()
          seen.push('out')
        }),
      )
      await Promise.all([first, probe.within(() => void seen.push('next'))])
      return seen
    },
    answer: ['in', 'out', 'next'],
  },
  {
    title: 'messages come in their order, in both directions',
    ask: async (probe) => {
      await probe.does(() => ({
        webSocketMessage: (socket, text) => {
          socket.send(`${text}!`)
          socket.send(`${text}?`)
        },
      }))
      const client = await probe.connect()
      for (const text of ['a', 'b', 'c']) client.send(text)
      await probe.until(() => client.texts.length === 6)
      return client.texts
    },
    answer: ['a!', 'a?', 'b!', 'b?', 'c!', 'c?'],
  },
  {
    title:
      'an object that sleeps keeps its sockets with their names, and what it has attached to them',
    ask: async (probe) => {
      const client = await probe.connect('ada', 'host')
      await probe.connect('bo')
      await probe.within((inside) => {
        inside.getWebSockets('ada')[0]?.serializeAttachment({ id: 7 })
      })
      await probe.sleep()
      const known = await probe.within((inside) => {
        inside.getWebSockets('host')[0]?.send('awake')
        return [
          inside.getWebSockets().length,
          inside.getWebSockets('ada').map((one) => one.deserializeAttachment()),
          inside.getWebSockets('bo').map((one) => one.deserializeAttachment()),
          inside.getWebSockets('nobody').length,
        ]
      })
      await probe.until(() => client.texts.length === 1)
      return [known, client.texts]
    },
    answer: [[2, [{ id: 7 }], [null], 0], ['awake']],
  },
  {
    title: 'what was attached is a copy of that moment',
    ask: async (probe) => {
      await probe.connect('ada')
      return probe.within((inside) => {
        const attached = { at: 1 }
        const [socket] = inside.getWebSockets('ada')
        socket?.serializeAttachment(attached)
        attached.at = 2
        return [socket?.deserializeAttachment(), socket === inside.getWebSockets('ada')[0]]
      })
    },
    answer: [{ at: 1 }, true],
  },
  {
    title: 'a ping is answered without the object, which learns when',
    ask: async (probe) => {
      const heard: string[] = []
      await probe.does(() => ({ webSocketMessage: (_, text) => void heard.push(text) }))
      const client = await probe.connect()
      const pinged = () =>
        probe.within((inside) =>
          inside
            .getWebSockets()
            .map((socket) => inside.getWebSocketAutoResponseTimestamp(socket) !== null),
        )
      const before = await pinged()
      client.send('ping')
      await probe.until(() => client.texts.length === 1)
      return [before, client.texts, heard, await pinged()]
    },
    answer: [[false], ['pong'], [], [true]],
  },
  {
    title: 'a socket that the object closes tells the code and why, and takes nothing more',
    ask: async (probe) => {
      const client = await probe.connect()
      const [after, sends] = await probe.within((inside) => {
        const [socket] = inside.getWebSockets()
        socket?.close(4_404, 'gone')
        return [socket?.readyState === 1, failed(() => socket?.send('more'))]
      })
      await probe.until(() => client.closed !== null)
      return [after, sends, client.closed, client.texts]
    },
    answer: [false, true, [4_404, 'gone'], []],
  },
  {
    title: 'an object hears that the other side has closed, and with which code',
    ask: async (probe) => {
      const heard: unknown[] = []
      await probe.does(() => ({
        webSocketClose: (socket, code, reason) => {
          heard.push([code, reason, socket.readyState === 1])
          socket.close(code)
        },
      }))
      const client = await probe.connect()
      client.close(4_000, 'bye')
      await probe.until(() => heard.length === 1)
      return heard
    },
    answer: [[4_000, 'bye', false]],
  },
  {
    title:
      'a socket that the object has closed is not open among its sockets, and the object hears its end',
    ask: async (probe) => {
      const heard: unknown[] = []
      await probe.does(() => ({ webSocketClose: (_, code) => void heard.push(code) }))
      const client = await probe.connect()
      await probe.within((inside) => inside.getWebSockets()[0]?.close(4_409))
      await probe.until(() => client.closed !== null)
      const open = await probe.within((inside) =>
        inside.getWebSockets().filter(({ readyState }) => readyState === 1),
      )
      await probe.until(() => heard.length === 1)
      return [open.length, heard]
    },
    answer: [0, [4_409]],
  },
]

/** A time that is far off, so that no alarm rings by itself. */
const far = 4_000_000_000_000
