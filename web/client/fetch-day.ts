import type { DayDescription } from '../../shared/protocol/protocol.ts'

/** Fetches what is published of a day. Returns null if there is no network, or no such day. */
export async function fetchDay(day: string): Promise<DayDescription | null> {
  try {
    const answer = await fetch(`/api/day/${day}`)
    return answer.ok ? ((await answer.json()) as DayDescription) : null
  } catch {
    return null
  }
}
