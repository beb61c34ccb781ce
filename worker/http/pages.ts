import { readCode, spokenCode } from '../../shared/code.ts'
import { gameOf } from '../../shared/games/all.ts'
import type { RequestContext } from './context.ts'
import {
  chosenLanguage,
  type Language,
  fallbackLanguage,
  isLanguage,
  serviceWords,
} from '../../shared/language.ts'
import { escapeHtml } from '../html.ts'
import { pictureSize } from '../preview/scene.ts'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { readFrame } from '../../shared/embed/frame.ts'
import { limits } from '../../shared/protocol/limits.ts'
import { isAskedElsewhere } from './limits/asker.ts'
import { codeAsked } from './limits/asking.ts'
import { statusOf } from './refusal.ts'

/** The one page there is; what it shows, it reads from its address. */
export const page = (c: RequestContext): Promise<Response> => shell(c, 200)

/** Whether there is such a table the page finds out by itself, and says so; what links are shown with needs no table. */
export async function tablePage(c: RequestContext): Promise<Response> {
  const code = readCode(c.req.param('code') ?? '')
  if (code === null) return file(c)
  const preview = linkPreview(new URL(c.req.url).origin, code)
  const early = await earlyFiles(c)
  return shell(c, 200, { head: (early?.links ?? '') + preview, early })
}

/** A page about one game. */
export const gamePage = (c: RequestContext): Promise<Response> =>
  shell(c, gameOf(c.req.param('game') ?? '') ? 200 : 404)

/** The same page with something written on it already, for those who read without running anything. */
export function withContent(blank: Response, title: string, content: string): Response {
  const sheet = '<link rel="stylesheet" href="/reference.css">'
  const answer = new HTMLRewriter()
    .on('script, noscript, link[rel=modulepreload]', { element: (one) => void one.remove() })
    .on('title', { element: (one) => void one.setInnerContent(`${title} · Tischlein`) })
    .on('head', { element: (one) => void one.append(sheet, { html: true }) })
    .on('[data-app]', { element: (one) => void one.setInnerContent(content, { html: true }) })
    .transform(blank)
  // By this the browser would know the page that it was before.
  answer.headers.delete('ETag')
  answer.headers.set('Cache-Control', 'no-store')
  return answer
}

/** Returns a file of the build as an answer of `/api`, packed and with its ETag as the file has them. */
export async function builtAnswer(
  c: RequestContext,
  path: string,
  type: string,
): Promise<Response> {
  const found = await c.env.ASSETS.fetch(new Request(new URL(path, c.req.url), c.req.raw))
  if (found.status >= 400) throw new Error(`the page was built without ${path}`)
  const answer = secured(found, found.status)
  if (found.status === 200) answer.headers.set('Content-Type', type)
  answer.headers.append('Vary', 'Accept')
  return answer
}

/** A file of the page; and where there is none, a 404 that also looks like one. */
export async function file(c: RequestContext): Promise<Response> {
  const found = await c.env.ASSETS.fetch(c.req.raw)
  return found.status === 404 ? shell(c, 404) : secured(found, found.status)
}

/** How one address differs from the next, which get the same page. */
export interface Shell {
  /** Which pages may stand around it. */
  readonly around?: 'any' | 'own'
  /** More for the page's head. */
  readonly head?: string
  readonly early?: Early | null
  /** For a page without a ground of its own, before its script says so. */
  readonly ground?: 'none'
}

export async function shell(
  c: RequestContext,
  status: number,
  { around = 'own', head = '', early, ground }: Shell = {},
): Promise<Response> {
  // RequestContext for by its folder: the platform answers `/index.html` itself with a redirect.
  const index = await c.env.ASSETS.fetch(new URL('/', c.req.url))
  const answer = secured(index, index.ok ? status : 404, around, early?.hash)
  if (head === '' && ground === undefined) return answer
  // Neither is true of what is written into it.
  answer.headers.delete('ETag')
  answer.headers.delete('Content-Length')
  const html = (await answer.text())
    // Functions, since a text would be searched for `$&` and its like.
    .replace('</title>', () => `</title>${early?.script ?? ''}`)
    .replace('</head>', () => `${head}</head>`)
    .replace('<html', ground === undefined ? '<html' : `<html data-ground="${ground}"`)
  return new Response(html, answer)
}

function secured(
  answer: Response,
  status: number,
  around: NonNullable<Shell['around']> = 'own',
  scriptHash?: string,
): Response {
  const headers = new Headers(answer.headers)
  for (const [name, value] of Object.entries(security)) headers.set(name, value)
  headers.set(
    'Content-Security-Policy',
    `${policyWith(scriptHash)}; frame-ancestors ${around === 'any' ? '*' : "'self'"}`,
  )
  return new Response(answer.body, { status, headers })
}

const policyWith = (scriptHash: string | undefined): string =>
  [
    `default-src 'self'`,
    `script-src 'self'${scriptHash === undefined ? '' : ` '${scriptHash}'`}`,
    `style-src 'self'`,
    `font-src 'self'`,
    `img-src 'self' data:`,
    `connect-src 'self'`,
    `object-src 'none'`,
    `base-uri 'none'`,
    `form-action 'self'`,
  ].join('; ')

const security = {
  'X-Content-Type-Options': 'nosniff',
  // A table's address is an invitation: no other site is told where somebody came from.
  'Referrer-Policy': 'same-origin',
  // Nothing here ever asks for them, and so nothing that got in could.
  'Permissions-Policy': ['camera', 'microphone', 'geolocation', 'payment', 'usb', 'midi']
    .map((feature) => `${feature}=()`)
    .join(', '),
}

