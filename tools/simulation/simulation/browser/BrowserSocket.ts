import { Emitter, PageEvent } from './Emitter.ts'
import { Link, type Weather } from '../Link.ts'
import type { Frame, Line } from '../Line.ts'
import type { Timeline } from '../Timeline.ts'

/** What is heard of a socket, for those who look on. */
export type SocketWatcher = {
  sent(text: string): void
  heard(text: string): void
  ended(code: number): void
}

/** The page that has it. */
export type Holder = {
  readonly timeline: Timeline
  readonly weather: Weather
  readonly sockets: Set<BrowserSocket>
  act(run: () => void): void
  dial(url: string, protocols: readonly string[]): Promise<Line>
  watch(url: string, protocols: readonly string[]): SocketWatcher
}

/** A socket as pages have it. */
export class BrowserSocket extends Emitter {
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
  readonly url: string
  readonly link: Link
  readonly #tab: Holder
  readonly #watcher: SocketWatcher

  constructor(tab: Holder, url: string, protocols: readonly string[]) {
    super()
    this.url = url
    this.#tab = tab
    this.#watcher = tab.watch(url, protocols)
    this.link = new Link(tab.timeline, tab.weather, (frame) => tab.act(() => this.#receive(frame)))
    tab.sockets.add(this)
    tab.dial(url, protocols).then(
      (line) => {
        this.link.attach(line)
        if (this.readyState === 0) this.#open()
        else this.link.send({ close: 1_001, reason: '', isClean: true })
      },
      () => this.#end(1_006, '', false),
    )
  }

  send(text: string): void {
    if (this.readyState !== 1) return
    this.#watcher.sent(text)
    this.link.send({ data: text })
  }

  close(code = 1_000, reason = ''): void {
    if (this.readyState >= 2) return
    const wasOpen = this.readyState === 1
    this.readyState = 2
    if (wasOpen) this.link.send({ close: code, reason, isClean: true })
    this.#tab.timeline.in(this.#tab.weather.latency(), () =>
      this.#tab.act(() => this.#end(code, reason, true)),
    )
  }

  /** The page is gone, and hears nothing more. */
  leave(): void {
    if (this.readyState === 1) this.link.send({ close: 1_001, reason: '', isClean: true })
    this.readyState = 3
  }

  #open(): void {
    this.readyState = 1
    this.dispatchEvent(new PageEvent('open'))
  }

  #receive(frame: Frame): void {
    if ('data' in frame) {
      if (this.readyState !== 1) return
      this.#watcher.heard(frame.data)
      this.dispatchEvent(new PageEvent('message', { data: frame.data }))
      return
    }
    if (frame.isClean && this.readyState === 1) this.link.send(frame)
    this.#end(frame.close, frame.reason, frame.isClean)
  }

  #end(code: number, reason: string, wasClean: boolean): void {
    if (this.readyState === 3) return
    this.readyState = 3
    this.#tab.sockets.delete(this)
    this.#watcher.ended(code)
    if (!wasClean) this.dispatchEvent(new PageEvent('error', { message: 'it broke' }))
    this.dispatchEvent(new PageEvent('close', { code, reason, wasClean }))
  }
}
