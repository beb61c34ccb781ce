import type { AnyGame, AnyOptions, AnyState } from '../../../shared/game/game.ts'
import { applyStep } from '../../../shared/game/steps.ts'
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
 * The maximum number of signals after a move that a trail (`Trail` in table.ts) stores as separate
 * steps. More signals are folded into one step, since players can repeat signals without limit.
 */
const maxSignals = 5

/**
 * Appends a step to the trail (`Trail` in table.ts), from which delayed views of open hands are
 * computed. Steps that spectators may see now are applied to `trail.state` and dropped.
 * @param state the state of the deal after `step`
 */
function extendTrail(
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
    isTakenBack: endsWithTakeBack(passed) ?? trail.isTakenBack,
    steps: all.slice(late),
    heldPosition: movesAmong(all) < moves ? trail.heldPosition : null,
  }
}

/**
 * Folds the signals since the last move into one step if there are too many. Spectators don't need
 * the separate steps, since they only see the states before moves.
 */
function foldSignals(steps: readonly TrailStep[], state: AnyState): readonly TrailStep[] {
  const from = steps.findLastIndex(isMove) + 1
  const [first, ...others] = steps.slice(from)
  if (!first || others.length < maxSignals) return steps
  return [...steps.slice(0, from), { seq: first.seq, state }]
}

/**
 * Returns the view with all hands as it was `moves` moves ago. Returns null if fewer moves have
 * been made since the hands were opened.
 */
function openProjection(game: AnyGame, trail: Trail, moves: number): Position | null {
  const { state, turn, isTakenBack, steps } = trail
  const [next] = steps
  if (!next || movesAmong(steps) < moves) return null
  const view = game.view(state, 'open-hands')
  return {
    seq: next.seq,
    turn,
    toMove: game.toMove(state),
    view,
    openHands: true,
    ...(isTakenBack && { takenBack: true }),
  }
}

/**
 * Returns the public view, without hands, from the time when the hands were opened. Spectators see
 * this view until the first view with open hands is old enough.
 */
const closedProjection = (game: AnyGame, { seq, state, turn }: Trail): Position => ({
  seq,
  turn,
  toMove: game.toMove(state),
  view: game.view(state, 'public'),
})

/**
 * Returns the last `moves` moves with all steps between and after them, or all steps if there are
 * fewer moves.
 */
function lastSteps(steps: readonly TrailStep[], moves: number): readonly TrailStep[] {
  const made = steps.flatMap((step, at) => (isMove(step) ? [at] : []))
  return made.length < moves ? steps : steps.slice(made.at(-moves))
}

const isMove = (step: TrailStep): boolean => 'move' in step || 'takeBack' in step

/** Returns whether the last move among `steps` is a take-back; null if there is no move. */
function endsWithTakeBack(steps: readonly TrailStep[]): boolean | null {
  const last = steps.findLast(isMove)
  return last ? 'takeBack' in last : null
}

const movesAmong = (steps: readonly TrailStep[]): number => steps.filter(isMove).length

function after(game: AnyGame, options: AnyOptions, state: AnyState, step: TrailStep): AnyState {
  return 'state' in step ? step.state : applyStep(game, options, state, step)
}

// If all players agree, spectators see all hands, some moves late. They never see a hand from before
// the last player agreed. A player who refuses does so for the whole deal: the cards stay hidden even
// if another player takes over the seat.

/**
 * Stores the host's offer of open hands, or withdraws it. If the host changes the delay in moves, all
 * players have to answer again.
 */
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

/**
 * Stores a player's answer to the offer of open hands. `shows` false is a refusal, and also
 * withdraws an earlier agreement.
 */
export function answerOpenHands(
  table: Table,
  seat: number,
  human: Human,
  shows: boolean,
): Decision {
  // Without an offer, a player cannot agree, and a refusal changes nothing.
  if (table.openHands === 0) return shows ? refuse({ refusal: 'not-now' }) : ok({ table })
  return ok({
    table: withAnswer(withSeat(table, seat, { ...human, showsHand: shows }), human.id, shows),
    entry: { type: 'show-hand', data: { seat, shows } },
  })
}