/** As the build lists them (web/build/early-files.ts). */
type Files = {
  readonly table: readonly string[]
  readonly boards: Readonly<Record<string, readonly string[]>>
}
type Listed = Readonly<Record<Language, Files>> & {
  readonly script: { readonly code: string; readonly hash: string }
}

/** What the page of a table says more than any other. */
type Early = {
  /** The script that calls the table, and what it reads: before any style, for which a script in the page would wait. */
  readonly script: string
  /** By this, and for nothing else, the policy lets that script run. */
  readonly hash: string
  readonly links: string
}

/**
 * What every table waits for, to be asked for together with the page and not after its script, and the board of the game
 * that its address names. Of the table itself nothing is said here: its game would tell right codes from wrong ones. So
 * all the boards are listed for the script, which may know the table, or is the first to hear of it (web/early/).
 */
async function earlyFiles(c: RequestContext): Promise<Early | null> {
  const list = await c.env.ASSETS.fetch(new URL('/early-files.json', c.req.url))
  if (!list.ok) return null
  const { script, ...files } = await list.json<Listed>()
  const { table, boards } = files[chosenLanguage(languagesAsked(c))]
  const named = c.req.query('game') ?? ''
  const board = Object.hasOwn(boards, named) ? (boards[named] ?? []) : []
  const listed = escapedInScript(JSON.stringify(boards))
  return {
    script: `<script type="application/json" data-boards>${listed}</script><script>${script.code}</script>`,
    hash: script.hash,
    links: [...table, ...board].map(preload).join(''),
  }
}

/** As a browser lists them, the one that it likes best first. */
export const languagesAsked = (c: RequestContext): readonly string[] =>
  (c.req.header('Accept-Language') ?? '').split(',').map((each) => each.split(';')[0]?.trim() ?? '')

/** A script ends at its closing tag, wherever that stands. */
const escapedInScript = (json: string): string => json.replaceAll('<', '\\u003c')

const preload = (path: string): string =>
  path.endsWith('.css')
    ? `<link rel="preload" as="style" crossorigin href="${escapeHtml(path)}">`
    : `<link rel="modulepreload" crossorigin href="${escapeHtml(path)}">`

/**
 * What messengers and feeds show in place of a table's link. Only of what its address says, so that nobody's first look
 * at a table waits for it; the picture asks the table, when somebody wants to see it.
 */
function linkPreview(origin: string, code: string): string {
  const url = `${origin}/${code}`
  const picture = `${origin}/preview/${code}.png`
  const title = `Tischlein · ${spokenCode(code)}`
  const oembed = `${origin}/oembed?${new URLSearchParams({ url, format: 'json' })}`
  const properties = {
    'og:type': 'website',
    'og:site_name': 'Tischlein',
    'og:title': title,
    'og:description': about,
    'og:url': url,
    'og:image': picture,
    'og:image:type': 'image/png',
    'og:image:width': String(pictureSize.width),
    'og:image:height': String(pictureSize.height),
    'og:image:alt': about,
  }
  const names = {
    'twitter:card': 'summary_large_image',
    'twitter:title': title,
    'twitter:description': about,
    'twitter:image': picture,
  }
  return [
    `<link rel="canonical" href="${escapeHtml(url)}">`,
    `<link rel="alternate" type="application/json+oembed" href="${escapeHtml(oembed)}" title="${escapeHtml(title)}">`,
    ...Object.entries(properties).map(
      ([property, content]) => `<meta property="${property}" content="${escapeHtml(content)}">`,
    ),
    ...Object.entries(names).map(
      ([name, content]) => `<meta name="${name}" content="${escapeHtml(content)}">`,
    ),
  ].join('')
}

const about = 'A table of cards: watch the game, or sit down and play along.'

/** The pages that may stand inside any other: `/embed…`, whose address stays for good, and `/overlay/…`. */
export async function framePage(c: RequestContext): Promise<Response> {
  const { pathname } = new URL(c.req.url)
  const ground = pathname.startsWith('/overlay') ? ({ ground: 'none' } as const) : {}
  const status = await frameStatus(c, pathname)
  const frame = await shell(c, status, { around: 'any', ...ground })
  return status === 429 && isAskedElsewhere(c) ? waiting(c, frame) : frame
}

/**
 * The frame would ask on from our own origin, and tell the page around it whether there is a table. So without its
 * script, and it comes back by itself.
 */
function waiting(c: RequestContext, frame: Response): Response {
  const { lang = '' } = c.req.query()
  const { moment } = serviceWords[isLanguage(lang) ? lang : fallbackLanguage]
  const waits = withContent(frame, 'Tischlein', `<p>${moment}</p>`)
  waits.headers.set('Refresh', String(limits.wrongCodesRefill / 1_000))
  return waits
}

/** The page says the same in words; programs and link checkers read this. */
async function frameStatus(c: RequestContext, path: string): Promise<ContentfulStatusCode> {
  const read = readFrame(path, c.req.query(), (id) => gameOf(id) !== undefined)
  if (!read.ok) return statusOf(read.refused.refusal)
  if (read.value.shows === 'fresh' || read.value.shows === 'record') return 200
  const code = await codeAsked(c, read.value.code)
  return code.ok ? 200 : statusOf(code.refused.refusal)
}
