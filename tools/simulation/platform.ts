import { Script } from 'node:vm'

import { Dice } from '../../tests/support/dice.ts'
import { ClientEnd, cloneForTransfer, PlatformSocket, ServerSocket } from './network.ts'
import { ObjectHost, type ObjectProcess, Reset, type ShellClass } from './object-host.ts'
import { currentProcess, Process, Timeline } from './timeline.ts'

// The simulated platform of the service: its globals, the calls between its objects, and its
// machines.

export type Globals = Readonly<Record<string, unknown>>

type Run = (...values: unknown[]) => unknown

/** A bundle that can run many times, each time as a separate program with the given globals. */
export class Code {
  readonly #names: readonly string[]
  readonly #run: Run

  /** @param text a script that assigns the exports of the bundle to a variable `made` */
  constructor(text: string, names: readonly string[]) {
    this.#names = names
    const script = new Script(`(function (${names.join()}) {${text}; return made})`)
    this.#run = script.runInThisContext() as Run
  }

  run<Made>(globals: Globals): Made {
    return this.#run(...this.#names.map((name) => globals[name])) as Made
  }
}

/** The globals for time and random numbers, in the service and in every tab. */
export function seededGlobals(clock: () => number, dice: Dice): Globals {
  return { Date: dateOf(clock), Math: mathOf(dice), crypto: cryptoOf(dice) }
}

export const seededNames = ['Date', 'Math', 'crypto'] as const

const dateOf = (clock: () => number): typeof Date =>
  class extends Date {
    constructor(...parts: unknown[]) {
      super(...((parts.length === 0 ? [clock()] : parts) as [number]))
    }

    static override now(): number {
      return clock()
    }
  } as typeof Date

const mathOf = (dice: Dice): object =>
  Object.create(Math, { random: { value: () => dice.below(2 ** 32) / 2 ** 32 } }) as object

const cryptoOf = (dice: Dice): object => ({
  getRandomValues<Values extends Uint8Array | Uint32Array>(values: Values): Values {
    const bytes = new Uint8Array(values.buffer, values.byteOffset, values.byteLength)
    for (const at of bytes.keys()) bytes[at] = dice.below(256)
    return values
  },
  randomUUID: () => [8, 4, 4, 4, 12].map((digits) => dice.hexadecimal(digits)).join('-'),
})

export const platformNames = [
  ...seededNames,
  'scheduler',
  'AbortSignal',
  'Blob',
  'Response',
  'WebSocket',
  'WebSocketPair',
  'WebSocketRequestResponsePair',
  'console',
  'performance',
] as const

type Clocks = {
  readonly clock: () => number
  /** Returns the time of a monotonic clock. */
  readonly steady: () => number
  /** Returns the latency of a frame between two machines of the service, in ms. */
  readonly latency: () => number
}

/**
 * The globals that the simulated platform gives to the service, such as the clock and `WebSocket`.
 */
const platformGlobals = (
  { clock, steady, latency }: Clocks,
  dice: Dice,
  onFault: (error: unknown) => void,
): Globals => ({
  ...seededGlobals(clock, dice),
  scheduler: { wait },
  // `AbortSignal.timeout` never fires: every outgoing request gets an answer in time, or fails by
  // itself.
  AbortSignal: { timeout: () => new AbortController().signal },
  Blob: Bytes,
  Response: SocketResponse,
  WebSocket: ServerSocket,
  WebSocketPair: class extends Pair {
    constructor() {
      super(latency)
    }
  },
  WebSocketRequestResponsePair: AutoResponse,
  console: { error: onFault },
  performance: { now: steady },
})

function wait(delay: number, how: { readonly signal?: AbortSignal } = {}): Promise<void> {
  // If the signal is already aborted, it fires no event, so this rejects immediately.
  if (how.signal?.aborted) return Promise.reject(how.signal.reason)
  const process = currentProcess()
  return process.waitFor<void>((come, fail) => {
    const abort = () => {
      end.cancel()
      fail(how.signal?.reason)
    }
    const end = process.timeline.in(delay, () => {
      // Remove the listener, because a stream waits thousands of times with the same signal.
      how.signal?.removeEventListener('abort', abort)
      come()
    })
    how.signal?.addEventListener('abort', abort, { once: true })
  })
}

