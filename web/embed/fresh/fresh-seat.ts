import { codeInPath } from '../../../shared/code.ts'
import type { Refused } from '../../../shared/protocol/refusals.ts'
import { fetchPublicState } from '../../client/api.ts'
import { navigateToSeat, currentUrl } from '../../client/router.ts'
import { openTableAndSit } from '../../parts/open-table-and-sit.ts'
import { myName } from '../../parts/my-name.ts'
import { removeValue, storeValue, storedValue } from '../../client/storage.ts'
import { seatToken } from '../../client/stored-table.ts'
import type { FreshTableProps } from '../../table/end/fresh-table-context.ts'
import { postToParent } from '../parent-page.ts'

// Remembers which table the viewer has opened in this iframe, so that the iframe shows it again
// after a reload.

/**
 * Returns the storage key of this iframe. It contains the game and its rules from the iframe's URL,
 * or else the code of the table.
 */
function storageKey(): string {
  const { path, search } = currentUrl.value
  const query = new URLSearchParams(search)
  const game = query.get('game')
  return game === null ? `fresh.${codeOfFrame(path)}` : `fresh.${game}.${query.get('rules') ?? ''}`
}

const codeOfFrame = (path: string): string => codeInPath(path.split('/')[2] ?? '') ?? ''

/**
 * Returns the code of the table that the viewer has opened in this iframe before. Returns null if
 * the table is gone, the viewer has no seat there, or the iframe shows it already.
 */
export async function storedFreshTable(): Promise<string | null> {
  const name = storageKey()
  const code = storedValue(name)
  if (typeof code !== 'string' || seatToken(code) === null) return null
  if (code === codeOfFrame(currentUrl.value.path)) return null
  const answer = await fetchPublicState(code)
  if (answer.ok) return code
  if (answer.refused.refusal === 'no-such-table') removeValue(name)
  return null
}

/**
 * Opens a table, takes a seat for the viewer, and shows the table in this iframe. Returns null on
 * success.
 */
export async function openFreshTable(
  wanted: Pick<FreshTableProps, 'game' | 'options'>,
): Promise<Refused | null> {
  const opened = await openTableAndSit(wanted, myName.value)
  if (!opened.ok) return opened.refused
  storeValue(storageKey(), opened.value)
  postToParent({ type: 'opened', code: opened.value })
  navigateToSeat(opened.value)
  return null
}
