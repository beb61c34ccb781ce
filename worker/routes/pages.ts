import { readCode } from '../../shared/code.ts'
import { gameOf } from '../../shared/games/all.ts'
import type { Asked } from './asking.ts'

/** The one page there is; what it shows, it reads from its address. */
export const page = (c: Asked): Promise<Response> => shell(c, 200)

/** Whether there is such a table the page finds out by itself, and says so. */
export const tablePage = (c: Asked): Promise<Response> =>
  readCode(c.req.param('code') ?? '') === null ? file(c) : page(c)

/** A page about one game. */
export const gamePage = (c: Asked): Promise<Response> =>
  shell(c, gameOf(c.req.param('game') ?? '') ? 200 : 404)

/** The same page with something written on it already, for those who read without running anything. */
export async function written(c: Asked, title: string, content: string): Promise<Response> {
  const sheet = '<link rel="stylesheet" href="/reference.css">'
  const answer = new HTMLRewriter()
    .on('script, noscript, link[rel=modulepreload]', { element: (one) => void one.remove() })
    .on('title', { element: (one) => void one.setInnerContent(`${title} · Tischlein`) })
    .on('head', { element: (one) => void one.append(sheet, { html: true }) })
    .on('[data-app]', { element: (one) => void one.setInnerContent(content, { html: true }) })
    .transform(await shell(c, 200))
  // By this the browser would know the page that it was before.
  answer.headers.delete('ETag')
  answer.headers.set('Cache-Control', 'no-store')
  return answer
}

/** A file of the page; and where there is none, a 404 that also looks like one. */
export async function file(c: Asked): Promise<Response> {
  const found = await c.env.ASSETS.fetch(c.req.raw)
  return found.status === 404 ? shell(c, 404) : secured(found, found.status)
}

async function shell(c: Asked, status: number): Promise<Response> {
  // Asked for by its folder: the platform answers `/index.html` itself with a redirect.
  const index = await c.env.ASSETS.fetch(new URL('/', c.req.url))
  return secured(index, index.ok ? status : 404)
}

function secured(answer: Response, status: number): Response {
  const headers = new Headers(answer.headers)
  for (const [name, value] of Object.entries(security)) headers.set(name, value)
  return new Response(answer.body, { status, headers })
}

const policy = [
  `default-src 'self'`,
  `script-src 'self'`,
  `style-src 'self'`,
  `img-src 'self' data:`,
  `connect-src 'self' ws: wss:`,
  `object-src 'none'`,
  `base-uri 'none'`,
  `form-action 'self'`,
  `frame-ancestors 'self'`,
].join('; ')

const security = {
  'Content-Security-Policy': policy,
  'X-Content-Type-Options': 'nosniff',
  // A table's address is an invitation: no other site is told where somebody came from.
  'Referrer-Policy': 'same-origin',
}
