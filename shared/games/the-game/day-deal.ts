import { dayDeals, type SolvableDeal } from '../../deal/day.ts'
import { dealKey } from '../../deal/proof.ts'
import { randomFrom } from '../../deal/random.ts'
import { defaultsOf } from '../../game/options.ts'
import { solveByWidths, type Answer } from './clairvoyant.ts'
import { choices, type Options } from './options.ts'
import { setup } from './rules/deal.ts'
import type { State } from './rules/state.ts'

/** A day that is over. The service publishes the secret only then. */
export interface PastDay {
  readonly day: string
  readonly secret: string
}

/** Returns the cards that all tables of a day had. */
export function dealOfDay(deal: SolvableDeal, { day, secret }: PastDay): State {
  const { seats } = dayDeals[deal]
  const nonces = Array.from({ length: seats }, () => null)
  const random = randomFrom(dealKey(secret, nonces, day, deal))
  return setup(seats, defaultsOf(choices.values) as Options, random)
}

/**
 * The widths of the search for a page. They are fixed, so that all pages show the same answer. The
 * first one takes 30 ms on a laptop and is enough for most deals. The last one takes two seconds.
 */
const widths = [100, 1_000, 4_000]

/** Returns whether a deal of a past day could be won with all cards known. */
export const answerOfDay = (deal: SolvableDeal, day: PastDay): Answer =>
  solveByWidths(dealOfDay(deal, day), widths)
