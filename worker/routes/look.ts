import { ok, refuse, type Result } from '../../shared/result.ts'
import type { Refused } from '../../shared/wire/refusals.ts'
import type { TableObject } from '../table/TableObject.ts'
import { withTimeLimit } from '../time-limit.ts'

/** What everybody may see of a table, as JSON. */
export async function lookAt(
  table: DurableObjectStub<TableObject>,
): Promise<Result<string, Refused>> {
  const seen = await withTimeLimit(table.look())
  if (seen === null) return refuse({ refusal: 'no-such-table' })
  return typeof seen === 'string' ? ok(seen) : refuse(seen)
}
