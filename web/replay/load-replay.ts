import { makeReplayable } from '../../shared/deal/replay.ts'
import { ok, refuse, type Result } from '../../shared/result.ts'
import type { GameRecord, PublicTable } from '../../shared/protocol/protocol.ts'
import type { Refused } from '../../shared/protocol/refusals.ts'
import { fetchApplause, fetchGameRecord } from '../client/api.ts'
import { loadRules } from '../boards/load-on-demand.ts'
import type { ReplayPosition } from './replay-position.ts'
import { Replay } from './replay.ts'

/**
 * Loads the finished game of a table. The replay begins at the position that `findPosition`
 * returns; at the end of the game if it returns null.
 */
export async function loadReplay(
  { code, game }: Pick<PublicTable, 'code' | 'game'>,
  findPosition: (record: GameRecord) => ReplayPosition | null = () => null,
): Promise<Result<Replay, Refused>> {
  const [rules, record] = await Promise.all([loadRules(game), fetchGameRecord(code)])
  if (!record.ok) return record
  const played = makeReplayable(rules, record.value)
  if (!played) return refuse({ refusal: 'older-rules' })
  return ok(new Replay(rules, played, findPosition(record.value)))
}

/** Adds the stored applause of spectators to a replay. If the request fails, adds nothing. */
export async function loadApplause(code: string, replay: Replay): Promise<void> {
  const answer = await fetchApplause(code)
  if (answer.ok && answer.value.deal === replay.record.deal)
    replay.applause.value = answer.value.turns
}

/**
 * Returns whether the table has played a deal of a day that still runs. Its record is not published
 * yet.
 */
export const isRecordSecret = ({ sameDeal: same }: Pick<PublicTable, 'sameDeal'>): boolean =>
  same !== undefined &&
  'day' in same.firstDealt &&
  same.firstDealt.day >= new Date().toISOString().slice(0, 10)
