import * as v from 'valibot'

import { ok, refuse, type Result } from '../result.ts'
import type { Refused } from './refusals.ts'

/** What a stranger has sent, by its schema. What is too large is not even parsed. */
export function read<Read>(
  schema: v.GenericSchema<unknown, Read>,
  text: string,
  most: number,
): Result<Read, Refused> {
  if (text.length > most) return refuse({ refusal: 'too-large' })
  const parsed = v.safeParse(schema, readJson(text))
  return parsed.success ? ok(parsed.output) : refuse({ refusal: 'malformed' })
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
