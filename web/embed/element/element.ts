import { themeProperties, type CustomTheme } from '../../../shared/embed/custom-theme.ts'
import {
  readMessageFromFrame,
  withVersion,
  type FrameToPageMessage,
  type PageToFrameMessage,
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
 * The custom element that pages of other sites include. It has no dependencies, and no inline
 * styles or markup that a strict content security policy would block.
 *
 * @example
 * <script type="module" src="https://tischlein.example/embed.js"></script>
 * <tischlein-table code="KTRMVX"><a href="https://tischlein.example/KTRMVX">Watch the table</a></tischlein-table>
 */

/**
 * The messages from the iframe that the element dispatches as events. The other messages are
 * internal.
 */
type NewsForPage = Extract<FrameToPageMessage, { type: EventName }>
const isEvent = (news: FrameToPageMessage): news is NewsForPage =>
  (events as readonly string[]).includes(news.type)

const commonParameters = ['theme', 'lang'] as const
const tableParameters = ['game', 'rules', 'mode', ...commonParameters] as const

/**
 * The origin of this script, and the default value of `service`. If a site serves the script from
 * the npm package itself, this is the site's own origin, and the site has to set `service`.
 */
const scriptOrigin = new URL(import.meta.url).origin

class TischleinTable extends HTMLElement {
  static readonly observedAttributes: readonly string[] = attributes

  readonly #root = this.attachShadow({ mode: 'open' })
  readonly #inView = new IntersectionObserver((entries) => {
    if (entries.some(({ isIntersecting }) => isIntersecting)) this.#loadFrame()
  })
  #frame: HTMLIFrameElement | null = null
  /**
   * Whether the table of `code` no longer exists on the server. The element then shows the saved
   * game of the attribute `record`, if there is one.
   */
  #isTableGone = false
  /**
   * Whether the element is in the document. Attribute changes before that only set initial values,
   * which `connectedCallback` reads, so they are ignored.
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

  /**
   * The presence of this callback keeps the iframe running when the page moves the element with
   * `moveBefore`.
   */
  connectedMoveCallback(): void {}

  attributeChangedCallback(name: Attribute, before: string | null, after: string | null): void {
    if (before === after || !this.#isConnected) return
    warnIfUnknown(this, name)
    if (name === 'theme' || name === 'lang') return this.#sendPreference(name)
    this.#isTableGone = false
    this.#showPoster()
  }

  /**
   * Sets a property again if the page set it before this script loaded. Such a property is a plain
   * own property, which hides the accessor of the class.
   */
  #upgradeProperty(name: Attribute): void {
    const own = Object.getOwnPropertyDescriptor(this, name)
    if (!own) return
    Reflect.deleteProperty(this, name)
    Reflect.set(this, name, own.value)
  }

  /** Shows a poster (a still picture) until the element scrolls into view. */
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
    // Overrides the referrer policy of the embedding page, because the iframe has to know which
    // origin embeds it.
    frame.referrerPolicy = 'strict-origin'
    frame.addEventListener('load', this.#removePoster)
    // Sends the theme again when the page's custom properties change, for example by a class or the
    // colour scheme. The style sheet of the element has a transition that starts at each change.
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

  /** Returns the URL of the saved game if the iframe should show a saved game; otherwise null. */
  #recordUrl(): string | null {
    return this.hasAttribute('code') && !this.#isTableGone ? null : this.getAttribute('record')
  }

  /** Ignores messages that are not from our own iframe and origin. */
  readonly #onMessage = ({ source, origin, data }: MessageEvent<unknown>): void => {
    if (origin !== this.#serviceOrigin() || !source || source !== this.#frame?.contentWindow) return
    const news = readMessageFromFrame(data)
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
   * Dispatches a message from the iframe as an event. Errors do not bubble, because they would look
   * like errors of the embedding page's own script.
   */
  #dispatch(news: NewsForPage): void {
    const bubbles = news.type !== 'error'
    this.dispatchEvent(new CustomEvent(news.type, { detail: news, bubbles, composed: bubbles }))
  }

  readonly #removePoster = (): void => this.#root.querySelector('.poster')?.remove()

  /**
   * Sends the value of the attribute `theme` or `lang` to the iframe. If the attribute is missing,
   * the iframe returns to the viewer's own theme or language.
   */
  #sendPreference(type: 'theme' | 'lang'): void {
    const value = readAttribute(this, type) ?? (type === 'theme' ? 'system' : null)
    this.#post({ type, [type]: value } as unknown as PageToFrameMessage)
  }

  /**
   * Fetches the saved game and sends its text to the iframe. The element fetches it, not the
   * iframe, because the file may be readable only for the origin of the embedding page.
   */
  async #sendRecord(): Promise<void> {
    const [record, frame] = [this.#recordUrl(), this.#frame]
    if (record === null) return
    const wish = await fetchRecord(record)
    if (frame === this.#frame) this.#post(wish)
  }

  readonly #sendTheme = (): void => {
    const style = getComputedStyle(this)
    const looks = themeProperties.map((name) => [
      name,
      style.getPropertyValue(customProperty(name)).trim(),
    ])
    this.#post({ type: 'looks', looks: Object.fromEntries(looks) as CustomTheme })
  }

  #post(wish: PageToFrameMessage): void {
    this.#frame?.contentWindow?.postMessage(withVersion(wish), this.#serviceOrigin())
  }
}

// Skips `lang`, because every HTML element has that property already.
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
