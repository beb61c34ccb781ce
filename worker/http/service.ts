import { accepts } from 'hono/accepts'
import type { RequestContext } from './context.ts'
import { serveBuiltFile } from './pages.ts'
import type { PushConfig } from '../../shared/protocol/push.ts'
import { readVapidKeys } from '../push/vapid-config.ts'

const files = { 'application/json': '/openapi.json', 'text/html': '/reference.txt' } as const

/**
 * Serves the OpenAPI document as JSON for programs, and as a page for browsers. Both are static
 * files that the build makes (web/build/interface-document.ts), so a request is cheap.
 */
export async function describeApi(c: RequestContext): Promise<Response> {
  const type = accepts(c, {
    header: 'Accept',
    supports: Object.keys(files),
    default: 'application/json',
  })
  return type === 'text/html'
    ? serveBuiltFile(c, files[type], 'text/html; charset=utf-8')
    : serveBuiltFile(c, files['application/json'], 'application/json')
}

/** Responds to health checks. Calls no object, so monitoring can request it at any rate. */
export function healthz(c: RequestContext): Response {
  c.header('Cache-Control', 'no-store')
  return c.text('ok\n')
}

export const showPushConfig = (c: RequestContext): Response =>
  c.json({ applicationServerKey: readVapidKeys(c.env)?.publicKey ?? null } satisfies PushConfig)
