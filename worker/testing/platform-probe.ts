// How a platform is asked what it promises.

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

/** Whether the platform refuses this. */
export const failed = (act: () => unknown): boolean => {
  try {
    act()
    return false
  } catch {
    return true
  }
}