/** A response that can carry a socket, unlike Node's `Response`. */
export class SocketResponse extends Response {
  readonly webSocket: ClientEnd | null

  constructor(body?: BodyInit | null, init: ResponseInit & { webSocket?: ClientEnd } = {}) {
    // Read the fields one by one. `init` may be a response, and a spread would lose the getters of
    // a response.
    const { webSocket = null, status = 200, headers = {} } = init
    super(body, { headers, status: webSocket ? 200 : status })
    this.webSocket = webSocket
    if (webSocket) Object.defineProperty(this, 'status', { value: status })
  }
}

class Pair {
  readonly 0: ClientEnd
  readonly 1: ServerSocket

  constructor(latency: () => number) {
    const socket = new PlatformSocket()
    this[0] = new ClientEnd(socket, latency)
    this[1] = new ServerSocket(socket)
  }
}

class AutoResponse {
  readonly request: string
  readonly response: string

  constructor(request: string, response: string) {
    this.request = request
    this.response = response
  }
}

/**
 * Replaces `Blob`, because Node reads a `Blob` in another thread, whose timing no seed controls.
 */
class Bytes {
  readonly #chunks: readonly Uint8Array[]

  constructor(chunks: readonly Uint8Array[]) {
    this.#chunks = chunks
  }

  async text(): Promise<string> {
    return Buffer.concat(this.#chunks).toString()
  }
}

type Callee = {
  run(act: (process: ObjectProcess) => unknown, name?: string): Promise<unknown>
}

type Loss = 'answer' | 'call'

type CallConditions = {
  readonly latency: () => number
  /**
   * Returns what the network loses in this call of a method: the call itself, or the answer to it.
   * Returns null if it loses neither.
   */
  readonly loses: (method: string) => Loss | null
}

/**
 * A namespace of Durable Objects. The calls of one stub arrive in order. The calls of two stubs can
 * overtake each other, even if both belong to the same object.
 */
class Namespace {
  readonly #host: (name: string) => Callee
  readonly #process: Process
  readonly #conditions: CallConditions

  constructor(host: (name: string) => Callee, process: Process, conditions: CallConditions) {
    this.#host = host
    this.#process = process
    this.#conditions = conditions
  }

  getByName(name: string): object {
    const host = this.#host(name)
    const { latency, loses } = this.#conditions
    let last = 0
    const call =
      (method: string) =>
      (...args: unknown[]): Promise<unknown> => {
        const copies = args.map(handedOver)
        const { timeline } = this.#process
        return this.#process.waitFor((come, fail) =>
          this.#process.out(() => {
            last = Math.max(last, timeline.now + latency())
            timeline.at(last, () => {
              timeline.note(`${name} is called: ${method} ${written(copies)}`)
              const back =
                (settle: (value: unknown) => void) =>
                (value: unknown): void =>
                  void timeline.in(latency(), () => settle(handedOver(value)))
              const loss = loses(method)
              if (loss) timeline.note(`${name}: the ${loss} is lost`)
              if (loss === 'call') return
              host
                .run(({ shell }) => (shell[method] as Method).apply(shell, copies), name)
                .then(loss ? () => {} : back(come), loss ? () => {} : back(fail))
            })
          }),
        )
      }
    return new Proxy(
      {},
      { get: (_, method) => (method === 'then' ? undefined : call(String(method))) },
    )
  }
}

type Method = (...args: unknown[]) => unknown

/** Returns requests, responses and errors as they are, and a copy of any other value. */
const handedOver = (value: unknown): unknown =>
  value instanceof Request || value instanceof Response || value instanceof Error
    ? value
    : cloneForTransfer(value)

