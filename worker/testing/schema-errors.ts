import { Validator } from '@cfworker/json-schema'
import type { JsonSchema } from '@valibot/to-json-schema'

import type { OpenApi } from '../openapi/document.ts'

// Validates values in tests against the OpenAPI document, with a validator that does not depend on
// how the document was made.

const validators = new WeakMap<JsonSchema, Validator>()

/** Returns the errors that the validator finds in a value, for a schema of the document. */
export function schemaErrors(value: unknown, schema: JsonSchema, document: OpenApi): string[] {
  const validator = validators.get(schema) ?? validatorOf(schema, document)
  validators.set(schema, validator)
  return validator
    .validate(value)
    .errors.map(({ instanceLocation, error }) => `${instanceLocation}: ${error}`)
}

/**
 * Returns a validator that knows the components to which the schema refers. It reports all errors
 * instead of only the first.
 */
const validatorOf = (schema: JsonSchema, { components }: OpenApi): Validator =>
  new Validator({ ...schema, components } as object, '2020-12', false)
