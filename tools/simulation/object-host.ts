import type { SQLInputValue } from 'node:sqlite'

import type { Dice } from '../../tests/support/dice.ts'
import { type Frame, type PlatformSocket, ServerSocket } from './network.ts'
import { Storage } from './storage.ts'
import { type Appointment, Process, type Timeline } from './timeline.ts'

/** The instance of a Durable Object's class. The platform calls its methods by their names. */
type Shell = { readonly [method: string]: unknown }
export type ShellClass = new (ctx: unknown, env: unknown) => Shell

/** The part of a host that the process of an object uses. */
type ProcessHost = {
  readonly name: string
  readonly timeline: Timeline
  readonly storage: Storage
  readonly sockets: Iterable<PlatformSocket>
  autoResponse: { readonly request: string; readonly response: string } | null
  accept(socket: PlatformSocket, tags: readonly string[]): void
  crash(): void
  whenIdle(process: ObjectProcess): void
}

/** The error that a caller gets when the called object crashes. */
export class Reset extends Error {}

/**
 * An object while it is in memory. Its messages wait until all earlier writes are durable, as in
 * Cloudflare's output gate.
 */
export class ObjectProcess extends Process {
  readonly shell: Shell
  readonly #host: ProcessHost
  readonly #held: (() => void)[] = []
  readonly #endpoints = new Map<PlatformSocket, ServerSocket>()
  readonly #asked = new Set<(error: Error) => void>()
  /** The calls that arrived while `blockConcurrencyWhile` runs: the input gate. */
  readonly #queue: (() => void)[] = []
  #blocks = 0
  #runs = 0

  /**
   * @param name the name of the object. It is missing if an alarm or a socket woke the object,
   * because these do not carry a name
   */
  constructor(
    host: ProcessHost,
    type: ShellClass,
    env: (process: Process) => unknown,
    name?: string,
  ) {
    super(host.timeline)
    this.#host = host
    this.shell = this.act(() => new type(this.#context(name), env(this)))
  }

  get isIdle(): boolean {
    return this.#runs === 0 && this.#blocks === 0 && !this.isWaiting && this.#held.length === 0
  }

  /** Runs a call and returns its answer. Rejects with `Reset` if the object crashes meanwhile. */
  run(act: (shell: Shell) => unknown): Promise<unknown> {
    const { promise, resolve, reject } = Promise.withResolvers<unknown>()
    this.#asked.add(reject)
    const end = (settle: () => void) => {
      if (this.isOver) return
      this.#runs -= 1
      // If the object crashes before its answer has been sent, the caller gets the error of the
      // crash instead.
      this.out(() => {
        this.#asked.delete(reject)
        settle()
      })
      this.rested()
    }
    this.#runs += 1
    this.#enter(() => {
      void new Promise((made) => made(act(this.shell))).then(
        (value) => end(() => resolve(value)),
        (error: unknown) => end(() => reject(error)),
      )
    })
    return promise
  }

