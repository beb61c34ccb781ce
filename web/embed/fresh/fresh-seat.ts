import { codeInPath } from '../../../shared/code.ts'
import type { Refused } from '../../../shared/protocol/refusals.ts'
import { fetchPublicState } from '../../client/api.ts'
import { navigateToSeat, currentUrl } from '../../client/router.ts'
import { openTableAndSit } from '../../parts/open-table-and-sit.ts'
import { myName } from '../../parts/my-name.ts'
import { removeValue, storeValue, storedValue } from '../../client/storage.ts'
import { seatToken } from '../../client/stored-table.ts'
import type { FreshTableProps } from '../../table/end/fresh-table-context.ts'
import { tell } from '../page-around.ts'

// A frame that opens fresh tables finds the one again that its viewer has opened here, when the page is loaded once more.

/** What the page around has asked for: a game and its rules, or a table that somebody went on from. */
function nameHere(): string {
  const { path, search } = currentUrl.value
  const query = new URLSearchParams(search)
  const game = query.get('game')
  return game === null ? `fresh.${codeHere(path)}` : `fresh.${game}.${query.get('rules') ?? ''}`
}

const codeHere = (path: string): string => codeInPath(path.split('/')[2] ?? '') ?? ''

/** The code of that table, if it still stands and the viewer still has a seat there; null where it is the one in sight. */
export async function freshTableKept(): Promise<string | null> {
  const name = nameHere()
  const code = storedValue(name)
  if (typeof code !== 'string' || seatToken(code) === null) return null
  if (code === codeHere(currentUrl.value.path)) return null
  const answer = await fetchPublicState(code)
  if (answer.ok) return code
  if (answer.refused.refusal === 'no-such-table') removeValue(name)
  return null
}

/** Opens one and takes the viewer there, in this frame; null if all went well. */
export async function openFreshTable(
  wanted: Pick<FreshTableProps, 'game' | 'options'>,
): Promise<Refused | null> {
  const opened = await openTableAndSit(wanted, myName.value)
  if (!opened.ok) return opened.refused
  storeValue(nameHere(), opened.value)
  tell({ type: 'opened', code: opened.value })
  navigateToSeat(opened.value)
  return null
}
