import * as v from 'valibot'

import { readJson } from '../read-json.ts'
import { ok, refuse, type Result } from '../result.ts'
import type { Refused } from './refusals.ts'

/**
 * Parses and validates JSON from a client. A text longer than `most` characters is refused without
 * parsing.
 */
export const read = <Read>(
  schema: v.GenericSchema<unknown, Read>,
  text: string,
  most: number,
): Result<Read, Refused> => readBy(() => schema, text, most)

/** Parses and validates JSON like `read`. `schemaFor` picks the schema by the parsed value. */
export function readBy<Read>(
  schemaFor: (said: unknown) => v.GenericSchema<unknown, Read>,
  text: string,
  most: number,
): Result<Read, Refused> {
  if (text.length > most) return refuse({ refusal: 'too-large' })
  const said = readJson(text)
  const parsed = v.safeParse(schemaFor(said), said)
  return parsed.success ? ok(parsed.output) : refuse({ refusal: 'malformed' })
}
