import { accepts } from 'hono/accepts'
import type { RequestContext } from './context.ts'
import { serveBuiltFile } from './pages.ts'
import type { PushConfig } from '../../shared/protocol/push.ts'
import { readVapidKeys } from '../push/vapid-config.ts'

const files = { 'application/json': '/openapi.json', 'text/html': '/reference.txt' } as const

/**
 * Serves the OpenAPI document: JSON for programs, a page for browsers. The build makes both (web/build/interface-document.ts), so a
 * request costs no more than one for a static file.
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

/** The health check. It calls no object, so monitoring may request it as often as it likes. */
export function healthz(c: RequestContext): Response {
  c.header('Cache-Control', 'no-store')
  return c.text('ok\n')
}

export const showPushConfig = (c: RequestContext): Response =>
  c.json({ applicationServerKey: readVapidKeys(c.env)?.publicKey ?? null } satisfies PushConfig)
