import { checking } from '../../../shared/deal/record.ts'
import { makeReplayable, replaying, type ReplayableGame } from '../../../shared/deal/replay.ts'
import type { AnyGame, AnyState, Seat } from '../../../shared/game/game.ts'
import { versionOf } from '../../../shared/game/version.ts'
import { ok, refuse, type Result } from '../../../shared/result.ts'
import { limits } from '../../../shared/protocol/limits.ts'
import type {
  GameRecord,
  GameStep,
  MissedMoves,
  Position,
} from '../../../shared/protocol/protocol.ts'
import type { Refused } from '../../../shared/protocol/refusals.ts'
import type { CooperativeTask } from '../../../shared/cooperative-task.ts'
import { dealAt, type Deal, type FinishedGame, type Table } from './table.ts'
import { projectionNow } from './positions.ts'
import { viewerInDeal } from './views.ts'

/**
 * Returns the record of the last finished game. It contains everything that is needed to replay and
 * verify the game.
 */
export function* gameRecord(
  { code }: Table,
  {
    deal,
    game,
    gameVersion,
    options,
    before,
    names,
    pieces,
    cloth,
    proof,
    same,
    outcome,
  }: FinishedGame,
  steps: readonly GameStep[],
): CooperativeTask<GameRecord> {
  const unchecked = {
    format: 'tischlein.game.1',
    code,
    deal,
    ...(same && { firstDealt: same.firstDealt }),
    game,
    gameVersion,
    options,
    previousGame: before,
    names,
    pieces,
    ...(cloth && { cloth }),
    proof,
    steps,
  } as const
  return { ...unchecked, checks: yield* checking(unchecked), outcome }
}

/** A move or signal with its sequence number in the log. */
export type LoggedStep = { readonly seq: number; readonly step: GameStep }

/**
 * Returns the projections of this deal that a seat has missed since the log entry `since`, exactly
 * as its connection would have received them. Does not return the moves, since some moves contain
 * information that only their player may know.
 * @param loggedSteps returns all moves and signals of a deal
 */
export function* missedProjections(
  game: AnyGame,
  table: Table,
  seat: Seat,
  since: number,
  loggedSteps: (deal: Deal) => readonly LoggedStep[],
): CooperativeTask<Result<MissedMoves, Refused>> {
  const deal = dealAt(table)
  if (!deal) return refuse({ refusal: 'not-now' })
  if (since > table.seq) return refuse({ refusal: 'malformed' })
  const steps = loggedSteps(deal)
  const seen = steps.filter(({ seq }) => seq <= since).length
  // A finished deal of the day has no record before its day is over. So its players can request
  // more of their own views than in other games.
  const most = isDealOfDay(table) ? limits.daySteps : limits.missedSteps
  const from = Math.max(seen, steps.length - most)
  const viewer = viewerInDeal(table, seat)
  const positions: Position[] = []
  const played = recordedGame(game, table, deal, steps)
  // The program no longer has the rules of this deal, so it can't replay the deal. Count all missed
  // steps as skipped.
  if (!played)
    return ok({ game: table.game, deal: deal.number, skipped: steps.length - seen, positions })
  if (seen < steps.length)
    for (const { seq, isTakeBack, ...then } of (yield* loggedStates(
      game,
      deal,
      played,
      steps,
    )).slice(from)) {
      const position = projectionNow(game, { ...table, seq }, { ...deal, ...then }, viewer)
      positions.push(isTakeBack ? { ...position, takenBack: true } : position)
      yield
    }
  return ok({ game: table.game, deal: deal.number, skipped: from - seen, positions })
}

const isDealOfDay = ({ phase }: Table): boolean =>
  phase.name === 'over' && phase.deal.same !== undefined && 'day' in phase.deal.same.firstDealt

type LoggedState = {
  readonly seq: number
  readonly turn: number
  readonly state: AnyState
  readonly isTakeBack: boolean
}

function recordedGame(
  game: AnyGame,
  table: Table,
  { number, gameVersion, secret, before, same, proof }: Deal,
  loggedSteps: readonly LoggedStep[],
): ReplayableGame | null {
  const { code, options } = table
  // If the rules have changed since the deal, they would lead to other states. Compare the
  // versions, since `table.options` were already converted to the current rules.
  if (gameVersion !== versionOf(game)) return null
  return makeReplayable(game, {
    code,
    deal: number,
    ...(same && { firstDealt: same.firstDealt }),
    gameVersion,
    options,
    previousGame: before,
    proof: { ...proof, secret },
    steps: loggedSteps.map(({ step }) => step),
  })
}

/** Returns the state of the deal before the first step and after each step. */
function* loggedStates(
  game: AnyGame,
  { from }: Deal,
  played: ReplayableGame,
  loggedSteps: readonly LoggedStep[],
): CooperativeTask<readonly LoggedState[]> {
  const states = yield* replaying(game, played)
  let [seq, turn] = [from, 0]
  return states.map((state, made) => {
    const last = loggedSteps[made - 1]
    if (last) seq = last.seq
    if (last && !('signal' in last.step)) turn += 1
    return { seq, turn, state, isTakeBack: last !== undefined && 'takeBack' in last.step }
  })
}
