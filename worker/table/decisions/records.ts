import { checking } from '../../../shared/deal/record.ts'
import { playedToday, replaying, type PlayedToday } from '../../../shared/deal/replay.ts'
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
import type { Work } from '../../../shared/work.ts'
import { dealAt, type Deal, type Finished, type Table } from './table.ts'
import { projectionNow, viewerInDeal } from './views.ts'

/** The last finished game with all that is needed to play it again and to check it. */
export function* gameRecord(
  { code }: Table,
  { deal, game, gameVersion, options, before, names, pieces, proof, same, outcome }: Finished,
  steps: readonly GameStep[],
): Work<GameRecord> {
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
    proof,
    steps,
  } as const
  return { ...unchecked, checks: yield* checking(unchecked), outcome }
}

/** A move or signal with its number in the log. */
export type LoggedStep = { readonly seq: number; readonly step: GameStep }

/**
 * What a seat has not seen of this deal since the entry `since` of the log: the very views that its line would have
 * brought, and nothing else. The moves themselves stay here, since some tell what only their player knows.
 * @param logged all moves and signals of a deal
 */
export function* missedBy(
  game: AnyGame,
  table: Table,
  seat: Seat,
  since: number,
  logged: (deal: Deal) => readonly LoggedStep[],
): Work<Result<MissedMoves, Refused>> {
  const deal = dealAt(table)
  if (!deal) return refuse({ refusal: 'not-now' })
  if (since > table.seq) return refuse({ refusal: 'malformed' })
  const steps = logged(deal)
  const seen = steps.filter(({ seq }) => seq <= since).length
  const from = Math.max(seen, steps.length - limits.missedSteps)
  const viewer = viewerInDeal(table, seat)
  const positions: Position[] = []
  const played = playedAt(game, table, deal, steps)
  // Nobody can say any more what a game looked like that began by older rules.
  if (!played)
    return ok({ game: table.game, deal: deal.number, skipped: steps.length - seen, positions })
  if (seen < steps.length)
    for (const { seq, ...then } of (yield* momentsOf(game, deal, played, steps)).slice(from)) {
      positions.push(projectionNow(game, { ...table, seq }, { ...deal, ...then }, viewer))
      yield
    }
  return ok({ game: table.game, deal: deal.number, skipped: from - seen, positions })
}

type Moment = { readonly seq: number; readonly turn: number; readonly state: AnyState }

function playedAt(
  game: AnyGame,
  table: Table,
  { number, gameVersion, secret, before, same, proof }: Deal,
  logged: readonly LoggedStep[],
): PlayedToday | null {
  const { code, options } = table
  // By rules that lead elsewhere: the options of the table are today's already.
  if (gameVersion !== versionOf(game)) return null
  return playedToday(game, {
    code,
    deal: number,
    ...(same && { firstDealt: same.firstDealt }),
    gameVersion,
    options,
    previousGame: before,
    proof: { ...proof, secret },
    steps: logged.map(({ step }) => step),
  })
}

/** The deal as it was dealt, and after each step. */
function* momentsOf(
  game: AnyGame,
  { from }: Deal,
  played: PlayedToday,
  logged: readonly LoggedStep[],
): Work<readonly Moment[]> {
  const states = yield* replaying(game, played)
  let [seq, turn] = [from, 0]
  return states.map((state, made) => {
    const last = logged[made - 1]
    if (last) seq = last.seq
    if (last && 'move' in last.step) turn += 1
    return { seq, turn, state }
  })
}
