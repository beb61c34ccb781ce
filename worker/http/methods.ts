import type { RouterRoute } from 'hono/types'

import type { Refused } from '../../shared/protocol/refusals.ts'
import type { RequestContext } from './context.ts'
import { refusalResponse } from './refusal.ts'

/**
 * Refuses a request that no route matches. Responds with 405 and `Allow` if the path has routes for
 * other methods, otherwise with 404.
 */
export function refuseUnmatched(c: RequestContext, routes: readonly RouterRoute[]): Response {
  const allowed = allowedMethods(c.req.path, routes)
  if (allowed.length === 0) return refusalResponse(c, { refusal: 'no-such-page' })
  c.header('Allow', allowed.join(', '))
  return refusalResponse(c, wrongMethod)
}

export const wrongMethod: Refused = { refusal: 'wrong-method' }

function allowedMethods(path: string, routes: readonly RouterRoute[]): readonly string[] {
  const found = routes
    // A wildcard route matches every path, so it doesn't show that this path exists.
    .filter((route) => route.method !== 'ALL' && !route.path.includes('*'))
    .filter((route) => patternOf(route.path).test(path))
    .flatMap(({ method }) => (method === 'GET' ? ['GET', 'HEAD'] : [method]))
  return [...new Set(found)].toSorted()
}

const patternOf = (path: string): RegExp =>
  new RegExp(`^${path.replace(/\/:\w+\?/g, '(?:/[^/]+)?').replace(/:\w+/g, '[^/]+')}$`)
