import { readCode } from '../../../shared/code.ts'
import { gameOf } from '../../../shared/games/all.ts'
import type { RequestContext } from '../context.ts'
import { type Early, earlyFiles } from './early-files.ts'
import { linkPreview } from './link-preview.ts'

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
