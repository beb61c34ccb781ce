import { Dice } from '../../tests/support/dice.ts'
import {
  BodyLink,
  abnormalClosure,
  type ClientEnd,
  type Conditions,
  Emitter,
  type Frame,
  Link,
  PlainEvent,
} from './network.ts'
import {
  type Code,
  type Globals,
  type Platform,
  seededGlobals,
  seededNames,
  type SocketResponse,
} from './platform.ts'
import type { Appointment, Process, Timeline } from './timeline.ts'

// The simulated browsers, and the network between them and the service.

/** Observes one connection (a socket or a stream) at the client's end. */
export type ConnectionObserver = {
  recordCommand(text: string): void
  received(text: string): void
  /**
   * Called when the connection ends.
   * @param code the close code; null for a stream, which has none
   */
  ended(code: number | null): void
}

/** Observes the connections and requests of one tab. */
type TabObserver = {
  /**
   * Called when the tab opens a connection.
   * @param token the token of the seat; empty for a spectator
   */
  opened(url: string, token: string): ConnectionObserver
  /**
   * Called when the tab sends a request. Returns a function to call with the status of the answer.
   */
  requested(path: string, init: RequestInit): (status: number) => void
}

const unobserved: TabObserver = {
  opened: () => ({ recordCommand() {}, received() {}, ended() {} }),
  requested: () => () => {},
}

/** The parts of a browser that all tabs of a device share. */
type Browser = {
  readonly timeline: Timeline
  /** The clock of this device. */
  readonly clock: () => number
  readonly storage: PageStorage
  readonly seeded: Globals
  readonly conditions: Conditions
  /** Sends a request over the network, which may lose the request or its answer. */
  readonly ask: (request: Request) => Promise<Answer>
  readonly address: string
  /** Called when a page throws an error. */
  readonly onFault: (error: unknown) => void
}

type Answer = { readonly response: SocketResponse; readonly process: Process }

/** An open connection of a tab. */
type TabConnection = {
  readonly link: Pick<Link, 'cut' | 'die' | 'loseDownstream' | 'breakProtocol'>
  /** Whether the browser can send over the connection: false for a stream. */
  readonly isSocket: boolean
  /** Called when the page is closed. The page receives nothing more after this call. */
  leave(): void
}

export const origin = 'https://tischlein.test'

/** One page in a browser, with its timers, connections and requests. */
export class Tab {
  readonly timeline: Timeline
  readonly connections = new Set<TabConnection>()
  readonly document = Object.assign(new Emitter(), { visibilityState: 'visible' })
  readonly window = new Emitter()
  readonly observer: TabObserver
  readonly #browser: Browser
  readonly #timers = new Map<number, Appointment>()
  /** The callbacks that should have run while the tab was suspended. */
  readonly #held: (() => void)[] = []
  #state: 'awake' | 'asleep' | 'closed' = 'awake'
  #numbers = 0

  constructor(browser: Browser, observer: TabObserver) {
    this.#browser = browser
    this.timeline = browser.timeline
    this.observer = observer
  }

  get isAsleep(): boolean {
    return this.#state === 'asleep'
  }

  get conditions(): Conditions {
    return this.#browser.conditions
  }

