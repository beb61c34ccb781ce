import { Validator } from '@cfworker/json-schema'
import type { JsonSchema } from '@valibot/to-json-schema'

import type { OpenApi } from '../openapi/document.ts'

// Validates values in tests against the OpenAPI document, with a validator that does not depend on
// how the document was made.

const validators = new WeakMap<JsonSchema, Validator>()

/** Returns the errors of a value against a schema of the document. */
export function schemaErrors(value: unknown, schema: JsonSchema, document: OpenApi): string[] {
  const validator = validators.get(schema) ?? validatorOf(schema, document)
  validators.set(schema, validator)
  return validator
    .validate(value)
    .errors.map(({ instanceLocation, error }) => `${instanceLocation}: ${error}`)
}

/** Includes the components that the schema refers to, and reports all errors instead of the first. */
const validatorOf = (schema: JsonSchema, { components }: OpenApi): Validator =>
  new Validator({ ...schema, components } as object, '2020-12', false)
