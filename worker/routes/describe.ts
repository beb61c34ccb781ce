import { accepts } from 'hono/accepts'

import type { OpenApi } from '../openapi/document.ts'
import { pageOf } from '../openapi/page.ts'
import { snippetOf, type Versions } from '../openapi/snippet.ts'
import type { RequestContext } from './context.ts'
import { shell, withContent } from './pages/pages.ts'

/** Read at the first question; it never changes. */
let document: OpenApi | null = null

/** The build makes it: what it is made of is much, and of no use to anybody who plays. */
async function built<Content>(c: RequestContext, file: string): Promise<Content> {
  const answer = await c.env.ASSETS.fetch(new URL(file, c.req.url))
  if (!answer.ok) throw new Error(`the page was built without ${file}`)
  return answer.json<Content>()
}

/** What all these routes are: JSON for programs, and a page for browsers that were sent here by somebody. */
export async function describe(c: RequestContext): Promise<Response> {
  document ??= await built<OpenApi>(c, '/openapi.json')
  c.header('Vary', 'Accept')
  const type = accepts(c, {
    header: 'Accept',
    supports: ['application/json', 'text/html'],
    default: 'application/json',
  })
  if (type === 'application/json') return c.json(document)
  const snippet = snippetOf(new URL(c.req.url).origin, await built<Versions>(c, '/versions.json'))
  const text = String(await pageOf(document, snippet))
  return withContent(await shell(c, 200), 'The open interface', text)
}
