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
import { isCrossSite } from './limits/client-address.ts'
import { resolveTableCode } from './limits/request-limits.ts'
import { statusOf } from './refusal.ts'

/** Serves the single HTML page of the app. Its script reads the URL and shows the right content. */
export const appPage = (c: RequestContext): Promise<Response> => appShell(c, 200)

/**
 * Serves the page of a table. Doesn't check whether the table exists: the page's script checks that
 * later, and the link preview doesn't need the table.
 */
export async function tablePage(c: RequestContext): Promise<Response> {
  const code = readCode(c.req.param('code') ?? '')
  if (code === null) return staticFile(c)
  const preview = linkPreview(new URL(c.req.url).origin, code)
  const early = await earlyMarkup(c)
  return appShell(c, 200, { head: (early?.links ?? '') + preview, early })
}

export const gamePage = (c: RequestContext): Promise<Response> =>
  appShell(c, gameOf(c.req.param('game') ?? '') ? 200 : 404)

/** Serves the page of a television, which opens a table or shows an open one. */
export const televisionPage = (c: RequestContext): Promise<Response> => {
  const code = c.req.param('code')
  return appShell(c, code === undefined || readCode(code) !== null ? 200 : 404)
}

/** Returns the page without its scripts, and with the static `content` in place of the app. */
function withContent(blank: Response, title: string, content: string): Response {
  const sheet = '<link rel="stylesheet" href="/reference.css">'
  const response = new HTMLRewriter()
    .on('script, noscript, link[rel=modulepreload]', { element: (one) => void one.remove() })
    .on('title', { element: (one) => void one.setInnerContent(`${title} · Tischlein`) })
    .on('head', { element: (one) => void one.append(sheet, { html: true }) })
    .on('[data-app]', { element: (one) => void one.setInnerContent(content, { html: true }) })
    .transform(blank)
  // The ETag of the original page does not apply to the changed page.
  response.headers.delete('ETag')
  response.headers.set('Cache-Control', 'no-store')
  return response
}

/** Serves a file of the build as a response of `/api`, with the file's compression and ETag. */
export async function serveBuiltFile(
  c: RequestContext,
  path: string,
  type: string,
): Promise<Response> {
  const found = await c.env.ASSETS.fetch(new Request(new URL(path, c.req.url), c.req.raw))
  if (found.status >= 400) throw new Error(`the page was built without ${path}`)
  const response = withSecurityHeaders(found, found.status)
  if (found.status === 200) response.headers.set('Content-Type', type)
  response.headers.append('Vary', 'Accept')
  return response
}

/** Serves a static file. If the file doesn't exist, serves the app with status 404. */
export async function staticFile(c: RequestContext): Promise<Response> {
  const found = await c.env.ASSETS.fetch(c.req.raw)
  return found.status === 404 ? appShell(c, 404) : withSecurityHeaders(found, found.status)
}

/** The differences between the pages of different routes. */
interface ShellOptions {
  /** The sites that may embed the page in a frame. */
  readonly frameAncestors?: 'any' | 'own'
  /** HTML to append to the head. */
  readonly head?: string
  readonly early?: EarlyMarkup | null
  /** `none` makes the background transparent before the script runs. */
  readonly background?: 'none'
}

async function appShell(
  c: RequestContext,
  status: number,
  { frameAncestors = 'own', head = '', early, background }: ShellOptions = {},
): Promise<Response> {
  // The path is `/`, because the platform redirects `/index.html`.
  const index = await c.env.ASSETS.fetch(new URL('/', c.req.url))
  const response = withSecurityHeaders(index, index.ok ? status : 404, frameAncestors, early?.hash)
  if (head === '' && background === undefined) return response
  // The ETag and the Content-Length of the original body do not apply, because the body changes
  // below.
  response.headers.delete('ETag')
  response.headers.delete('Content-Length')
  const html = (await response.text())
    // The replacements are functions, because `replace` would expand `$&` and similar patterns in a
    // replacement string.
    .replace('</title>', () => `</title>${early?.script ?? ''}`)
    .replace('</head>', () => `${head}</head>`)
    .replace('<html', background === undefined ? '<html' : `<html data-background="${background}"`)
  return new Response(html, response)
}

function withSecurityHeaders(
  response: Response,
  status: number,
  frameAncestors: NonNullable<ShellOptions['frameAncestors']> = 'own',
  scriptHash?: string,
): Response {
  const headers = new Headers(response.headers)
  for (const [name, value] of Object.entries(securityHeaders)) headers.set(name, value)
  headers.set(
    'Content-Security-Policy',
    `${contentSecurityPolicy(scriptHash)}; frame-ancestors ${frameAncestors === 'any' ? '*' : "'self'"}`,
  )
  return new Response(response.body, { status, headers })
}

const contentSecurityPolicy = (scriptHash: string | undefined): string =>
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

