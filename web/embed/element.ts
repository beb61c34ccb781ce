import { heightFor, withinHeights } from '../../shared/embed/height.ts'
import { readNews, versioned, type PageWish } from '../../shared/embed/messages.ts'

// <tischlein-table code="KTRMVX"> on other people's pages. It stands alone: no library, no style and no markup that a
// strict policy of such a page would refuse.

/** Where this script comes from, and so the tables. */
const host = new URL(import.meta.url).origin

class TischleinTable extends HTMLElement {
  static readonly observedAttributes = ['code', 'game', 'mode', 'rules', 'theme', 'lang']

  readonly #root = this.attachShadow({ mode: 'open' })
  readonly #height = new CSSStyleSheet()
  readonly #inView = new IntersectionObserver((entries) => {
    if (entries.some(({ isIntersecting }) => isIntersecting)) this.#load()
  })
  #frame: HTMLIFrameElement | null = null

  constructor() {
    super()
    this.#root.adoptedStyleSheets = [looks, this.#height]
  }

  connectedCallback(): void {
    addEventListener('message', this.#hear)
    this.#wait()
  }

  disconnectedCallback(): void {
    removeEventListener('message', this.#hear)
    this.#inView.disconnect()
  }

  attributeChangedCallback(name: string, before: string | null, after: string | null): void {
    if (before === after || !this.isConnected) return
    if (name === 'theme') this.#wish('theme')
    else if (name === 'lang') this.#wish('lang')
    else this.#wait()
  }

  /** A poster, until somebody comes near enough to see more. */
  #wait(): void {
    this.#frame = null
    this.#rise(heightFor(this.clientWidth, this.#shows()))
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
    // Whatever the page's own policy: the frame is to know who speaks to it.
    frame.referrerPolicy = 'strict-origin'
    frame.addEventListener('load', this.#unveil)
    this.#frame = frame
    this.#root.append(frame)
  }

  #address(): string | null {
    const [code, game] = [this.getAttribute('code'), this.getAttribute('game')]
    if (code === null && game === null) return null
    const params = code === null ? ['game', 'rules', 'theme', 'lang'] : ['mode', 'theme', 'lang']
    const query = new URLSearchParams()
    for (const name of params) {
      const value = this.getAttribute(name)
      if (value) query.set(name, value)
    }
    return `${host}/embed${code === null ? '' : `/${encodeURIComponent(code)}`}?${query}`
  }

  #shows(): string {
    return this.hasAttribute('code') ? (this.getAttribute('mode') ?? 'watch') : 'fresh'
  }

  /** Only what our own frame says, in our own origin. */
  readonly #hear = ({ source, origin, data }: MessageEvent<unknown>): void => {
    if (origin !== host || source === null || source !== this.#frame?.contentWindow) return
    const news = readNews(data)
    if (news === null) return
    if (news.type === 'ready') {
      this.#unveil()
      this.#wish('theme')
      this.#wish('lang')
    }
    if (news.type === 'resize') this.#rise(news.height)
    this.dispatchEvent(new CustomEvent(news.type, { detail: news }))
  }

  readonly #unveil = (): void => this.#root.querySelector('.poster')?.remove()

  /** What the author wrote, as it is: the frame follows what it knows. */
  #wish(type: PageWish['type']): void {
    const value = this.getAttribute(type) ?? (type === 'theme' ? 'system' : '')
    const wish = { type, [type]: value } as unknown as PageWish
    this.#frame?.contentWindow?.postMessage(versioned(wish), host)
  }

  /** In a sheet of its own, so that a height which the page's author wrote wins over it. */
  #rise(height: number): void {
    this.#height.replaceSync(`:host{block-size:${withinHeights(height)}px}`)
  }
}

/** Three cards on the cloth and the code, drawn with nothing but boxes; beneath them the link that stands in the element. */
function poster(code: string | null): HTMLElement {
  const [ground, cards, letters] = [part('poster'), part('cards'), part('code')]
  cards.append(part('card'), part('card'), part('card'))
  letters.textContent = code?.toUpperCase().replace(/^(\w{3})(\w{3})$/, '$1·$2') ?? ''
  ground.append(cards, letters, document.createElement('slot'))
  return ground
}

function part(name: string): HTMLElement {
  const made = document.createElement('div')
  made.className = name
  return made
}

const looks = new CSSStyleSheet()
looks.replaceSync(`
:host{display:block;position:relative;overflow:hidden;border-radius:14px;color-scheme:light dark;
color:light-dark(#1a2721,#eee9da);background:light-dark(#d6e1d6,#16241d);font:600 17px/1.4 system-ui,sans-serif}
:host([hidden]){display:none}
:host([theme=light]){color-scheme:light}
:host([theme=dark]){color-scheme:dark}
.poster,iframe{position:absolute;inset:0;inline-size:100%;block-size:100%;border:0}
.poster{display:grid;place-content:center;justify-items:center;gap:16px;text-align:center}
.cards{display:flex}
.card{inline-size:64px;aspect-ratio:5/7;margin:0 -14px;border-radius:8px;rotate:-14deg;translate:0 6px;
background:light-dark(#fdfaf2,#26332c);border:2px solid light-dark(#1c5c49,#86d0ae)}
.card:nth-child(2){rotate:0deg;translate:0;z-index:1}
.card:nth-child(3){rotate:14deg}
.code{font-size:30px;letter-spacing:.12em}
::slotted(a){color:inherit}
`)

const name = 'tischlein-table'
if (!customElements.get(name)) customElements.define(name, TischleinTable)