  load<Page>(code: Code, path: string): Page {
    return code.run<Page>(pageGlobals(this, this.#browser, new URL(path, origin)))
  }

  /**
   * Runs code of the page immediately. While the tab is asleep, the code waits until the tab wakes.
   * In a closed tab it never runs.
   */
  act(run: () => void): void {
    if (this.#state === 'asleep') this.#held.push(run)
    if (this.#state !== 'awake') return
    try {
      run()
    } catch (error) {
      this.#browser.onFault(error)
    }
  }

  /**
   * Suspends the tab, as a phone does with a page that is not visible. No code of the page runs,
   * but its connections stay open.
   */
  sleep(): void {
    if (this.#state !== 'awake') return
    this.#see('hidden')
    this.#state = 'asleep'
  }

  wake(): void {
    if (this.#state !== 'asleep') return
    this.#state = 'awake'
    this.#see('visible')
    for (const run of this.#held.splice(0)) this.act(run)
  }

  /** Notifies the page that the device is back on the network. */
  online(): void {
    this.act(() => void this.window.dispatchEvent(new PlainEvent('online')))
  }

  close(): void {
    this.#state = 'closed'
    for (const timer of this.#timers.values()) timer.cancel()
    for (const connection of this.connections) connection.leave()
    this.connections.clear()
  }

  setTimer(run: () => void, delay: number, again: boolean): number {
    const number = ++this.#numbers
    const begin = () => {
      this.#timers.set(
        number,
        this.timeline.in(Math.max(1, delay), () => this.act(ring)),
      )
    }
    const ring = () => {
      if (!this.#timers.has(number)) return
      this.#timers.delete(number)
      if (again) begin()
      run()
    }
    begin()
    return number
  }

  clearTimer(number: number | undefined): void {
    if (number === undefined) return
    this.#timers.get(number)?.cancel()
    this.#timers.delete(number)
  }

  dial(url: string, protocols: readonly string[]): Promise<ClientEnd> {
    const headers = { Upgrade: 'websocket', 'Sec-WebSocket-Protocol': protocols.join(', ') }
    return this.#request(
      new Request(url.replace(/^ws/, 'http'), { headers }),
      ({ response: { webSocket } }) => {
        if (!webSocket) throw new Error('no socket')
        return webSocket
      },
    )
  }

  fetch(path: string, { signal, ...init }: RequestInit = {}): Promise<Response> {
    const request = new Request(new URL(path, origin), init)
    const answered = this.observer.requested(path, init)
    return this.#request(request, ({ response, process }) => {
      answered(response.status)
      const isStream = response.headers.get('Content-Type') === 'application/x-ndjson'
      if (!isStream || !response.body) return response
      const stream = new BrowserStream(this, request, { response, process }, signal ?? null)
      return new Response(stream.body, { status: response.status, headers: response.headers })
    })
  }

  /** Sends a request. Its answer reaches the page if the tab is still open. */
  #request<Value>(request: Request, read: (answer: Answer) => Value): Promise<Value> {
    request.headers.set('CF-Connecting-IP', this.#browser.address)
    const { promise, resolve, reject } = Promise.withResolvers<Value>()
    this.#browser.ask(request).then(
      (answer) => {
        if (this.#state === 'closed') return hangUp(answer)
        this.act(() => {
          try {
            resolve(read(answer))
          } catch (error) {
            reject(error)
          }
        })
      },
      (error: unknown) => this.act(() => reject(error)),
    )
    return promise
  }

  #see(state: 'visible' | 'hidden'): void {
    this.document.visibilityState = state
    this.document.dispatchEvent(new PlainEvent('visibilitychange'))
  }
}

/** Closes the connection of an answer that the page will not receive. */
function hangUp({ response, process }: Answer): void {
  response.webSocket?.socket.receive(abnormalClosure)
  const { body } = response
  if (body && !process.isOver)
    process.timeline.in(0, () => {
      if (!process.isOver) process.act(() => void body.cancel().catch(() => undefined))
    })
}

/** Replaces the global `WebSocket` of a page. */
class BrowserSocket extends Emitter implements TabConnection {
  static readonly CONNECTING = 0
  static readonly OPEN = 1
  static readonly CLOSING = 2
  static readonly CLOSED = 3
  readonly CONNECTING = 0
  readonly OPEN = 1
  readonly CLOSING = 2
  readonly CLOSED = 3
  binaryType = 'blob'
  readyState = 0
  readonly bufferedAmount = 0
  readonly protocol = ''
  readonly extensions = ''
  readonly isSocket = true
  readonly url: string
  readonly link: Link
  readonly #tab: Tab
  readonly #observer: ConnectionObserver

  constructor(tab: Tab, url: string, protocols: readonly string[]) {
    super()
    this.url = url
    this.#tab = tab
    const token = protocols[1]?.replace(/^seat\./, '') ?? ''
    this.#observer = tab.observer.opened(url, token)
    this.link = new Link(tab.timeline, tab.conditions, (frame) =>
      tab.act(() => this.#receive(frame)),
    )
    tab.connections.add(this)
    tab.dial(url, protocols).then(
      ({ socket }) => {
        this.link.attach(socket)
        if (this.readyState === 0) this.#open()
        else this.link.send({ close: 1_001, reason: '', isClean: true })
      },
      () => this.#end(1_006, '', false),
    )
  }

  send(text: string): void {
    if (this.readyState !== 1) return
    this.#observer.recordCommand(text)
    this.link.send({ data: text })
  }

  close(code = 1_000, reason = ''): void {
    if (this.readyState >= 2) return
    const wasOpen = this.readyState === 1
    this.readyState = 2
    if (wasOpen) this.link.send({ close: code, reason, isClean: true })
    this.#tab.timeline.in(this.#tab.conditions.latency(), () =>
      this.#tab.act(() => this.#end(code, reason, true)),
    )
  }

  leave(): void {
    if (this.readyState === 1) this.link.send({ close: 1_001, reason: '', isClean: true })
    this.readyState = 3
  }

  #open(): void {
    this.readyState = 1
    this.dispatchEvent(new PlainEvent('open'))
  }

  #receive(frame: Frame): void {
    if ('protocolError' in frame) return
    if ('data' in frame) {
      if (this.readyState !== 1) return
      this.#observer.received(frame.data)
      this.dispatchEvent(new PlainEvent('message', { data: frame.data }))
      return
    }
    if (frame.isClean && this.readyState === 1) this.link.send(frame)
    this.#end(frame.close, frame.reason, frame.isClean)
  }

  #end(code: number, reason: string, wasClean: boolean): void {
    if (this.readyState === 3) return
    this.readyState = 3
    this.#tab.connections.delete(this)
    this.#observer.ended(code)
    if (!wasClean) this.dispatchEvent(new PlainEvent('error', { message: 'the socket broke' }))
    this.dispatchEvent(new PlainEvent('close', { code, reason, wasClean }))
  }
}

/** The body of a streaming response as a page reads it: one message per line. */
class BrowserStream implements TabConnection {
  readonly isSocket = false
  readonly body: ReadableStream<Uint8Array>
  readonly link: BodyLink
  readonly #tab: Tab
  readonly #observer: ConnectionObserver
  #isOver = false

