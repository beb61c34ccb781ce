import { waitUntil } from 'cloudflare:workers'
import type { MiddlewareHandler } from 'hono'

import { gameOf } from '../../shared/games/all.ts'
import { botsOf } from '../../shared/games/bots.ts'
import type { GameRecord } from '../../shared/wire/protocol.ts'
import { playedToday } from '../../shared/deal/replay.ts'
import { reviewerOf, reviewing } from '../../shared/deal/review.ts'
import { CostlyAnswers } from '../CostlyAnswers.ts'
import { longWork } from '../LongWork.ts'
import { reviewsTooMany } from './asking.ts'
import type { RequestContext, RouteEnv } from './context.ts'
import { json, refusedWith } from './refusal.ts'

const reviews = new CostlyAnswers<string>(50, 10)

export const limitReviews: MiddlewareHandler<RouteEnv> = async (c, next) =>
  (await reviewsTooMany(c)) ? refusedWith(c, { refusal: 'too-fast' }) : next()

/** Done here and not by the table, which is not to be held up. */
export async function reviewGame(c: RequestContext): Promise<Response> {
  const found = await c.env.TABLES.getByName(c.get('code')).game()
  if (!found.ok) return refusedWith(c, found.refused)
  const record = JSON.parse(found.value) as GameRecord
  const game = gameOf(record.game)
  const reviewer = game ? reviewerOf(game, botsOf(game).bot) : null
  if (!reviewer) return refusedWith(c, { refusal: 'no-review' })
  const played = playedToday(reviewer.game, record)
  if (!played) return refusedWith(c, { refusal: 'older-rules' })
  // A code may be given anew when its table is forgotten, but the last check stands for the whole game.
  const key = [record.code, record.deal, record.checks.at(-1)].join()
  if (reviews.known(key) === undefined && reviews.isBusy())
    return refusedWith(c, { refusal: 'too-fast' })
  const review =
    reviews.known(key) ??
    reviews.make(key, async () => JSON.stringify(await longWork.do(reviewing(reviewer, played))))
  // Also for the others who wait for it, where this visitor hangs up.
  waitUntil(Promise.resolve(review))
  return json(c, await review)
}
