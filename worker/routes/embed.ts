import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'

import { readFrame } from '../../shared/embed/frame.ts'
import { gameOf } from '../../shared/games/all.ts'
import type { Env } from '../env.ts'
import { asksTooFast } from './asking.ts'
import { shell } from './pages.ts'
import { statusOf } from './refusal.ts'

type Asked = Context<{ Bindings: Env }>

/** The pages that may stand inside any other: `/embed…`, whose address stays for good, and `/overlay/…`. */
export async function framePage(c: Asked): Promise<Response> {
  const { pathname } = new URL(c.req.url)
  const ground = pathname.startsWith('/overlay') ? ({ ground: 'none' } as const) : {}
  return shell(c, await frameStatus(c, pathname), { around: 'any', ...ground })
}

/** The page says the same in words; programs and link checkers read this. */
async function frameStatus(c: Asked, path: string): Promise<ContentfulStatusCode> {
  const read = readFrame(path, c.req.query(), (id) => gameOf(id) !== undefined)
  if (!read.ok) return statusOf(read.refused.refusal)
  if (read.value.shows === 'fresh') return 200
  if (await asksTooFast(c)) return statusOf('too-fast')
  const state = await c.env.TABLES.getByName(read.value.code).look()
  return state === null ? statusOf('no-such-table') : 200
}
