import type { GameRecord } from '../../../shared/protocol/protocol.ts'
import { ok, refuse, type Result } from '../../../shared/result.ts'
import type { Refusal } from '../../../shared/protocol/refusals.ts'

/**
 * Parses a saved game and verifies it. An edited file is refused, so that it is not shown as if it
 * were genuine.
 */
export async function readRecord(text: string): Promise<Result<GameRecord, Refusal>> {
  // Loaded lazily, because this module needs the rules and schemas of all games.
  const { verifyRecord } = await import('../../../shared/deal/record.ts')
  const read = verifyRecord(readJson(text))
  if (read.ok) return ok(read.value.record)
  const { what } = read.refused
  if (what === 'older-rules') return refuse(what)
  return refuse(what === 'game' ? 'no-such-game' : 'malformed')
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
