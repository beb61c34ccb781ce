import { accepts } from 'hono/accepts'
import type { RequestContext } from './context.ts'
import { builtAnswer } from './pages.ts'
import type { PushConfig } from '../../shared/protocol/push.ts'
import { readVapidKeys } from '../push/vapid-config.ts'

const files = { 'application/json': '/openapi.json', 'text/html': '/reference.txt' } as const

/**
 * Serves the description of all these routes: JSON for programs, and a page for browsers. The build makes both
 * (web/build/interface-document.ts), so a request costs no more than that of a file.
 */
export async function describe(c: RequestContext): Promise<Response> {
  const type = accepts(c, {
    header: 'Accept',
    supports: Object.keys(files),
    default: 'application/json',
  })
  return type === 'text/html'
    ? builtAnswer(c, files[type], 'text/html; charset=utf-8')
    : builtAnswer(c, files['application/json'], 'application/json')
}

/** That the worker answers. No table is asked, and no object: whoever watches a service may come as often as they like. */
export function healthz(c: RequestContext): Response {
  c.header('Cache-Control', 'no-store')
  return c.text('ok\n')
}

export const showPush = (c: RequestContext): Response =>
  c.json({ applicationServerKey: readVapidKeys(c.env)?.publicKey ?? null } satisfies PushConfig)
