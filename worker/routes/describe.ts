import { accepts } from 'hono/accepts'

import type { OpenApi } from '../openapi/document.ts'
import { pageOf } from '../openapi/page.ts'
import type { RequestContext } from './context.ts'
import { shell, withContent } from './pages/pages.ts'

/** Read at the first question; it never changes. */
let document: OpenApi | null = null

/** The build makes it: what it is made of is much, and of no use to anybody who plays. */
async function documentAt(c: RequestContext): Promise<OpenApi> {
  const answer = await c.env.ASSETS.fetch(new URL('/openapi.json', c.req.url))
  if (!answer.ok) throw new Error('the page was built without the document')
  return answer.json<OpenApi>()
}

/** What all these routes are: JSON for programs, and a page for browsers that were sent here by somebody. */
export async function describe(c: RequestContext): Promise<Response> {
  document ??= await documentAt(c)
  c.header('Vary', 'Accept')
  const type = accepts(c, {
    header: 'Accept',
    supports: ['application/json', 'text/html'],
    default: 'application/json',
  })
  if (type === 'application/json') return c.json(document)
  return withContent(await shell(c, 200), 'The open interface', String(await pageOf(document)))
}
