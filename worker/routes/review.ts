import { gameOf } from '../../shared/games/all.ts'
import type { GameRecord, Review } from '../../shared/protocol.ts'
import { isReviewable, reviewing, type Reviewable } from '../../shared/review.ts'
import { reviewsTooMany, type Asked } from './asking.ts'
import { json, refusedWith } from './refusal.ts'
import { recordAsked } from './tables.ts'

/** Done here and not by the table, which is not to be held up. */
export async function reviewGame(c: Asked): Promise<Response> {
  if (await reviewsTooMany(c)) return refusedWith(c, { refusal: 'too-fast' })
  const found = await recordAsked(c)
  if (!found.ok) return refusedWith(c, found.refused)
  const record = JSON.parse(found.value) as GameRecord
  const game = gameOf(record.game)
  if (!game || !isReviewable(game)) return refusedWith(c, { refusal: 'no-review' })
  return json(c, await reviewOf(game, record))
}

/**
 * The latest reviews, as JSON, in this isolate alone. A code may be given anew when its table is forgotten, but the last
 * check stands for the whole game.
 */
const mostKept = 50
const reviews = new Map<string, string>()

async function reviewOf(game: Reviewable, record: GameRecord): Promise<string> {
  const key = [record.code, record.deal, record.checks.at(-1)].join()
  const known = reviews.get(key)
  if (known !== undefined) return known
  const made = JSON.stringify(await unhurried(reviewing(game, record)))
  reviews.set(key, made)
  const [oldest] = reviews.keys()
  if (reviews.size > mostKept && oldest !== undefined) reviews.delete(oldest)
  return made
}

/** Turn by turn, and whoever else has come meanwhile goes first. */
async function unhurried(work: Generator<void, Review>): Promise<Review> {
  for (;;) {
    const step = work.next()
    if (step.done) return step.value
    await scheduler.wait(0)
  }
}
