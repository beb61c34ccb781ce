import type { PublicState } from '../../../shared/wire/protocol.ts'

/** What everybody may see of a table; null where there is no answer. */
export async function publicState(code: string): Promise<PublicState | null> {
  try {
    const answer = await fetch(`/api/tables/${code}`)
    return answer.ok ? ((await answer.json()) as PublicState) : null
  } catch {
    return null
  }
}
