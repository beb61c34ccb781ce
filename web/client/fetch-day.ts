import type { DayDescription } from '../../shared/protocol/protocol.ts'

/**
 * Fetches the published data of a day. Returns null without a network, or if there is no such day.
 */
export async function fetchDay(day: string): Promise<DayDescription | null> {
  try {
    const answer = await fetch(`/api/day/${day}`)
    return answer.ok ? ((await answer.json()) as DayDescription) : null
  } catch {
    return null
  }
}
