import type { NewTable } from '../../shared/wire/protocol.ts'
import { ok, refuse, type Result } from '../../shared/result.ts'
import type { Refusal } from '../../shared/wire/refusals.ts'
import { openTable } from '../client/api.ts'
import { prepareToPlay } from '../kit/motion/prepare-to-play.ts'
import { keepOpened } from './just-opened.ts'
import { takeSeat } from '../client/take-seat.ts'

/** A fresh table with its host on it; answers with its code. */
export async function openAndSit(wanted: NewTable, name: string): Promise<Result<string, Refusal>> {
  prepareToPlay()
  const made = await openTable(wanted)
  if (!made.ok) return refuse(made.refused.refusal)
  const { code } = made.value
  keepOpened(code)
  const seated = await takeSeat(code, name)
  return seated.ok ? ok(code) : refuse(seated.refused.refusal)
}
