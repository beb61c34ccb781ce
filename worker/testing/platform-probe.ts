// The interface through which platform cases examine a platform: the Workers runtime or the
// simulated platform.

type Row = Record<string, unknown>

/** The part of `DurableObjectState` that our objects use. */
export type ObjectState = {
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

type Socket = {
  readonly readyState: number
  send(text: string): void
  close(code?: number, reason?: string): void
  serializeAttachment(value: unknown): void
  deserializeAttachment(): unknown
}

/** The handlers that the platform calls on an object. */
export type Handlers = {
  readonly alarm?: () => unknown
  readonly webSocketMessage?: (socket: Socket, text: string) => unknown
  readonly webSocketClose?: (socket: Socket, code: number, reason: string) => unknown
}

/** The client side of a WebSocket. */
export type Client = {
  readonly texts: readonly string[]
  readonly closed: readonly [code: number, reason: string] | null
  send(text: string): void
  close(code: number, reason: string): void
}

/** A fresh object for one platform case, with methods to control the object. */
export type Probe = {
  within<Value>(act: (inside: ObjectState) => Value | Promise<Value>): Promise<Value>
  /** Sets the handlers of the object. They are lost when the object hibernates. */
  handle(handlers: (inside: ObjectState) => Handlers): Promise<void>
  /** Opens a hibernatable WebSocket with these tags. The platform answers `ping` with `pong`. */
  connect(...tags: string[]): Promise<Client>
  /** Evicts the object from memory; its sockets stay open. */
  hibernate(): Promise<void>
  ring(): Promise<boolean>
  until(isSo: () => boolean): Promise<void>
}

export type PlatformCase = {
  readonly title: string
  readonly run: (probe: Probe) => Promise<unknown>
  readonly expected: unknown
}

export const throws = (act: () => unknown): boolean => {
  try {
    act()
    return false
  } catch {
    return true
  }
}
