import { lookNames, type Looks } from '../../../shared/embed/looks.ts'
import {
  readNews,
  withVersion,
  type FrameNews,
  type PageWish,
} from '../../../shared/embed/messages.ts'
import { warn, warnIfUnknown, readAttribute } from './attributes.ts'
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

/**
 * The custom element for other people's pages. It has no dependencies, and no inline styles or markup that a strict content
 * security policy would block.
 *
 * @example
 * <script type="module" src="https://tischlein.example/embed.js"></script>
 * <tischlein-table code="KTRMVX"><a href="https://tischlein.example/KTRMVX">Watch the table</a></tischlein-table>
 */

/** The messages of the frame that become events of the element. Other messages are internal. */
type NewsForPage = Extract<FrameNews, { type: EventName }>
const isEvent = (news: FrameNews): news is NewsForPage =>
  (events as readonly string[]).includes(news.type)

const commonParameters = ['theme', 'lang'] as const
const tableParameters = ['game', 'rules', 'mode', ...commonParameters] as const

/** The origin of this script, which is the default service. In a package, it can be any origin. */
const scriptOrigin = new URL(import.meta.url).origin

class TischleinTable extends HTMLElement {
  static readonly observedAttributes: readonly string[] = attributes

  readonly #root = this.attachShadow({ mode: 'open' })
  readonly #inView = new IntersectionObserver((entries) => {
    if (entries.some(({ isIntersecting }) => isIntersecting)) this.#loadFrame()
  })
  #frame: HTMLIFrameElement | null = null
  /**
   * Whether the table no longer exists. The element then shows the saved game, if the page has set
   * `record`.
   */
  #isTableGone = false
  /**
   * Whether the element is in the document. Before that, the parser still sets the initial
   * attributes.
   */
  #isConnected = false

  constructor() {
    super()
    this.#root.adoptedStyleSheets = [sheet]
  }

  connectedCallback(): void {
    addEventListener('message', this.#onMessage)
    for (const name of attributes) {
      this.#upgradeProperty(name)
      warnIfUnknown(this, name)
    }
    this.#isConnected = true
    this.#showPoster()
  }

  disconnectedCallback(): void {
    this.#isConnected = false
    removeEventListener('message', this.#onMessage)
    this.#inView.disconnect()
  }

  /** Keeps the frame running when the page moves the element with `moveBefore`. */
  connectedMoveCallback(): void {}

  attributeChangedCallback(name: Attribute, before: string | null, after: string | null): void {
    if (before === after || !this.#isConnected) return
    warnIfUnknown(this, name)
    if (name === 'theme' || name === 'lang') return this.#sendPreference(name)
    this.#isTableGone = false
    this.#showPoster()
  }

  /** Re-applies a property that the page set before the script was loaded, because it would shadow the accessor. */
  #upgradeProperty(name: Attribute): void {
    const own = Object.getOwnPropertyDescriptor(this, name)
    if (!own) return
    Reflect.deleteProperty(this, name)
    Reflect.set(this, name, own.value)
  }

  /** Shows a poster until the element scrolls into view. */
  #showPoster(): void {
    this.#frame = null
    this.#root.replaceChildren(poster(this.getAttribute('code')))
    this.#inView.disconnect()
    if (this.#frameUrl() !== null) this.#inView.observe(this)
  }

  #loadFrame(): void {
    const address = this.#frameUrl()
    if (address === null) return
    this.#inView.disconnect()
    const frame = document.createElement('iframe')
    frame.src = address
    frame.title = this.textContent?.trim() || 'Tischlein'
    frame.allow = 'clipboard-write'
    frame.part.add('frame')
    // Overrides the policy of the page, because the frame has to know the origin that embeds it.
    frame.referrerPolicy = 'strict-origin'
    frame.addEventListener('load', this.#removePoster)
    // A transition runs when a custom property has changed, by a class, a style sheet or the colour
    // scheme.
    frame.addEventListener('transitionrun', this.#sendTheme)
    this.#frame = frame
    this.#root.append(frame)
  }

  #serviceOrigin(): string {
    const value = readAttribute(this, 'service') ?? scriptOrigin
    return URL.canParse(value) ? new URL(value).origin : scriptOrigin
  }

  #frameUrl(): string | null {
    const [code, game] = [this.getAttribute('code'), this.getAttribute('game')]
    const record = this.#recordUrl()
    if (record === null && code === null && game === null) return null
    const query = new URLSearchParams(record === null ? '' : 'record')
    for (const name of record === null ? tableParameters : commonParameters) {
      const value = readAttribute(this, name)
      if (value !== null) query.set(name, value)
    }
    const path = record === null && code !== null ? `/${encodeURIComponent(code)}` : ''
    return `${this.#serviceOrigin()}/embed${path}?${query}`
  }

  /** Returns the URL of the saved game if the frame should show it, otherwise null. */
  #recordUrl(): string | null {
    return this.hasAttribute('code') && !this.#isTableGone ? null : this.getAttribute('record')
  }

  /** Accepts messages only from our own frame and origin. */
  readonly #onMessage = ({ source, origin, data }: MessageEvent<unknown>): void => {
    if (origin !== this.#serviceOrigin() || !source || source !== this.#frame?.contentWindow) return
    const news = readNews(data)
    if (news === null) return
    if (news.type === 'ready') {
      this.#removePoster()
      this.#sendPreference('theme')
      this.#sendPreference('lang')
      this.#sendTheme()
      void this.#sendRecord()
    }
    if (news.type === 'refused') warn(news.reason)
    if (news.type === 'gone' && this.hasAttribute('record')) {
      this.#isTableGone = true
      this.#showPoster()
    }
    if (isEvent(news)) this.#dispatch(news)
  }

  /**
   * Dispatches a message of the frame as an event. Errors do not bubble, because the page would
   * take them for errors of its own script.
   */
  #dispatch(news: NewsForPage): void {
    const bubbles = news.type !== 'error'
    this.dispatchEvent(new CustomEvent(news.type, { detail: news, bubbles, composed: bubbles }))
  }

  readonly #removePoster = (): void => this.#root.querySelector('.poster')?.remove()

  /**
   * Sends the value of the attribute to the frame. Without the attribute, the frame uses the
   * viewer's own theme or language again.
   */
  #sendPreference(type: 'theme' | 'lang'): void {
    const value = readAttribute(this, type) ?? (type === 'theme' ? 'system' : null)
    this.#post({ type, [type]: value } as unknown as PageWish)
  }

  /**
   * Fetches the saved game and sends its text to the frame. The element fetches it in the page,
   * because the file can be local to the page.
   */
  async #sendRecord(): Promise<void> {
    const [record, frame] = [this.#recordUrl(), this.#frame]
    if (record === null) return
    const wish = await fetchRecord(record)
    if (frame === this.#frame) this.#post(wish)
  }

  readonly #sendTheme = (): void => {
    const style = getComputedStyle(this)
    const looks = lookNames.map((name) => [
      name,
      style.getPropertyValue(customProperty(name)).trim(),
    ])
    this.#post({ type: 'looks', looks: Object.fromEntries(looks) as Looks })
  }

  #post(wish: PageWish): void {
    this.#frame?.contentWindow?.postMessage(withVersion(wish), this.#serviceOrigin())
  }
}

// `lang` is already a property of every element, so it needs no accessor here.
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
