import { lookAtTable } from '../api.ts'
import { forget, remember, remembered } from '../storage.ts'
import { seatToken } from '../table/model/kept-table.ts'

// A frame that opens fresh tables finds the one again that its viewer has opened here, when the page is loaded once more.

const nameOf = (game: string, rules: string | null): string => `fresh.${game}.${rules ?? ''}`

export const keepFreshTable = (game: string, rules: string | null, code: string): void =>
  remember(nameOf(game, rules), code)

/** The code of that table, if it still stands and the viewer still has a seat there. */
export async function freshTableKept(game: string, rules: string | null): Promise<string | null> {
  const code = remembered(nameOf(game, rules))
  if (typeof code !== 'string' || seatToken(code) === null) return null
  const answer = await lookAtTable(code)
  if (answer.ok) return code
  if (answer.refused.refusal === 'no-such-table') forget(nameOf(game, rules))
  return null
}
