import { BrowserSocket, type Holder } from './BrowserSocket.ts'
import type { Browser } from './Browser.ts'
import type { Globals } from '../Code.ts'
import { Emitter, PageEvent } from './Emitter.ts'
import { worldlyNames } from '../globals.ts'

export const pageNames = [
  ...worldlyNames,
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
  'navigator',
  'process',
  'removeEventListener',
  'setInterval',
  'setTimeout',
  'window',
] as const

type Timer = number | undefined

/** What a page asks its tab for. */
type Surface = Holder & {
  readonly document: object
  readonly window: Emitter
  fetch(path: string, init?: RequestInit): Promise<Response>
  setTimer(run: () => void, delay: number, again: boolean): number
  clearTimer(timer: Timer): void
}

/** What a browser gives to a page, as far as pages use it without showing anything. */
export function pageGlobals(tab: Surface, browser: Browser, location: URL): Globals {
  const { document, window } = tab
  return {
    ...browser.world,
    Event: PageEvent,
    EventTarget: Emitter,
    // Called with `new`: what it returns is then what there is.
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
    globalThis: { Event: PageEvent, EventTarget: Emitter },
    localStorage: browser.storage,
    location,
    navigator: { languages: [], onLine: true },
    process: undefined,
    // No line was opened before the page came.
    window: {},
  }
}

/** What a browser keeps for a page: its names are those of its own fields. */
export class PageStorage {
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
