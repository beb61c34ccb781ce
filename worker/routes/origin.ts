import type { MiddlewareHandler } from 'hono'
import { cors } from 'hono/cors'

/** What anybody may see who knows the code, any page may show. There is no cookie whose owner it would speak for. */
export const fromAnyPage: MiddlewareHandler = cors({ allowMethods: ['GET', 'HEAD'] })
