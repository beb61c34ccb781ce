import type { Refused } from '../../shared/protocol/protocol.ts'
import type { Misfit, VerifiedGame } from '../../shared/deal/record.ts'
import { readJson } from '../../shared/read-json.ts'
import type { Result } from '../../shared/result.ts'
import { fetchGameRecord } from '../client/api.ts'

type CheckName = Misfit['what']

/** The result of one check. After the first failure, all later checks are skipped. */
export type Check = { readonly name: CheckName; readonly result: 'fits' | 'misfit' | 'skipped' }

export type Verification =
  /** The game could not be loaded, so there is nothing to verify. */
  | { readonly name: 'nothing'; readonly refused: Refused }
  /** The browser could not read the file, for example because it has been deleted. */
  | { readonly name: 'unreadable' }
  | {
      readonly name: 'checked'
      readonly checks: readonly Check[]
      readonly result: Result<VerifiedGame, Misfit>
    }

export async function verifyTable(code: string): Promise<Verification> {
  const answer = await fetchGameRecord(code)
  return answer.ok ? verify(answer.value) : { name: 'nothing', refused: answer.refused }
}

export async function verifyFile(file: File): Promise<Verification> {
  const text = await file.text().catch(() => null)
  return text === null ? { name: 'unreadable' } : verify(readJson(text))
}

async function verify(record: unknown): Promise<Verification> {
  // Loaded lazily, because this module needs the rules and schemas of all games.
  const { misfits, verifyRecord } = await import('../../shared/deal/record.ts')
  const result = verifyRecord(record)
  const broken = result.ok ? misfits.length : misfits.indexOf(result.refused.what)
  const checks = misfits.map((what, at): Check => {
    return { name: what, result: at < broken ? 'fits' : at === broken ? 'misfit' : 'skipped' }
  })
  return { name: 'checked', checks, result }
}
