import type { ContentfulStatusCode } from 'hono/utils/http-status'

import { readFrame } from '../../../shared/embed/frame.ts'
import { gameOf } from '../../../shared/games/all.ts'
import { fallbackLanguage, isLanguage, serviceWords } from '../../../shared/language.ts'
import { limits } from '../../../shared/wire/limits.ts'
import type { RequestContext } from '../context.ts'
import { isAskedElsewhere } from '../limits/asker.ts'
import { codeAsked } from '../asking.ts'
import { shell, withContent } from './pages.ts'
import { statusOf } from '../refusal.ts'

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
  const page = withContent(frame, 'Tischlein', `<p>${moment}</p>`)
  page.headers.set('Refresh', String(limits.wrongCodesRefill / 1_000))
  return page
}

/** The page says the same in words; programs and link checkers read this. */
async function frameStatus(c: RequestContext, path: string): Promise<ContentfulStatusCode> {
  const read = readFrame(path, c.req.query(), (id) => gameOf(id) !== undefined)
  if (!read.ok) return statusOf(read.refused.refusal)
  if (read.value.shows === 'fresh' || read.value.shows === 'record') return 200
  const code = await codeAsked(c, read.value.code)
  return code.ok ? 200 : statusOf(code.refused.refusal)
}
