import { BrowserSocket, type SocketWatcher } from './BrowserSocket.ts'
import type { Browser } from './Browser.ts'
import type { Code } from '../Code.ts'
import { Emitter, PageEvent } from './Emitter.ts'
import { broken, type Line } from '../Line.ts'
import type { Weather } from '../Link.ts'
import type { SocketResponse } from '../platform-globals.ts'
import { pageGlobals } from './page-globals.ts'
import type { Appointment, Timeline } from '../Timeline.ts'

const origin = 'https://tischlein.test'

/** One page in a browser, with all that it does. */
export class Tab {
  readonly timeline: Timeline
  readonly weather: Weather
  readonly sockets = new Set<BrowserSocket>()
  readonly document = Object.assign(new Emitter(), { visibilityState: 'visible' })
  readonly window = new Emitter()
  readonly watch: (url: string, protocols: readonly string[]) => SocketWatcher
  readonly #browser: Browser
  readonly #timers = new Map<number, Appointment>()
  /** What has come while it slept. */
  readonly #held: (() => void)[] = []
  #state: 'awake' | 'asleep' | 'closed' = 'awake'
  #numbers = 0

  constructor(browser: Browser, watch: Tab['watch']) {
    this.#browser = browser
    this.timeline = browser.timeline
    this.weather = browser.weather
    this.watch = watch
  }

  get isAsleep(): boolean {
    return this.#state === 'asleep'
  }

  load<Page>(code: Code, path: string): Page {
    return code.run<Page>(pageGlobals(this, this.#browser, new URL(path, origin)))
  }

  /** Code of the page runs: now, after its sleep, or never. */
  act(run: () => void): void {
    if (this.#state === 'asleep') this.#held.push(run)
    if (this.#state !== 'awake') return
    try {
      run()
    } catch (error) {
      this.#browser.onFault(error)
    }
  }

  /** As a phone does it with what is not on its screen: nothing runs, and the network goes on without it. */
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

  /** The machine is back on the network. */
  online(): void {
    this.act(() => void this.window.dispatchEvent(new PageEvent('online')))
  }

  close(): void {
    this.#state = 'closed'
    for (const timer of this.#timers.values()) timer.cancel()
    for (const socket of this.sockets) socket.leave()
    this.sockets.clear()
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

  dial(url: string, protocols: readonly string[]): Promise<Line> {
    const headers = { Upgrade: 'websocket', 'Sec-WebSocket-Protocol': protocols.join(', ') }
    return this.#answer(new Request(url.replace(/^ws/, 'http'), { headers }), ({ webSocket }) => {
      if (!webSocket) throw new Error('no socket')
      return webSocket.line
    })
  }

  fetch(path: string, init?: RequestInit): Promise<Response> {
    return this.#answer(new Request(new URL(path, origin), init), (answer) => answer)
  }

  /** What comes back is heard by the page, if it is still there. */
  #answer<Value>(request: Request, read: (answer: SocketResponse) => Value): Promise<Value> {
    request.headers.set('CF-Connecting-IP', this.#browser.address)
    const { promise, resolve, reject } = Promise.withResolvers<Value>()
    this.#browser.ask(request).then(
      (answer) => {
        // Whoever is gone by then has hung up.
        if (this.#state === 'closed') return answer.webSocket?.line.hear(broken)
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
    this.document.dispatchEvent(new PageEvent('visibilitychange'))
  }
}
