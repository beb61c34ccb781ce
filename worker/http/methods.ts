import type { RouterRoute } from 'hono/types'

import type { Refused } from '../../shared/protocol/refusals.ts'
import type { RequestContext } from './context.ts'
import { refusedWith } from './refusal.ts'

/** Nothing answers here: another method would be answered, which `Allow` then names, or none. */
export function refuseAddress(c: RequestContext, routes: readonly RouterRoute[]): Response {
  const allowed = methodsAt(c.req.path, routes)
  if (allowed.length === 0) return refusedWith(c, { refusal: 'no-such-page' })
  c.header('Allow', allowed.join(', '))
  return refusedWith(c, wrongMethod)
}

export const wrongMethod: Refused = { refusal: 'wrong-method' }

function methodsAt(path: string, routes: readonly RouterRoute[]): readonly string[] {
  const found = routes
    // What stands for all addresses stands for none.
    .filter((route) => route.method !== 'ALL' && !route.path.includes('*'))
    .filter((route) => patternOf(route.path).test(path))
    .flatMap(({ method }) => (method === 'GET' ? ['GET', 'HEAD'] : [method]))
  return [...new Set(found)].toSorted()
}

const patternOf = (path: string): RegExp =>
  new RegExp(`^${path.replace(/\/:\w+\?/g, '(?:/[^/]+)?').replace(/:\w+/g, '[^/]+')}$`)