const written = (args: readonly unknown[]): string =>
  JSON.stringify(args.map((arg) => (arg instanceof Request ? arg.url : arg)))

type App = { fetch(request: Request, env: unknown, ctx: object): Promise<Response> | Response }

/** The stateless worker on one machine, until a newer version replaces it. */
class WorkerProcess extends Process {
  readonly #app: App
  readonly #env: unknown
  readonly #asked = new Set<(error: Error) => void>()

  constructor(timeline: Timeline, app: App, env: (process: Process) => unknown) {
    super(timeline)
    this.#app = app
    this.#env = env(this)
  }

  /** Answers a request. Rejects if the machine stops before the answer. */
  fetch(request: Request): Promise<SocketResponse> {
    if (this.isOver) return Promise.reject(new Reset('the machine is gone'))
    const { promise, resolve, reject } = Promise.withResolvers<SocketResponse>()
    this.#asked.add(reject)
    const context = { waitUntil() {}, passThroughOnException() {} }
    this.act(() => this.#answer(request, context)).then(resolve, reject)
    const forget = () => this.#asked.delete(reject)
    promise.then(forget, forget)
    return promise
  }

  override end(): void {
    super.end()
    for (const reject of this.#asked) reject(new Reset('the machine is gone'))
  }

  async #answer(request: Request, context: object): Promise<SocketResponse> {
    return (await this.#app.fetch(request, this.#env, context)) as SocketResponse
  }
}

/** The exports of the service's bundle. */
export type Service = {
  readonly default: App
  readonly TableObject: ShellClass
  readonly RelayObject: ShellClass
  readonly LobbyObject: ShellClass
}

type ObjectClass = 'TableObject' | 'RelayObject' | 'LobbyObject'

type Observer = {
  /** Called when writes of an object become durable. */
  readonly onDurable?: (type: ObjectClass, host: ObjectHost) => void
  /** Called when the service logs an error. */
  readonly onFault?: (error: unknown) => void
}

/** A request to a push service or to a webhook. */
type SentNotification = {
  readonly url: string
  readonly headers: Headers
  readonly body: string
}

/** The time at which the simulation starts: 1 January 2027. */
const start = Date.UTC(2027, 0, 1)

/**
 * The whole service on a simulated platform, with one clock and one seed for all random numbers.
 */
export class Platform {
  readonly timeline = new Timeline(start)
  /** While true, writes, calls and alarms are never slow. */
  isCalm = false
  /**
   * The time until which alarms can ring late. An alarm rings late if the clock is set back after
   * the alarm was set.
   */
  lateUntil = 0
  readonly #seed: number
  readonly #dice: Dice
  readonly #program: (globals: Globals) => Service
  /** The notifications that the service has sent. */
  readonly notifications: SentNotification[] = []
  readonly #observer: Observer
  readonly #hosts = new Map<string, ObjectHost>()
  #service: Service
  #worker: WorkerProcess
  #isDown = false
  #updates = 0
  /** The milliseconds by which the service's clock is ahead of the simulated time. */
  #skew = 0
  /** The methods whose next call, or the answer to it, will get lost. */
  readonly #losses = new Map<string, Loss>()

  constructor(seed: number, program: (globals: Globals) => Service, observer: Observer = {}) {
    this.#seed = seed
    this.#dice = new Dice(seed, 'platform')
    this.#program = program
    this.#observer = observer
    this.#service = this.#run()
    this.#worker = this.#begin()
  }

  /** The clock of the service's machines. */
  readonly clock = (): number => this.timeline.now + this.#skew

  get worker(): WorkerProcess {
    return this.#worker
  }

  get hosts(): readonly ObjectHost[] {
    return [...this.#hosts.values()]
  }

  get isDown(): boolean {
    return this.#isDown
  }

  host(type: ObjectClass, name: string): ObjectHost {
    const known = this.#hosts.get(`${type} ${name}`)
    if (known) return known
    const host: ObjectHost = new ObjectHost(`${type} ${name}`, {
      timeline: this.timeline,
      clock: this.clock,
      type: () => this.#service[type],
      isDown: () => this.#isDown,
      env: (process) => this.#env(process),
      dice: new Dice(this.#seed, 'host', type, name),
      delay: this.#delay,
      onDurable: (durable) => this.#observer.onDurable?.(type, durable),
      onFault: (error) => this.#observer.onFault?.(error),
    })
    this.#hosts.set(`${type} ${name}`, host)
    return host
  }

  /** Deploys a new version, which restarts every machine. */
  update(): void {
    this.stop()
    this.start()
  }

  /** Starts an outage: kills every process of the service. */
  stop(): void {
    this.timeline.note('stop')
    this.#isDown = true
    this.#worker.end()
    for (const host of this.#hosts.values()) host.crash()
  }

  start(): void {
    if (!this.#isDown) return
    this.timeline.note('start')
    this.#isDown = false
    this.#service = this.#run()
    this.#worker = this.#begin()
    for (const host of this.#hosts.values()) host.arm()
  }

  /**
   * Sets the clocks of the service's machines `ahead` milliseconds forward, or back if `ahead` is
   * negative.
   */
  setClocks(ahead: number): void {
    this.timeline.note(`clock ${ahead}`)
    this.#skew += ahead
    // If the clocks are set back by an hour, alarms ring an hour late. If they are set back again, the
    // delays add up.
    if (ahead < 0) this.lateUntil = Math.max(this.lateUntil, this.timeline.now) - ahead
    for (const host of this.#hosts.values()) host.arm()
  }

  /**
   * Makes the network lose the next call of this method, or the answer to it. The caller then waits
   * for ever.
   */
  lose(method: string, loss: Loss): void {
    this.#losses.set(method, loss)
  }

  close(): void {
    for (const host of this.#hosts.values()) host.storage.close()
  }

  #run(): Service {
    const dice = new Dice(this.#seed, 'service', this.#updates++)
    const clocks = { clock: this.clock, steady: () => this.timeline.now, latency: this.#delay }
    return this.#program(platformGlobals(clocks, dice, (error) => this.#observer.onFault?.(error)))
  }

  #begin(): WorkerProcess {
    return new WorkerProcess(this.timeline, this.#service.default, (process) => this.#env(process))
  }

  #env(process: Process): object {
    const objects = (type: ObjectClass) =>
      new Namespace((name) => this.host(type, name), process, {
        latency: this.#delay,
        loses: (method) => {
          const loss = (!this.isCalm && this.#losses.get(method)) || null
          if (loss) this.#losses.delete(method)
          return loss
        },
      })
    return {
      TABLES: objects('TableObject'),
      RELAYS: objects('RelayObject'),
      LOBBY: objects('LobbyObject'),
      // Slows the bots down, so that most events of an hour come from people.
      BOT_PACE: '4',
      PUSH_KEYS: `B${'a'.repeat(86)}.${'b'.repeat(43)}`,
      PUSH_CONTACT: 'mailto:somebody@tischlein.test',
      PUSH_WAY: { fetch: (request: Request) => this.#push(process, request) },
    }
  }

  /** Plays the part of a push service: accepts a notification, refuses it, or answers late. */
  #push(process: Process, request: Request): Promise<Response> {
    const { url, headers } = request
    const receive = (body: string) => void this.notifications.push({ url, headers, body })
    void request.clone().text().then(receive)
    const status = this.isCalm ? 201 : this.#dice.oneOf([201, 201, 201, 429, 500, 410])
    const delay = this.#dice.onceIn(10) && !this.isCalm ? 10_000 : this.#delay()
    return process.waitFor((come, fail) =>
      process.out(() => {
        this.timeline.in(delay, () =>
          delay === 10_000 ? fail(new Error('too late')) : come(new Response(null, { status })),
        )
      }),
    )
  }

  readonly #delay = (): number => {
    if (this.isCalm || !this.#dice.onceIn(40)) return this.#dice.between(1, 8)
    return this.#dice.between(50, 2_000)
  }
}
