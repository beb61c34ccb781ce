import { Validator } from '@cfworker/json-schema'
import type { JsonSchema } from '@valibot/to-json-schema'

import type { OpenApi } from '../openapi/document.ts'

// For tests: reads the document as a stranger's program would, by a validator that knows nothing of what it was made of.

const validators = new WeakMap<JsonSchema, Validator>()

/** Where a value is not as a schema of the document says; nothing if it is. */
export function misfits(value: unknown, schema: JsonSchema, document: OpenApi): string[] {
  const validator = validators.get(schema) ?? validatorOf(schema, document)
  validators.set(schema, validator)
  return validator
    .validate(value)
    .errors.map(({ instanceLocation, error }) => `${instanceLocation}: ${error}`)
}

/** With all that it refers to beside it; and every fault is told, not only the first. */
const validatorOf = (schema: JsonSchema, { components }: OpenApi): Validator =>
  new Validator({ ...schema, components } as object, '2020-12', false)
