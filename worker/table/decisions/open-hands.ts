import type { AnyGame, AnyOptions, AnyState } from '../../../shared/game/game.ts'
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

/**
 * Players can repeat signals without limit, so more than this number between two moves fold into
 * one step.
 */
const maxSignals = 5

/**
 * Appends a step to the trail and drops the steps that are old enough to be shown.
 * @param state the state of the deal after `step`
 */
export function extendTrail(
  game: AnyGame,
  table: Pick<Table, 'options'>,
  trail: Trail,
  step: TrailStep,
  state: AnyState,
  moves: number,
): Trail {
  const all = foldSignals([...trail.steps, step], state)
  const late = all.length - lastSteps(all, moves).length
  const passed = all.slice(0, late)
  return {
    seq: trail.seq,
    state: passed.reduce((before, one) => after(game, table.options, before, one), trail.state),
    turn: trail.turn + movesAmong(passed),
    steps: all.slice(late),
    heldPosition: movesAmong(all) < moves ? trail.heldPosition : null,
  }
}

/** Spectators only see the states before moves, so the signals since the last move can be folded into one step. */
function foldSignals(steps: readonly TrailStep[], state: AnyState): readonly TrailStep[] {
  const from = steps.findLastIndex(isMove) + 1
  const [first, ...others] = steps.slice(from)
  if (!first || others.length < maxSignals) return steps
  return [...steps.slice(0, from), { seq: first.seq, state }]
}

/** Returns the open-hands projection from `moves` moves ago; null if fewer have been made since hands were opened. */
export function openProjection(game: AnyGame, trail: Trail, moves: number): Position | null {
  const { state, turn, steps } = trail
  const [next] = steps
  if (!next || movesAmong(steps) < moves) return null
  const view = game.view(state, 'open-hands')
  return { seq: next.seq, turn, toMove: game.toMove(state), view, openHands: true }
}

/**
 * Returns the public projection from the time when hands were opened. Spectators see it until the first open one is
 * old enough.
 */
export const closedProjection = (game: AnyGame, { seq, state, turn }: Trail): Position => ({
  seq,
  turn,
  toMove: game.toMove(state),
  view: game.view(state, 'public'),
})

/** Returns the steps since the last `moves` moves, or all steps if there are fewer moves. */
function lastSteps(steps: readonly TrailStep[], moves: number): readonly TrailStep[] {
  const made = steps.flatMap((step, at) => (isMove(step) ? [at] : []))
  return made.length < moves ? steps : steps.slice(made.at(-moves))
}

const isMove = (step: TrailStep): boolean => 'move' in step

const movesAmong = (steps: readonly TrailStep[]): number => steps.filter(isMove).length

function after(game: AnyGame, options: AnyOptions, state: AnyState, step: TrailStep): AnyState {
  if ('state' in step) return step.state
  return 'move' in step
    ? game.apply(state, step.seat, step.move, options)
    : game.signal(state, step.seat, step.signal)
}

// Spectators see all hands, some moves late, if all players agree. A hand that a player held before the last yes is
// never shown. A no holds for the cards of that deal, even when another player holds them later.

/** The host offers open hands or withdraws the offer. All players are asked again if the number of moves changes. */
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
  const asked = { ...withRestartedTrail(game, table), seats, openHands: moves }
  return ok({
    table: moves > 0 ? withAnswer(asked, host.id, true) : asked,
    entry: { type: 'set-open-hands', data: { seat: seatOf(table, host.id), moves } },
  })
}

/** A player agrees, refuses, or withdraws an earlier yes. */
export function answerOpenHands(
  table: Table,
  seat: number,
  human: Human,
  shows: boolean,
): Decision {
  // If there is no offer, a no changes nothing and a yes is refused.
  if (table.openHands === 0) return shows ? refuse({ refusal: 'not-now' }) : ok({ table })
  return ok({
    table: withAnswer(withSeat(table, seat, { ...human, showsHand: shows }), human.id, shows),
    entry: { type: 'show-hand', data: { seat, shows } },
  })
}

