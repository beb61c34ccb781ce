import { dayDeals, endOfDay, type DayDealId } from '../../../shared/deal/day.ts'
import { commitment } from '../../../shared/deal/proof.ts'
import type { GameStep } from '../../../shared/protocol/protocol.ts'
import { gameById } from '../games.ts'
import { optionsOf, type Opening } from './opening.ts'
import type { FinishedGame, TableSeat } from './table.ts'

// The cards of a deal of the day follow from the secret of the day, so all tables have the same
// cards. A table must not publish the secret of a finished game before the day is over, since
// others still play the deal.

/**
 * Returns the opening of a table that plays a deal of the day.
 * @param again whether the person has played the deal before, so that the new result does not count
 */
export function dayOpening(
  deal: DayDealId,
  { day, secret }: { readonly day: string; readonly secret: string },
  again?: true,
): Omit<Opening, 'code'> {
  const { game, seats, bots } = dayDeals[deal]
  const options = optionsOf(gameById(game), {})
  if (!options.ok) throw new Error(`${game} has no default options`)
  const all = Array.from({ length: seats }, (_, seat) => seat)
  return {
    game,
    options: options.value,
    nextDeal: {
      secret,
      commitment: commitment(secret),
      nonces: all.map(() => null),
      before: null,
      same: { firstDealt: { day, deal }, seats, results: [], ...(again && { uncounted: again }) },
    },
    ...(bots && {
      playOn: { steps: [], seat: 0, strength: 'hard', names: all.map(() => ''), pieces: all },
    }),
  }
}

/**
 * Returns whether a table must not publish the secret of a finished game yet, because it was a deal
 * of the day and that day is not over.
 */
export function isSecretOfToday({ same }: FinishedGame, now: number): boolean {
  return same !== undefined && 'day' in same.firstDealt && now < endOfDay(same.firstDealt.day)
}

/** A result that the service counts for a deal of the day. */
type DayResult = {
  readonly day: string
  readonly deal: DayDealId
  readonly result: number
}

/**
 * Returns the result of a finished game if it counts for a deal of the day; otherwise null. It
 * counts only if the table was opened for this deal. At least one player must be a person, and none
 * a program. No bot may have played for a person, and no person for a bot. In a deal against bots,
 * hard bots must have all other seats, since the host can replace a bot during the game.
 */
export function dayResult(
  {
    finished,
    seats,
  }: {
    readonly finished: Pick<FinishedGame, 'same' | 'outcome'> | null
    readonly seats: readonly TableSeat[]
  },
  steps: readonly GameStep[],
): DayResult | null {
  if (!finished?.same) return null
  const { firstDealt, results, playedOn, uncounted } = finished.same
  if (!('day' in firstDealt) || results.length > 0 || playedOn || uncounted) return null
  const person = seats.findIndex(({ kind }) => kind === 'human')
  const isOwn = steps.every(({ seat, by }) => seats[seat]?.kind === by)
  if (person < 0 || !isOwn || seats.some(isProgram)) return null
  const others = seats.filter((_, seat) => seat !== person)
  if (dayDeals[firstDealt.deal].bots && !others.every(isHardBot)) return null
  const { outcome } = finished
  const result = outcome.kind === 'cooperative' ? outcome.score : outcome.places[person]
  return result === undefined ? null : { ...firstDealt, result }
}

const isHardBot = (one: TableSeat): boolean => one.kind === 'bot' && one.strength === 'hard'

const isProgram = (one: TableSeat): boolean => one.kind === 'human' && one.program === true