/**
 * Stores an answer to the offer of open hands in the deal. After a player has refused, spectators
 * can see this deal's hands only if the same player agrees later.
 */
function withAnswer(table: Table, id: string, shows: boolean): Table {
  const { phase } = table
  if (phase.name !== 'playing' || phase.deal.refusedBy.includes(id) !== shows) return table
  const others = phase.deal.refusedBy.filter((one) => one !== id)
  const deal = { ...phase.deal, refusedBy: shows ? others : [...others, id] }
  return { ...table, phase: { ...phase, deal } }
}

/**
 * Returns the table after a player has lost the seat. A player who had not agreed to open hands
 * counts as having refused for this deal.
 */
export const withLeaversAnswer = (table: Table, { id, showsHand }: Human): Table =>
  table.openHands > 0 && showsHand !== true ? withAnswer(table, id, false) : table

/** Returns the ids of the players who have already refused open hands when the cards are dealt. */
export const refusersAt = (table: Table): string[] =>
  humansAt(table).flatMap(({ id, showsHand }) => (showsHand === false ? [id] : []))

/**
 * Returns whether a player has left who had not agreed to open hands. In that case hands stay
 * closed until the next deal.
 */
export const isClosedByLeaver = (table: Table): boolean =>
  table.openHands > 0 &&
  table.phase.name === 'playing' &&
  table.phase.deal.refusedBy.some((id) => seatOf(table, id) < 0)

/** Clears the answers to the offer of open hands. Called when another game is chosen. */
export const withoutAnswers = (table: Table): Table => ({
  ...table,
  seats: table.seats.map(withoutAnswer),
})

const withoutAnswer = (one: TableSeat): TableSeat =>
  one.kind === 'human' ? { ...one, showsHand: null } : one

/** Returns whether all present and former players of this deal have agreed. Bots are not asked. */
export const areHandsOpen = (table: Table): boolean =>
  table.openHands > 0 &&
  table.phase.name === 'playing' &&
  table.phase.deal.refusedBy.length === 0 &&
  humansAt(table).every(({ showsHand }) => showsHand === true)

/**
 * Starts the trail (`Trail` in table.ts) when the last player agrees, and drops it when hands are
 * no longer open.
 */
export function withTrail(table: Table): Table {
  const { phase } = table
  if (phase.name !== 'playing') return table
  const trail = areHandsOpen(table) ? (phase.deal.trail ?? newTrail(table, phase.deal)) : null
  if (trail === phase.deal.trail) return table
  return { ...table, phase: { ...phase, deal: { ...phase.deal, trail } } }
}

/**
 * Restarts the trail if hands are open. Spectators keep seeing the last view until the new trail
 * contains as many moves as their delay.
 */
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
  isTakenBack: false,
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
  const action =
    'takeBack' in step
      ? ({ takeBack: true, state } as const)
      : 'move' in step
        ? { seat, move: step.move }
        : { seat, signal: step.signal }
  return extendTrail(game, table, trail, { seq: table.seq, ...action }, state, movesBehind(table))
}

/**
 * Returns the projection for spectators while hands are open; null if hands are closed. It is never
 * older than a projection that spectators have already seen.
 */
export function openHandsProjection(game: AnyGame, table: Table, deal: Deal): Position | null {
  const { trail, past } = deal
  if (!trail || !areHandsOpen(table)) return null
  const [delayed] = past
  const opened = openProjection(game, trail, movesBehind(table)) ?? trail.heldPosition
  return opened ?? (delayed && delayed.seq <= trail.seq ? delayed : closedProjection(game, trail))
}

/**
 * Returns the delay of spectators in moves. It is the longer of `spectatorDelay` and `openHands`,
 * so that open hands never show a newer state than `spectatorDelay` allows.
 */
const movesBehind = ({ spectatorDelay, openHands }: Table): number =>
  Math.max(spectatorDelay, openHands)
