import type { AnyGame, AnyState } from '../../../shared/game/game.ts'
import { ok, refuse } from '../../../shared/result.ts'
import type { GameStep, Position } from '../../../shared/protocol/protocol.ts'
import type { OpenHandsDelay } from '../../../shared/protocol/table-settings.ts'
import {
  humansAt,
  seatOf,
  withSeat,
  type Deal,
  type Decision,
  type Human,
  type Table,
  type TableSeat,
  type Trail,
  type TrailStep,
} from './table.ts'

/** Signals count for no move, and a player may repeat them: more than these between two moves fold into one step. */
const mostSignals = 5

/** @param state of the deal after the step */
export function followed(
  game: AnyGame,
  trail: Trail,
  step: TrailStep,
  state: AnyState,
  moves: number,
): Trail {
  const all = folded([...trail.steps, step], state)
  const late = all.length - lastSteps(all, moves).length
  const passed = all.slice(0, late)
  return {
    seq: trail.seq,
    state: passed.reduce((before, one) => after(game, before, one), trail.state),
    turn: trail.turn + movesAmong(passed),
    steps: all.slice(late),
    held: movesAmong(all) < moves ? trail.held : null,
  }
}

/** Spectators only see the deal as it stood before a move, so the signals since the last one may be one step. */
function folded(steps: readonly TrailStep[], state: AnyState): readonly TrailStep[] {
  const from = steps.findLastIndex(isMove) + 1
  const [first, ...others] = steps.slice(from)
  if (!first || others.length < mostSignals) return steps
  return [...steps.slice(0, from), { seq: first.seq, state }]
}

/** The view of everybody, as many moves ago; null while fewer have been made since hands were opened. */
export function openProjection(game: AnyGame, trail: Trail, moves: number): Position | null {
  const { state, turn, steps } = trail
  const [next] = steps
  if (!next || movesAmong(steps) < moves) return null
  const view = game.view(state, 'open-hands')
  return { seq: next.seq, turn, toMove: game.toMove(state), view, openHands: true }
}

/** As it stood when hands were opened, with none of them: what watchers see until the first are late enough. */
export const closedProjection = (game: AnyGame, { seq, state, turn }: Trail): Position => ({
  seq,
  turn,
  toMove: game.toMove(state),
  view: game.view(state, 'public'),
})

/** From the last but so many moves on; all of them where there are not as many. */
function lastSteps(steps: readonly TrailStep[], moves: number): readonly TrailStep[] {
  const made = steps.flatMap((step, at) => (isMove(step) ? [at] : []))
  return made.length < moves ? steps : steps.slice(made.at(-moves))
}

const isMove = (step: TrailStep): boolean => 'move' in step

const movesAmong = (steps: readonly TrailStep[]): number => steps.filter(isMove).length

function after(game: AnyGame, state: AnyState, step: TrailStep): AnyState {
  if ('state' in step) return step.state
  return 'move' in step
    ? game.apply(state, step.seat, step.move)
    : game.signal(state, step.seat, step.signal)
}

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
export function watchedWithOpenHands(game: AnyGame, table: Table, deal: Deal): Position | null {
  const { trail, past } = deal
  if (!trail || !areHandsOpen(table)) return null
  const [delayed] = past
  const opened = openProjection(game, trail, movesBehind(table)) ?? trail.held
  return opened ?? (delayed && delayed.seq <= trail.seq ? delayed : closedProjection(game, trail))
}

/** Of both delays the longer one: open hands never show watchers more than they would see without. */
const movesBehind = ({ delay, openHands }: Table): number => Math.max(delay, openHands)
