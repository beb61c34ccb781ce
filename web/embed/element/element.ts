import { lookNames, type Looks } from '../../../shared/embed/looks.ts'
import {
  readNews,
  versioned,
  type FrameNews,
  type PageWish,
} from '../../../shared/embed/messages.ts'
import { complain, complainOf, settingOf } from './attributes.ts'
import {
  attributes,
  customProperty,
  events,
  tagName,
  type Attribute,
  type EventName,
} from './contract.ts'
import { fetchRecord } from './fetch-record.ts'
import { poster } from './poster.ts'
import { sheet } from './sheet.ts'

// <tischlein-table code="KTRMVX"> on other people's pages. It stands alone: no library, no style and no markup that a
// strict policy of such a page would refuse.

/** What the frame wants beside them is between it and the element. */
type NewsForPage = Extract<FrameNews, { type: EventName }>
const isEvent = (news: FrameNews): news is NewsForPage =>
  (events as readonly string[]).includes(news.type)

const ofAll = ['theme', 'lang'] as const
const ofTable = ['game', 'rules', 'mode', ...ofAll] as const

/** Where this script comes from, and so the tables; out of a package it may come from anywhere. */
const home = new URL(import.meta.url).origin

class TischleinTable extends HTMLElement {
  static readonly observedAttributes: readonly string[] = attributes

  readonly #root = this.attachShadow({ mode: 'open' })
  readonly #inView = new IntersectionObserver((entries) => {
    if (entries.some(({ isIntersecting }) => isIntersecting)) this.#load()
  })
  #frame: HTMLIFrameElement | null = null
  /** Whether the table is gone: then a saved game stands in for it. */
  #isGone = false
  /** An element that the page came with is told of its attributes first. */
  #stands = false

  constructor() {
    super()
    this.#root.adoptedStyleSheets = [sheet]
  }

  connectedCallback(): void {
    addEventListener('message', this.#hear)
    for (const name of attributes) {
      this.#takeOver(name)
      complainOf(this, name)
    }
    this.#stands = true
    this.#wait()
  }

  disconnectedCallback(): void {
    this.#stands = false
    removeEventListener('message', this.#hear)
    this.#inView.disconnect()
  }

  /** Moved by moveBefore, the frame goes on where it is. */
  connectedMoveCallback(): void {}

  attributeChangedCallback(name: Attribute, before: string | null, after: string | null): void {
    if (before === after || !this.#stands) return
    complainOf(this, name)
    if (name === 'theme' || name === 'lang') return this.#wish(name)
    this.#isGone = false
    this.#wait()
  }

  /** What the page has set before this script came stands on the element itself, and would hide the property. */
  #takeOver(name: Attribute): void {
    const own = Object.getOwnPropertyDescriptor(this, name)
    if (!own) return
    Reflect.deleteProperty(this, name)
    Reflect.set(this, name, own.value)
  }

  /** A poster, until somebody comes near enough to see more. */
  #wait(): void {
    this.#frame = null
    this.#root.replaceChildren(poster(this.getAttribute('code')))
    this.#inView.disconnect()
    if (this.#address() !== null) this.#inView.observe(this)
  }

  #load(): void {
    const address = this.#address()
    if (address === null) return
    this.#inView.disconnect()
    const frame = document.createElement('iframe')
    frame.src = address
    frame.title = this.textContent?.trim() || 'Tischlein'
    frame.allow = 'clipboard-write'
    frame.part.add('frame')
    // Whatever the page's own policy: the frame is to know who speaks to it.
    frame.referrerPolicy = 'strict-origin'
    frame.addEventListener('load', this.#unveil)
    // One of the looks has become another: by a class, a sheet, or the evening.
    frame.addEventListener('transitionrun', this.#dress)
    this.#frame = frame
    this.#root.append(frame)
  }

  #host(): string {
    const said = settingOf(this, 'service') ?? home
    return URL.canParse(said) ? new URL(said).origin : home
  }

  #address(): string | null {
    const [code, game] = [this.getAttribute('code'), this.getAttribute('game')]
    const record = this.#record()
    if (record === null && code === null && game === null) return null
    const query = new URLSearchParams(record === null ? '' : 'record')
    for (const name of record === null ? ofTable : ofAll) {
      const value = settingOf(this, name)
      if (value !== null) query.set(name, value)
    }
    const path = record === null && code !== null ? `/${encodeURIComponent(code)}` : ''
    return `${this.#host()}/embed${path}?${query}`
  }

  /** Where the saved game lies, if it is what is to be shown. */
  #record(): string | null {
    return this.hasAttribute('code') && !this.#isGone ? null : this.getAttribute('record')
  }

  /** Only what our own frame says, in our own origin. */
  readonly #hear = ({ source, origin, data }: MessageEvent<unknown>): void => {
    if (origin !== this.#host() || !source || source !== this.#frame?.contentWindow) return
    const news = readNews(data)
    if (news === null) return
    if (news.type === 'ready') {
      this.#unveil()
      this.#wish('theme')
      this.#wish('lang')
      this.#dress()
      void this.#bring()
    }
    if (news.type === 'refused') complain(news.reason)
    if (news.type === 'gone' && this.hasAttribute('record')) {
      this.#isGone = true
      this.#wait()
    }
    if (isEvent(news)) this.#tell(news)
  }

  /** Up through the page, but for errors: those that bubble would be taken for errors of the page's own script. */
  #tell(news: NewsForPage): void {
    const bubbles = news.type !== 'error'
    this.dispatchEvent(new CustomEvent(news.type, { detail: news, bubbles, composed: bubbles }))
  }

  readonly #unveil = (): void => this.#root.querySelector('.poster')?.remove()

  /** What the author wrote; nothing, where the frame is to go by its viewer again. */
  #wish(type: 'theme' | 'lang'): void {
    const value = settingOf(this, type) ?? (type === 'theme' ? 'system' : null)
    this.#say({ type, [type]: value } as unknown as PageWish)
  }

  /** The page fetches a saved game, which may lie beside it; the frame reads it. */
  async #bring(): Promise<void> {
    const [record, frame] = [this.#record(), this.#frame]
    if (record === null) return
    const wish = await fetchRecord(record)
    if (frame === this.#frame) this.#say(wish)
  }

  readonly #dress = (): void => {
    const style = getComputedStyle(this)
    const looks = lookNames.map((name) => [
      name,
      style.getPropertyValue(customProperty(name)).trim(),
    ])
    this.#say({ type: 'looks', looks: Object.fromEntries(looks) as Looks })
  }

  #say(wish: PageWish): void {
    this.#frame?.contentWindow?.postMessage(versioned(wish), this.#host())
  }
}

// `lang` is a property of every element.
for (const name of attributes.filter((each) => each !== 'lang'))
  Object.defineProperty(TischleinTable.prototype, name, {
    configurable: true,
    enumerable: true,
    get(this: TischleinTable) {
      return this.getAttribute(name)
    },
    set(this: TischleinTable, value: unknown) {
      if (value === null || value === undefined) this.removeAttribute(name)
      else this.setAttribute(name, `${value}`)
    },
  })

if (!customElements.get(tagName)) customElements.define(tagName, TischleinTable)
