import type { NewTable } from '../../shared/protocol/protocol.ts'
import { ok, type Result } from '../../shared/result.ts'
import type { Refused } from '../../shared/protocol/refusals.ts'
import { openTable } from '../client/api.ts'
import { preloadCuePlayer } from '../kit/motion/load-cue-player.ts'
import { markOpened } from './opened-mark.ts'
import { takeSeat } from '../client/take-seat.ts'

/** Opens a table and takes the host's seat. Returns its code. */
export async function openTableAndSit(
  wanted: NewTable,
  name: string,
): Promise<Result<string, Refused>> {
  preloadCuePlayer()
  const made = await openTable(wanted)
  if (!made.ok) return made
  const { code } = made.value
  markOpened(code)
  const seated = await takeSeat(code, name)
  return seated.ok ? ok(code) : seated
}