  override out(send: () => void): void {
    if (this.isOver) return
    if (this.#held.length > 0 || this.#host.storage.hasPendingWrites) this.#held.push(send)
    else send()
  }

  /** Sends the messages that waited for writes. The host calls this once all writes are durable. */
  release(): void {
    for (const send of this.#held.splice(0)) send()
    this.rested()
  }

  override end(): void {
    super.end()
    for (const reject of this.#asked) reject(new Reset('the object was reset'))
  }

  socketOf(socket: PlatformSocket): ServerSocket {
    const endpoint = this.#endpoints.get(socket) ?? new ServerSocket(socket)
    this.#endpoints.set(socket, endpoint)
    return endpoint
  }

  protected override rested(): void {
    if (!this.isOver && this.isIdle) this.#host.whenIdle(this)
  }

  #enter(run: () => void): void {
    if (this.#blocks > 0) this.#queue.push(run)
    else this.act(run)
  }

  async #alone<Value>(act: () => Promise<Value>): Promise<Value> {
    this.#blocks += 1
    try {
      return await act()
    } catch (error) {
      this.#host.crash()
      throw error
    } finally {
      this.#blocks -= 1
      if (this.#blocks === 0) this.#letIn()
    }
  }

  #letIn(): void {
    for (const run of this.#queue.splice(0))
      this.timeline.in(0, () => {
        if (!this.isOver) this.#enter(run)
      })
    this.timeline.in(0, () => this.rested())
  }

  #context(name: string | undefined): object {
    const host = this.#host
    const { sockets } = host
    return {
      id: { name, toString: () => host.name },
      storage: this.#storage(),
      blockConcurrencyWhile: <Value>(act: () => Promise<Value>) => this.#alone(act),
      waitUntil: (work: Promise<unknown>) => {
        this.#runs += 1
        const done = () => {
          this.#runs -= 1
          this.rested()
        }
        void work.then(done, done)
      },
      acceptWebSocket: (endpoint: ServerSocket, tags: readonly string[] = []) => {
        this.#endpoints.set(endpoint.socket, endpoint)
        host.accept(endpoint.socket, tags)
      },
      getWebSockets: (tag?: string) =>
        [...sockets]
          .filter(({ tags }) => tag === undefined || tags.includes(tag))
          .map((socket) => this.socketOf(socket)),
      getTags: ({ socket }: ServerSocket) => [...socket.tags],
      setWebSocketAutoResponse: (pair: { request: string; response: string }) => {
        host.autoResponse = pair
      },
      getWebSocketAutoResponseTimestamp: ({ socket }: ServerSocket) =>
        socket.pingedAt === null ? null : new Date(socket.pingedAt),
      abort: (reason?: string) => {
        host.crash()
        throw new Error(reason ?? 'aborted')
      },
    }
  }

  #storage(): object {
    const { storage } = this.#host
    const soon = <Value>(value: Value): Promise<Value> => this.wait(0).then(() => value)
    return {
      sql: { exec: (query: string, ...values: SQLInputValue[]) => storage.exec(query, ...values) },
      kv: {
        get: (key: string) => storage.get(key),
        put: (key: string, value: unknown) => storage.put(key, value),
        delete: (key: string) => storage.delete(key),
      },
      transactionSync: <Value>(act: () => Value) => storage.transaction(act),
      getAlarm: () => soon(storage.alarm),
      setAlarm: (time: number | Date) => {
        storage.setAlarm(Number(time))
        return soon(undefined)
      },
      deleteAlarm: () => {
        storage.setAlarm(null)
        return soon(undefined)
      },
      deleteAll: () => {
        storage.deleteAll()
        return soon(undefined)
      },
      sync: () => this.waitFor<void>((come) => this.out(() => this.timeline.in(0, come))),
    }
  }
}

/** The part of the simulated platform that a host uses. */
type HostEnvironment = {
  readonly timeline: Timeline
  /** Returns the time by the clock of the service. */
  readonly clock: () => number
  /** Returns the object's class in the current version of the service. */
  readonly type: () => ShellClass
  /** Whether there is an outage: no machine answers, and no alarm rings. */
  readonly isDown: () => boolean
  readonly env: (process: Process) => unknown
  readonly dice: Dice
  /** Returns how long a write takes to become durable, or how late an alarm rings, in ms. */
  readonly delay: () => number
  /** Called when writes have become durable. */
  readonly onDurable: (host: ObjectHost) => void
  readonly onFault: (error: unknown) => void
}

/**
 * A failed alarm is retried up to `maxRetries` times, at first after `firstRetry` milliseconds.
 * Each further retry waits twice as long as the previous one.
 */
const maxRetries = 6
const firstRetry = 2_000

/** Hosts one object, whether it is in memory or not: its storage, its sockets, its alarm. */
export class ObjectHost {
  readonly name: string
  readonly storage: Storage
  readonly sockets = new Set<PlatformSocket>()
  autoResponse: { readonly request: string; readonly response: string } | null = null
  readonly #environment: HostEnvironment
  #process: ObjectProcess | null = null
  #alarm: Appointment | null = null
  #isRinging = false
  #retries = 0
  #crashes = 0
  #plannedCrash: { runs: number; readonly wait: number } | null = null

