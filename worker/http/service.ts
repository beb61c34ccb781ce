import type { RequestContext } from './context.ts'
import { serveBuiltFile } from './pages.ts'
import type { PushConfig } from '../../shared/protocol/push.ts'
import { readVapidKeys } from '../push/vapid-config.ts'

/**
 * Serves the OpenAPI document as JSON for programs, and as a page for browsers. Both are static
 * files that the build makes (web/build/interface-document.ts), so a request is cheap.
 */
export function describeApi(c: RequestContext): Promise<Response> {
  // `accepts` of Hono handles any types, but adds 0.9 KB to the packed program of the worker.
  const accept = c.req.header('Accept') ?? ''
  return weightOf('text/html', accept) > weightOf('application/json', accept)
    ? serveBuiltFile(c, '/reference.txt', 'text/html; charset=utf-8')
    : serveBuiltFile(c, '/openapi.json', 'application/json')
}

/** Returns the weight of a content type in an `Accept` header; 0 if the header does not name the type. */
function weightOf(type: string, accept: string): number {
  const range = accept.split(',').find((one) => one.trim().toLowerCase().startsWith(type))
  if (range === undefined) return 0
  const [, weight = 1] = /;\s*q=([\d.]+)/i.exec(range) ?? []
  return Number(weight)
}

/**
 * Responds to health checks. Calls no Durable Object, so monitoring can request it as often as it
 * likes.
 */
export function healthz(c: RequestContext): Response {
  c.header('Cache-Control', 'no-store')
  return c.text('ok\n')
}

export const showPushConfig = (c: RequestContext): Response =>
  c.json({ applicationServerKey: readVapidKeys(c.env)?.publicKey ?? null } satisfies PushConfig)
