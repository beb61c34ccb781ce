import type { AnyGame } from '../../../../shared/game/game.ts'
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

// Watchers see what everybody holds, some moves late, as long as everybody has said yes to it. A hand that somebody held
// before the last yes is never shown.

/** The host would like it, or no longer; whoever sits there is asked, and anew where it is about other moves than before. */
export function offerOpenHands(table: Table, host: Human, moves: OpenHandsDelay): Decision {
  if (moves === table.openHands) return ok({ table })
  const seats = table.seats.map((one) =>
    one.kind === 'human' && one.id === host.id && moves > 0
      ? { ...one, showsHand: true }
      : withoutAnswer(one),
  )
  return ok({
    // Where nobody else is asked, hands stay open: what is to be seen another time later is followed anew.
    table: withoutTrail({ ...table, seats, openHands: moves }),
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
    table: withSeat(table, seat, { ...human, showsHand: shows }),
    entry: { what: 'show-hand', data: { seat, shows } },
  })
}

/** Another game is another question. */
export const withoutAnswers = (table: Table): Table => ({
  ...table,
  seats: table.seats.map(withoutAnswer),
})

const withoutAnswer = (one: TableSeat): TableSeat =>
  one.kind === 'human' ? { ...one, showsHand: null } : one

/** Everybody who plays has said yes. Bots have nothing to hide, and a chair that was left is nobody's. */
export const areHandsOpen = (table: Table): boolean =>
  table.openHands > 0 &&
  table.phase.name === 'playing' &&
  humansAt(table).every(({ showsHand }) => showsHand === true)

/** Begins when the last one says yes, and ends as soon as one of them says it no more. */
export function withTrail(table: Table): Table {
  const { phase } = table
  if (phase.name !== 'playing') return table
  const trail = areHandsOpen(table) ? (phase.deal.trail ?? begun(table, phase.deal)) : null
  if (trail === phase.deal.trail) return table
  return { ...table, phase: { ...phase, deal: { ...phase.deal, trail } } }
}

function withoutTrail(table: Table): Table {
  const { phase } = table
  if (phase.name !== 'playing') return table
  return { ...table, phase: { ...phase, deal: { ...phase.deal, trail: null } } }
}

const begun = ({ seq }: Table, { state, turn }: Deal): Trail => ({ seq, state, turn, steps: [] })

/** After a move or a signal. */
export function trailAfter(
  game: AnyGame,
  table: Table,
  { trail }: Deal,
  step: GameStep,
): Trail | null {
  if (!trail) return null
  const { seat } = step
  const what = 'move' in step ? { move: step.move } : { signal: step.signal }
  return followed(game, trail, { seq: table.seq, seat, ...what }, movesBehind(table))
}

/** What watchers see where hands are open; null where they are not. Nobody sees anything older than before. */
export function watchedWithOpenHands(game: AnyGame, table: Table, deal: Deal): Projection | null {
  const { trail, past } = deal
  if (!trail || !areHandsOpen(table)) return null
  const [delayed] = past
  const opened = openProjection(game, trail, movesBehind(table))
  return opened ?? (delayed && delayed.seq <= trail.seq ? delayed : closedProjection(game, trail))
}

/** Of both delays the longer one: open hands never show watchers more than they would see without. */
const movesBehind = ({ delay, openHands }: Table): number => Math.max(delay, openHands)
