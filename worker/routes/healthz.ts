import type { RequestContext } from './context.ts'

/** That the worker answers. No table is asked, and no object: whoever watches a service may come as often as they like. */
export function healthz(c: RequestContext): Response {
  c.header('Cache-Control', 'no-store')
  return c.text('ok\n')
}
