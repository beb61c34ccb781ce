import { bytesToHex } from '@noble/hashes/utils.js'

import { chosenLanguage, serviceWords } from '../../shared/language.ts'
import { logError } from '../error-log.ts'
import { escapeHtml } from '../html.ts'
import type { RequestContext } from './context.ts'
import { languagesAsked } from './pages.ts'
import { RefusedError, refusedWith } from './refusal.ts'

/** Answers a refusal. Logs any other error, and answers with the id that its line has: a page for people, a refusal for programs. */
export function answerError(error: Error, c: RequestContext): Response {
  if (error instanceof RefusedError) return refusedWith(c, error.refused, error.refill)
  // Made only when it is needed, and never taken from a header of the visitor.
  const request = bytesToHex(crypto.getRandomValues(new Uint8Array(5)))
  logError(error, request)
  return wantsPage(c)
    ? errorPage(c, request)
    : refusedWith(c, { refusal: 'unavailable', requestId: request })
}

const wantsPage = (c: RequestContext): boolean =>
  !c.req.path.startsWith('/api/') && (c.req.header('Accept') ?? '').includes('text/html')

/** Returns a page that needs no other file, since those may be what went wrong. */
function errorPage(c: RequestContext, request: string): Response {
  const language = chosenLanguage(languagesAsked(c))
  const { what, next, number } = serviceWords[language].error
  const html = `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>Tischlein</title></head>
<body><h1>${escapeHtml(what)}</h1><p>${escapeHtml(next)}</p><p>${escapeHtml(number(request))}</p></body>
</html>
`
  return c.html(html, 503, {
    'Cache-Control': 'no-store',
    'Retry-After': '1',
    'Content-Security-Policy': `default-src 'none'; frame-ancestors 'self'`,
    'X-Content-Type-Options': 'nosniff',
  })
}
