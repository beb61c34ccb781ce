import type { AnyGame, AnyState } from '../../../../shared/game/game.ts'
import { ok, refuse } from '../../../../shared/result.ts'
import type { GameStep, Projection } from '../../../../shared/wire/protocol.ts'
import type { OpenHandsDelay } from '../../../../shared/wire/watch-delays.ts'
import type { Decision } from '../decision.ts'
import {
  humansAt,
  seatOf,
  withSeat,
  type Deal,
  type Human,
  type Table,
  type TableSeat,
} from '../table.ts'
import { closedProjection, followed, openProjection, type Trail } from './trail.ts'

// Spectators see all hands, some moves late, as long as everybody who plays has said yes. A hand that a player held before
// the last yes is never shown. A no holds for the cards of that deal, also when another player holds them later.

/** The host offers open hands, or takes the offer back. All players are asked anew if the number of moves changes. */
export function offerOpenHands(
  game: AnyGame,
  table: Table,
  host: Human,
  moves: OpenHandsDelay,
): Decision {
  if (moves === table.openHands) return ok({ table })
  const seats = table.seats.map((one) =>
    one.kind === 'human' && one.id === host.id && moves > 0
      ? { ...one, showsHand: true }
      : withoutAnswer(one),
  )
  const asked = { ...restartedAt(game, table), seats, openHands: moves }
  return ok({
    table: moves > 0 ? withAnswer(asked, host.id, true) : asked,
    entry: { what: 'open-hands', data: { seat: seatOf(table, host.id), moves } },
  })
}

/** A yes, a no, or a yes taken back. */
export function answerOpenHands(
  table: Table,
  seat: number,
  human: Human,
  shows: boolean,
): Decision {
  // Whoever takes back what was not asked has nothing to take back.
  if (table.openHands === 0) return shows ? refuse({ refusal: 'not-now' }) : ok({ table })
  return ok({
    table: withAnswer(withSeat(table, seat, { ...human, showsHand: shows }), human.id, shows),
    entry: { what: 'show-hand', data: { seat, shows } },
  })
}

/** Only the player who said no can say yes to the cards of this deal. */
function withAnswer(table: Table, id: string, shows: boolean): Table {
  const { phase } = table
  if (phase.name !== 'playing' || phase.deal.refusedBy.includes(id) !== shows) return table
  const others = phase.deal.refusedBy.filter((one) => one !== id)
  const deal = { ...phase.deal, refusedBy: shows ? others : [...others, id] }
  return { ...table, phase: { ...phase, deal } }
}

/** The seat of a player ends. If they were asked and have not said yes, this is a no for the cards that they held. */
export const withLeaversAnswer = (table: Table, { id, showsHand }: Human): Table =>
  table.openHands > 0 && showsHand !== true ? withAnswer(table, id, false) : table

/** The players who have said no before the cards are dealt. */
export const refusersAt = (table: Table): string[] =>
  humansAt(table).flatMap(({ id, showsHand }) => (showsHand === false ? [id] : []))

/** Whether a player who has left had not said yes: then hands stay closed until the next deal. */
export const isClosedByLeaver = (table: Table): boolean =>
  table.openHands > 0 &&
  table.phase.name === 'playing' &&
  table.phase.deal.refusedBy.some((id) => seatOf(table, id) < 0)

/** Another game is another question. */
export const withoutAnswers = (table: Table): Table => ({
  ...table,
  seats: table.seats.map(withoutAnswer),
})

const withoutAnswer = (one: TableSeat): TableSeat =>
  one.kind === 'human' ? { ...one, showsHand: null } : one

/** Whether everybody who plays has said yes, and everybody who has played in this deal. Bots have nothing to hide. */
export const areHandsOpen = (table: Table): boolean =>
  table.openHands > 0 &&
  table.phase.name === 'playing' &&
  table.phase.deal.refusedBy.length === 0 &&
  humansAt(table).every(({ showsHand }) => showsHand === true)

/** Begins when the last one says yes, and ends as soon as one of them says it no more. */
export function withTrail(table: Table): Table {
  const { phase } = table
  if (phase.name !== 'playing') return table
  const trail = areHandsOpen(table) ? (phase.deal.trail ?? begun(table, phase.deal)) : null
  if (trail === phase.deal.trail) return table
  return { ...table, phase: { ...phase, deal: { ...phase.deal, trail } } }
}

/** Hands may stay open although the trail begins anew: until it is long enough, spectators see what they saw last. */
function restartedAt(game: AnyGame, table: Table): Table {
  const { phase } = table
  if (phase.name !== 'playing') return table
  return { ...table, phase: { ...phase, deal: restarted(game, table, phase.deal) } }
}

export function restarted(game: AnyGame, table: Table, deal: Deal): Deal {
  const held = watchedWithOpenHands(game, table, deal)
  return { ...deal, trail: held && { ...begun(table, deal), held } }
}

const begun = ({ seq }: Table, { state, turn }: Deal): Trail => ({
  seq,
  state,
  turn,
  steps: [],
  held: null,
})

/**
 * After a move or a signal.
 * @param state of the deal after it
 */
export function trailAfter(
  game: AnyGame,
  table: Table,
  { trail }: Deal,
  step: GameStep,
  state: AnyState,
): Trail | null {
  if (!trail) return null
  const { seat } = step
  const what = 'move' in step ? { move: step.move } : { signal: step.signal }
  return followed(game, trail, { seq: table.seq, seat, ...what }, state, movesBehind(table))
}

/** What watchers see where hands are open; null where they are not. Nobody sees anything older than before. */
export function watchedWithOpenHands(game: AnyGame, table: Table, deal: Deal): Projection | null {
  const { trail, past } = deal
  if (!trail || !areHandsOpen(table)) return null
  const [delayed] = past
  const opened = openProjection(game, trail, movesBehind(table)) ?? trail.held
  return opened ?? (delayed && delayed.seq <= trail.seq ? delayed : closedProjection(game, trail))
}

/** Of both delays the longer one: open hands never show watchers more than they would see without. */
const movesBehind = ({ delay, openHands }: Table): number => Math.max(delay, openHands)
