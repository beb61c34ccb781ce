import { heightFor, withinHeights } from '../../shared/embed/height.ts'
import { readNews, versioned, type PageWish } from '../../shared/embed/messages.ts'
import { pieceShapes } from '../../shared/piece-shapes.ts'
import { disc, rays, sea, wobble } from '../kit/knife.ts'

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

const hand = wobble(3)
const sun = disc(hand, 0, 0, 54) + rays(hand, 62, 92, 30, 8)
const waves = sea(hand, { top: 22, bottom: 68, step: 9, width: 200, stroke: 4 })

/** The sun over a black sea, the code, and painted pieces that wait; among them the link that stands in the element. */
function poster(code: string | null): HTMLElement {
  const [ground, words, letters, people] = [
    part('poster'),
    part('words'),
    part('code'),
    part('people'),
  ]
  letters.textContent = code?.toUpperCase().replace(/^(\w{3})(\w{3})$/, '$1·$2') ?? 'Tischlein'
  people.append(...pieceShapes.map((shape) => drawn('0 0 40 40', shape)))
  words.append(letters, people, document.createElement('slot'))
  ground.append(drawn('-100 -100 200 200', sun), drawn('0 0 200 67', waves), words)
  return ground
}

function part(name: string): HTMLElement {
  const made = document.createElement('div')
  made.className = name
  return made
}

function drawn(field: string, line: string): SVGElement {
  const [picture, path] = [svg('svg'), svg('path')]
  picture.setAttribute('viewBox', field)
  picture.setAttribute('preserveAspectRatio', 'none')
  path.setAttribute('d', line)
  picture.append(path)
  return picture
}

const svg = (name: 'svg' | 'path') => document.createElementNS('http://www.w3.org/2000/svg', name)

/** Day and evening of the cloth, its weave, what is printed on it, and the colours of the pieces: as the page has them. */
const looks = new CSSStyleSheet()
looks.replaceSync(`
:host{display:block;position:relative;overflow:hidden;border-radius:14px;color-scheme:light dark;color:#fff4dc;
background:repeating-linear-gradient(90deg,#00000012 0 1px,#0000 1px 3px),repeating-linear-gradient(#ffffff0a 0 1px,#0000 1px 3px),
light-dark(#173c2e,#183529);font:600 17px/1.3 'Hanken Grotesk',system-ui,sans-serif}
:host([hidden]){display:none}
:host([theme=light]){color-scheme:light}
:host([theme=dark]){color-scheme:dark}
.poster,iframe{position:absolute;inset:0;inline-size:100%;block-size:100%;border:0}
.poster>svg{position:absolute;inset:5% -16% auto auto;inline-size:min(62%,52vh);aspect-ratio:1;fill:light-dark(#dd4b2a,#cf4325)}
.poster>svg+svg{inset:72% 0 0;inline-size:100%;block-size:28%;aspect-ratio:auto;fill:#fff4dcd9;background:#221a16;border-radius:50% 50% 0 0/20% 10%}
.words{position:absolute;inset:auto 8% 34%;display:grid;justify-items:start;gap:18px}
.code{font:800 clamp(34px,8vmin,54px)/1 Besley,Rockwell,Georgia,serif}
.people{display:flex;gap:8px}
.people>svg{inline-size:40px;overflow:visible;filter:drop-shadow(0 4px #0006)}
${['2a63ac', 'bd3527', '2c7650', '7445a0', 'a85a0c', 'b23a77'].map((colour, at) => `.people>:nth-child(${at + 1}){fill:#${colour}}`).join('')}
::slotted(a){padding-block:12px;color:inherit}
`)

const name = 'tischlein-table'
if (!customElements.get(name)) customElements.define(name, TischleinTable)