/** Stores an answer. After a no, only the same player can say yes to the cards of this deal. */
function withAnswer(table: Table, id: string, shows: boolean): Table {
  const { phase } = table
  if (phase.name !== 'playing' || phase.deal.refusedBy.includes(id) !== shows) return table
  const others = phase.deal.refusedBy.filter((one) => one !== id)
  const deal = { ...phase.deal, refusedBy: shows ? others : [...others, id] }
  return { ...table, phase: { ...phase, deal } }
}

/**
 * Returns the table after a player has lost the seat. Unless they had said yes, this counts as a no
 * for the cards that they held.
 */
export const withLeaversAnswer = (table: Table, { id, showsHand }: Human): Table =>
  table.openHands > 0 && showsHand !== true ? withAnswer(table, id, false) : table

/** Returns the players who have said no before the cards are dealt. */
export const refusersAt = (table: Table): string[] =>
  humansAt(table).flatMap(({ id, showsHand }) => (showsHand === false ? [id] : []))

/**
 * Whether a player has left without having said yes, so that hands stay closed until the next deal.
 */
export const isClosedByLeaver = (table: Table): boolean =>
  table.openHands > 0 &&
  table.phase.name === 'playing' &&
  table.phase.deal.refusedBy.some((id) => seatOf(table, id) < 0)

/** Clears the answers when another game is chosen. */
export const withoutAnswers = (table: Table): Table => ({
  ...table,
  seats: table.seats.map(withoutAnswer),
})

const withoutAnswer = (one: TableSeat): TableSeat =>
  one.kind === 'human' ? { ...one, showsHand: null } : one

/** Whether all present and former players of this deal agree. Bots have nothing to hide. */
export const areHandsOpen = (table: Table): boolean =>
  table.openHands > 0 &&
  table.phase.name === 'playing' &&
  table.phase.deal.refusedBy.length === 0 &&
  humansAt(table).every(({ showsHand }) => showsHand === true)

/** Starts the trail when the last player agrees, and ends it when a player withdraws the yes. */
export function withTrail(table: Table): Table {
  const { phase } = table
  if (phase.name !== 'playing') return table
  const trail = areHandsOpen(table) ? (phase.deal.trail ?? newTrail(table, phase.deal)) : null
  if (trail === phase.deal.trail) return table
  return { ...table, phase: { ...phase, deal: { ...phase.deal, trail } } }
}

/** Restarts the trail while hands stay open: until it is long enough, spectators keep seeing the last projection. */
function withRestartedTrail(game: AnyGame, table: Table): Table {
  const { phase } = table
  if (phase.name !== 'playing') return table
  return { ...table, phase: { ...phase, deal: restartTrail(game, table, phase.deal) } }
}

export function restartTrail(game: AnyGame, table: Table, deal: Deal): Deal {
  const held = openHandsProjection(game, table, deal)
  return { ...deal, trail: held && { ...newTrail(table, deal), heldPosition: held } }
}

const newTrail = ({ seq }: Table, { state, turn }: Deal): Trail => ({
  seq,
  state,
  turn,
  steps: [],
  heldPosition: null,
})

/**
 * Returns the trail after a move or a signal.
 * @param state the state of the deal after `step`
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
  const action = 'move' in step ? { move: step.move } : { signal: step.signal }
  return extendTrail(
    game,
    table,
    trail,
    { seq: table.seq, seat, ...action },
    state,
    movesBehind(table),
  )
}

/**
 * Returns what spectators see while hands are open, or null if hands are closed. It is never older than what they
 * have seen before.
 */
export function openHandsProjection(game: AnyGame, table: Table, deal: Deal): Position | null {
  const { trail, past } = deal
  if (!trail || !areHandsOpen(table)) return null
  const [delayed] = past
  const opened = openProjection(game, trail, movesBehind(table)) ?? trail.heldPosition
  return opened ?? (delayed && delayed.seq <= trail.seq ? delayed : closedProjection(game, trail))
}

/**
 * Returns by how many moves spectators are behind: the longer of both delays, so that open hands
 * never show more than the ordinary delay allows.
 */
const movesBehind = ({ spectatorDelay, openHands }: Table): number =>
  Math.max(spectatorDelay, openHands)