  constructor(
    tab: Tab,
    { url, headers }: Request,
    { response, process }: Answer,
    signal: AbortSignal | null,
  ) {
    if (!response.body) throw new Error('the response has no body')
    this.#tab = tab
    const token = headers.get('Authorization')?.replace(/^Bearer /, '') ?? ''
    this.#observer = tab.observer.opened(url, token)
    let controller: ReadableStreamDefaultController<Uint8Array> | undefined
    this.body = new ReadableStream({
      start: (own) => {
        controller = own
      },
      cancel: () => this.leave(),
    })
    const over = (settle: (own: ReadableStreamDefaultController<Uint8Array>) => void) => {
      if (this.#isOver || !controller) return
      this.#end()
      settle(controller)
    }
    this.link = new BodyLink(tab.timeline, tab.conditions, process, response.body, {
      chunk: (bytes) =>
        tab.act(() => {
          if (this.#isOver) return
          for (const line of new TextDecoder().decode(bytes).split('\n'))
            if (line !== '') this.#observer.received(line)
          controller?.enqueue(bytes)
        }),
      end: () => tab.act(() => over((own) => own.close())),
      fail: () => tab.act(() => over((own) => own.error(new TypeError('the stream broke')))),
    })
    tab.connections.add(this)
    signal?.addEventListener('abort', () => {
      if (this.#isOver) return
      this.link.leave()
      over((own) => own.error(signal.reason))
    })
  }

  leave(): void {
    if (this.#isOver) return
    this.link.leave()
    this.#end()
  }

  #end(): void {
    this.#isOver = true
    this.#tab.connections.delete(this)
    this.#observer.ended(null)
  }
}

export const pageNames = [
  ...seededNames,
  'Event',
  'EventTarget',
  'WebSocket',
  'addEventListener',
  'clearInterval',
  'clearTimeout',
  'console',
  'document',
  'fetch',
  'globalThis',
  'localStorage',
  'location',
  'matchMedia',
  'navigator',
  'performance',
  'process',
  'removeEventListener',
  'setInterval',
  'setTimeout',
  'window',
] as const

type Timer = number | undefined

/** The globals of a browser that the code of our pages needs if it draws nothing on a screen. */
function pageGlobals(tab: Tab, browser: Browser, location: URL): Globals {
  const { document, window } = tab
  return {
    ...browser.seeded,
    Event: PlainEvent,
    EventTarget: Emitter,
    // A constructor that returns an object makes `new` return this object. So `new WebSocket`
    // returns the simulated socket.
    WebSocket: Object.assign(
      function WebSocket(url: string, protocols: readonly string[]) {
        return new BrowserSocket(tab, url, protocols)
      },
      { CONNECTING: 0, OPEN: 1, CLOSING: 2, CLOSED: 3 },
    ),
    addEventListener: window.addEventListener.bind(window),
    removeEventListener: window.removeEventListener.bind(window),
    setTimeout: (run: () => void, delay = 0) => tab.setTimer(run, delay, false),
    setInterval: (run: () => void, delay = 0) => tab.setTimer(run, delay, true),
    clearTimeout: (timer: Timer) => tab.clearTimer(timer),
    clearInterval: (timer: Timer) => tab.clearTimer(timer),
    console: { error() {}, warn() {}, log() {} },
    document,
    fetch: (path: string, init?: RequestInit) => tab.fetch(path, init),
    globalThis: { Event: PlainEvent, EventTarget: Emitter },
    localStorage: browser.storage,
    location,
    // The simulated page has no screen, so it needs no animation.
    matchMedia: () => ({ matches: true }),
    navigator: { languages: [], onLine: true },
    performance: { now: () => tab.timeline.now },
    process: undefined,
    // In a real page, an inline script can store an early connection in `window`. The simulated
    // page has no inline script, so this object is empty.
    window: {},
  }
}

/**
 * The `localStorage` of a browser. As in a real browser, the stored keys are properties of the
 * object.
 */
class PageStorage {
  getItem(name: string): string | null {
    return (this as unknown as Record<string, string>)[name] ?? null
  }

  setItem(name: string, value: string): void {
    Object.assign(this, { [name]: value })
  }

  removeItem(name: string): void {
    delete (this as unknown as Record<string, string>)[name]
  }
}

/** The network between browsers and the service. */
export class Network {
  /** While true, the network loses no message and delays none for long. */
  isCalm = false
  readonly #platform: Platform
  readonly #seed: number
  readonly onFault: (error: unknown) => void

  constructor(platform: Platform, seed: number, onFault: (error: unknown) => void) {
    this.#platform = platform
    this.#seed = seed
    this.onFault = onFault
  }

  device(name: string): Device {
    return new Device(this.#platform, this, new Dice(this.#seed, 'device', name))
  }
}

/** A device with its own connection to the service and its own clock. */
export class Device {
  /** While true, nothing reaches the network. */
  isOffline = false
  /** While true, every stream breaks after its first message. */
  breaksStreams = false
  /** The milliseconds by which the device's clock is ahead of the simulated time. */
  skew = 0
  readonly tabs = new Set<Tab>()
  readonly #platform: Platform
  readonly #network: Network
  readonly #dice: Dice
  readonly #storage = new PageStorage()

  constructor(platform: Platform, network: Network, dice: Dice) {
    this.#platform = platform
    this.#network = network
    this.#dice = dice
  }

  openTab(observer: TabObserver = unobserved): Tab {
    const { timeline } = this.#platform
    const clock = () => timeline.now + this.skew
    const tab = new Tab(
      {
        timeline,
        clock,
        storage: this.#storage,
        seeded: seededGlobals(clock, this.#dice),
        conditions: this.#conditions,
        ask: (request) => this.#ask(request),
        onFault: this.#network.onFault,
        address: `192.0.2.${this.#dice.between(1, 250)}`,
      },
      observer,
    )
    this.tabs.add(tab)
    return tab
  }

  closeTab(tab: Tab): void {
    tab.close()
    this.tabs.delete(tab)
  }

  goOffline(): void {
    this.isOffline = true
    for (const tab of this.tabs) for (const { link } of tab.connections) link.die()
  }

  goOnline(): void {
    this.isOffline = false
    for (const tab of this.tabs) tab.online()
  }

  readonly #conditions: Conditions = {
    latency: () => {
      const dice = this.#dice
      if (this.#network.isCalm) return dice.between(5, 40)
      return dice.onceIn(50) ? dice.between(300, 6_000) : dice.between(5, 120)
    },
    notices: () => (this.#network.isCalm ? 50 : this.#dice.oneOf([20, 200, 3_000, 70_000])),
    breaksStreams: () => this.breaksStreams && !this.#network.isCalm,
  }

  /** Sends a request and returns its answer. Rejects if the request or the answer gets lost. */
  async #ask(request: Request): Promise<Answer> {
    const { timeline } = this.#platform
    const pass = () =>
      new Promise<void>((resolve) => void timeline.in(this.#conditions.latency(), resolve))
    await pass()
    if (this.#isLost() || this.#platform.isDown) throw new TypeError('the request got lost')
    const process = this.#platform.worker
    const response = await process.fetch(request)
    await pass()
    if (!this.#isLost()) return { response, process }
    hangUp({ response, process })
    throw new TypeError('the response got lost')
  }

  #isLost(): boolean {
    return this.isOffline || (!this.#network.isCalm && this.#dice.onceIn(60))
  }
}
