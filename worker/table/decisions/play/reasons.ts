import type { AnyGame, Reason, Seat, Viewer } from '../../../../shared/game/game.ts'
import type { ReasonGiven } from '../../../../shared/wire/protocol.ts'
import { ok, refuse, type Result } from '../../../../shared/result.ts'
import type { Refused } from '../../../../shared/wire/refusals.ts'
import { projectionFor } from '../views/projection.ts'
import type { Trail } from '../open-hands/trail.ts'
import { dealAt, isPlayedByBot, type Deal, type Given, type Table } from '../table.ts'

/** Why the bot on a seat moved as it did: of its moves that the viewer has seen, the last that it can say something about. */
export function reasonOf(
  game: AnyGame,
  table: Table,
  seat: Seat,
  viewer: Viewer,
): Result<ReasonGiven, Refused> {
  const isBots = isBotsInDeal(table, seat)
  if (isBots === undefined) return refuse({ refusal: 'no-such-seat' })
  const turn = projectionFor(game, table, viewer)?.turn ?? 0
  const given = isBots ? lastGiven(dealAt(table)?.reasons ?? [], seat, turn) : undefined
  return given ? ok({ turn: given.turn, reason: given.reason }) : refuse({ refusal: 'no-reason' })
}

/** Undefined where there is no such seat. Once the game is over, others may sit on its chairs. */
function isBotsInDeal({ phase, evening, seats }: Table, seat: Seat): boolean | undefined {
  const played = phase.name === 'over' ? evening.at(-1) : undefined
  if (played) return seat < played.people.length ? played.people[seat] === null : undefined
  const one = seats[seat]
  return one && isPlayedByBot(one)
}

const lastGiven = (reasons: readonly Given[], seat: Seat, turn: number): Given | undefined =>
  reasons.findLast((one) => one.seat === seat && one.turn <= turn)

/** After a bot's move: its reason stays until it has another. Watchers who are behind may still ask for the one before. */
export function withReason(deal: Deal, seat: Seat, reason: Reason | null): Deal {
  if (reason === null) return deal
  const reasons = [...deal.reasons, { seat, turn: deal.turn, reason }]
  const watched = Math.min(deal.past[0]?.turn ?? deal.turn, watchedTurn(deal.trail) ?? deal.turn)
  return { ...deal, reasons: reasons.filter((one) => isWanted(one, reasons, watched)) }
}

const watchedTurn = (trail: Trail | null): number | undefined => trail?.held?.turn ?? trail?.turn

const isWanted = (one: Given, reasons: readonly Given[], watched: number): boolean =>
  one.turn > watched || one === lastGiven(reasons, one.seat, watched)

/** Whoever takes a chair over has not moved there yet. */
export const withoutReasons = (deal: Deal, seat: Seat): Deal => ({
  ...deal,
  reasons: deal.reasons.filter((one) => one.seat !== seat),
})