const securityHeaders = {
  'X-Content-Type-Options': 'nosniff',
  // The URL of a table is an invitation, so browsers must not send it to other sites.
  'Referrer-Policy': 'same-origin',
  // The app never uses these features. If an attacker injects code, it can't use them either.
  'Permissions-Policy': ['camera', 'microphone', 'geolocation', 'payment', 'usb', 'midi']
    .map((feature) => `${feature}=()`)
    .join(', '),
}

/** The lists of files that the build writes (web/build/early-files.ts). */
type FileLists = {
  readonly table: readonly string[]
  readonly boards: Readonly<Record<string, readonly string[]>>
}
type EarlyFiles = Readonly<Record<Language, FileLists>> & {
  readonly script: { readonly code: string; readonly hash: string }
}

/** Markup in the head that only the page of a table has. */
type EarlyMarkup = {
  /**
   * The inline script that opens the socket, with its data. It precedes every style sheet, since an
   * inline script waits for the style sheets before it.
   */
  readonly script: string
  /**
   * The hash of the inline script. With it the Content-Security-Policy allows exactly this script.
   */
  readonly hash: string
  readonly links: string
}

/**
 * Returns preload links for the files that every table needs, and for the board of the game that
 * the URL names. The response must not depend on the table, since otherwise it would reveal whether
 * a code is right. So the script gets the list of all boards, and loads the right board as soon as
 * it knows the game (web/early/).
 */
async function earlyMarkup(c: RequestContext): Promise<EarlyMarkup | null> {
  const list = await c.env.ASSETS.fetch(new URL('/early-files.json', c.req.url))
  if (!list.ok) return null
  const { script, ...files } = await list.json<EarlyFiles>()
  const { table, boards } = files[chosenLanguage(acceptedLanguages(c))]
  const game = c.req.query('game') ?? ''
  const board = Object.hasOwn(boards, game) ? (boards[game] ?? []) : []
  const listed = escapeForScript(JSON.stringify(boards))
  return {
    script: `<script type="application/json" data-boards>${listed}</script><script>${script.code}</script>`,
    hash: script.hash,
    links: [...table, ...board].map(preloadLink).join(''),
  }
}

/**
 * Returns the languages of the `Accept-Language` header, in the order in which the header lists
 * them.
 */
export const acceptedLanguages = (c: RequestContext): readonly string[] =>
  (c.req.header('Accept-Language') ?? '').split(',').map((each) => each.split(';')[0]?.trim() ?? '')

/** Escapes `<`, since the HTML parser ends a script at `</script>` even inside a string. */
const escapeForScript = (json: string): string => json.replaceAll('<', '\\u003c')

const preloadLink = (path: string): string =>
  path.endsWith('.css')
    ? `<link rel="preload" as="style" crossorigin href="${escapeHtml(path)}">`
    : `<link rel="modulepreload" crossorigin href="${escapeHtml(path)}">`

/**
 * Returns the tags for link previews in messengers and feeds. The tags depend only on the URL, so
 * the page doesn't have to wait for the table. The picture of the preview needs the table, but a
 * client requests it later.
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
    'og:description': description,
    'og:url': url,
    'og:image': picture,
    'og:image:type': 'image/png',
    'og:image:width': String(pictureSize.width),
    'og:image:height': String(pictureSize.height),
    'og:image:alt': description,
  }
  const names = {
    'twitter:card': 'summary_large_image',
    'twitter:title': title,
    'twitter:description': description,
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

const description = 'A table of cards: watch the game, or sit down and play along.'

/**
 * Serves the pages that other sites may embed: `/embed…`, whose URL is stable, and `/overlay/…`.
 */
export async function framePage(c: RequestContext): Promise<Response> {
  const { pathname } = new URL(c.req.url)
  const background = pathname.startsWith('/overlay') ? ({ background: 'none' } as const) : {}
  const status = await frameStatus(c, pathname)
  const frame = await appShell(c, status, { frameAncestors: 'any', ...background })
  return status === 429 && isCrossSite(c) ? retryFrame(c, frame) : frame
}

/**
 * Returns a frame without script, which reloads after a while, if the visitor has reached a rate
 * limit. The script would request the table from our own origin, and so reveal to the embedding
 * page whether a code is right.
 */
function retryFrame(c: RequestContext, frame: Response): Response {
  const { lang = '' } = c.req.query()
  const { moment } = serviceWords[isLanguage(lang) ? lang : fallbackLanguage]
  const page = withContent(frame, 'Tischlein', `<p>${moment}</p>`)
  page.headers.set('Refresh', String(limits.wrongCodesRefill / 1_000))
  return page
}

/**
 * Returns the HTTP status of a frame, for programs and link checkers. People read the same
 * information on the page.
 */
async function frameStatus(c: RequestContext, path: string): Promise<ContentfulStatusCode> {
  const read = readFrame(path, c.req.query(), (id) => gameOf(id) !== undefined)
  if (!read.ok) return statusOf(read.refused.refusal)
  if (read.value.shows === 'fresh' || read.value.shows === 'record') return 200
  const code = await resolveTableCode(c, read.value.code)
  return code.ok ? 200 : statusOf(code.refused.refusal)
}