  constructor(name: string, environment: HostEnvironment) {
    this.name = name
    this.#environment = environment
    this.storage = new Storage(() => this.#flushSoon())
  }

  get timeline(): Timeline {
    return this.#environment.timeline
  }

  /** Calls the object, and loads it if it was evicted. */
  async run(act: (process: ObjectProcess) => unknown, name?: string): Promise<unknown> {
    if (this.#environment.isDown()) return new Promise(() => {})
    if (this.#plannedCrash !== null && this.#plannedCrash.runs-- === 0) {
      const { wait } = this.#plannedCrash
      this.#plannedCrash = null
      this.timeline.in(wait, () => this.crash())
    }
    this.#process ??= new ObjectProcess(this, this.#environment.type(), this.#environment.env, name)
    const process = this.#process
    return process.run(() => act(process))
  }

  /** Whether no call is in progress, and all writes are durable. */
  get isIdle(): boolean {
    return !this.storage.hasPendingWrites && (this.#process?.isIdle ?? true)
  }

  /**
   * Removes the object from memory; its sockets stay open. Returns false if the object is not idle.
   */
  evict(): boolean {
    if (!this.#process) return true
    if (!this.#process.isIdle || this.storage.hasPendingWrites) return false
    this.#process.end()
    this.#process = null
    return true
  }

  /** Kills the process. Writes that are not durable are lost, and the object's sockets break. */
  crash(): void {
    this.timeline.note(`${this.name} dies`)
    this.#crashes += 1
    this.storage.rollBack()
    this.#process?.end()
    this.#process = null
    for (const socket of this.sockets) socket.break()
    this.sockets.clear()
    if (!this.#isRinging) this.arm()
  }

  /**
   * Plans a crash `wait` milliseconds after a call begins, so that it interrupts this call or its
   * consequences. The `runs` calls before this call pass without a crash.
   */
  crashAfter(runs: number, wait: number): void {
    this.#plannedCrash = { runs, wait }
  }

  /** Cancels a planned crash that has not happened yet. */
  cancelCrash(): void {
    this.#plannedCrash = null
  }

  /** Evicts an idle object after a while, at random, as Cloudflare does. */
  whenIdle(process: ObjectProcess): void {
    const { dice, timeline } = this.#environment
    if (dice.onceIn(3))
      timeline.in(dice.below(20_000), () => {
        if (this.#process === process) this.evict()
      })
  }

  #flushSoon(): void {
    const crashes = this.#crashes
    this.timeline.in(this.#environment.delay(), () => {
      if (this.#crashes === crashes) this.flush()
    })
  }

  flush(): void {
    this.storage.flush()
    if (!this.#isRinging) this.arm()
    this.#environment.onDurable(this)
    this.#process?.release()
  }

  /**
   * Schedules the durable alarm again. Called when the alarm or the clock of the service may have
   * changed.
   */
  arm(): void {
    this.#alarm?.cancel()
    const { durableAlarm } = this.storage
    if (durableAlarm === null || this.#environment.isDown()) return
    const { timeline, clock, delay } = this.#environment
    const wait = Math.max(0, durableAlarm - clock()) + delay()
    this.#alarm = timeline.in(wait, () => this.ring())
  }

  ring(): void {
    if (this.#isRinging || this.#environment.isDown()) return
    this.#alarm?.cancel()
    this.#isRinging = true
    this.storage.takeAlarm()
    this.timeline.note(`${this.name} alarm`)
    this.run(({ shell }) => (shell['alarm'] as () => unknown).call(shell)).then(
      () => this.#hasRung(),
      (error: unknown) => this.#hasFailed(error),
    )
  }

  #hasRung(): void {
    this.#isRinging = false
    this.#retries = 0
    this.storage.hasRung()
    // If writes are pending, the next alarm may not be durable yet. Then `flush` schedules it.
    if (!this.storage.hasPendingWrites) this.arm()
  }

  #hasFailed(error: unknown): void {
    this.#isRinging = false
    this.#report(error)
    this.#retries += 1
    const isLost = this.#retries > maxRetries
    if (isLost) this.#retries = 0
    this.storage.alarmFailed(isLost)
    this.#alarm?.cancel()
    const pause = firstRetry * 2 ** (this.#retries - 1)
    this.#alarm = this.timeline.in(pause, () => this.arm())
  }

  accept(socket: PlatformSocket, tags: readonly string[]): void {
    this.sockets.add(socket)
    socket.acceptAt(this, tags)
  }

  receive(socket: PlatformSocket, frame: Frame): void {
    if ('data' in frame) {
      if (frame.data === this.autoResponse?.request) {
        socket.pingedAt = this.#environment.clock()
        return socket.send(this.autoResponse.response)
      }
      return this.#dispatch('webSocketMessage', socket, frame.data)
    }
    if ('protocolError' in frame)
      return this.#dispatch('webSocketError', socket, new Error(frame.protocolError))
    this.#dispatch('webSocketClose', socket, frame.close, frame.reason, frame.isClean)
  }

  remove(socket: PlatformSocket): void {
    this.sockets.delete(socket)
  }

  #dispatch(handler: string, socket: PlatformSocket, ...what: unknown[]): void {
    this.timeline.note(`${this.name} ${handler} ${what.join(' ')}`)
    this.run((process) => {
      const handle = process.shell[handler] as (...args: unknown[]) => unknown
      return handle.call(process.shell, process.socketOf(socket), ...what)
    }).catch((error: unknown) => this.#report(error))
  }

  #report(error: unknown): void {
    if (!(error instanceof Reset)) this.#environment.onFault(error)
  }
}
