import { accepts } from 'hono/accepts'

import { openApi, type OpenApi } from '../openapi/document.ts'
import { pageOf } from '../openapi/page.ts'
import type { RequestContext } from './context.ts'
import { shell, withContent } from './pages/pages.ts'

/** Made at the first question; it never changes. */
let document: OpenApi | null = null

/** What all these routes are: JSON for programs, and a page for browsers that were sent here by somebody. */
export async function describe(c: RequestContext): Promise<Response> {
  document ??= openApi()
  c.header('Vary', 'Accept')
  const type = accepts(c, {
    header: 'Accept',
    supports: ['application/json', 'text/html'],
    default: 'application/json',
  })
  if (type === 'application/json') return c.json(document)
  return withContent(await shell(c, 200), 'The open interface', String(await pageOf(document)))
}
