import { bytesToHex } from '@noble/hashes/utils.js'

import { chosenLanguage, serviceWords } from '../../shared/language.ts'
import { logError } from '../error-log.ts'
import { escapeHtml } from '../html.ts'
import type { RequestContext } from './context.ts'
import { acceptedLanguages } from './pages.ts'
import { RefusedError, refusalResponse } from './refusal.ts'

/**
 * Responds to a refusal with its status and JSON. Logs any other error and responds with the id of
 * its log line, as a page for people or JSON for programs.
 */
export function answerError(error: Error, c: RequestContext): Response {
  if (error instanceof RefusedError) return refusalResponse(c, error.refused, error.retryAfter)
  // A random id, because a client could forge an id in a header.
  const request = bytesToHex(crypto.getRandomValues(new Uint8Array(5)))
  logError(error, request)
  return wantsPage(c)
    ? errorPage(c, request)
    : refusalResponse(c, { refusal: 'unavailable', requestId: request })
}

const wantsPage = (c: RequestContext): boolean =>
  !c.req.path.startsWith('/api/') && (c.req.header('Accept') ?? '').includes('text/html')

/** Returns a page that loads no other file, since the error may have come from loading a file. */
function errorPage(c: RequestContext, request: string): Response {
  const language = chosenLanguage(acceptedLanguages(c))
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
