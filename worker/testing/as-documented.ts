import { Validator } from '@cfworker/json-schema'
import type { JsonSchema } from '@valibot/to-json-schema'
import { expect } from 'vitest'

import { openApi, type OpenApi, type Operation } from '../openapi/document.ts'
import { schemaRef, closedSchemas } from '../openapi/schemas.ts'

// For tests: validates every answer against the OpenAPI document, and fails on a field that the
// document doesn't describe. The validator reads only the finished document, and shares no code with
// what generates it, so it also notices mistakes of the generator.

const document = openApi(closedSchemas())

const refs = new Map<string, { readonly $ref: string }>()

/** Returns the schema errors of a value for a named schema of the document. */
export function schemaErrorsOf(value: unknown, name: string): string[] {
  const ref = refs.get(name) ?? { $ref: schemaRef(name) }
  refs.set(name, ref)
  return schemaErrors(value, ref, document)
}

/**
 * Expects a JSON answer to match the document. Streams are not read here, since the test reads
 * them.
 */
export async function expectAsDocumented(request: Request, answer: Response): Promise<void> {
  const type = answer.headers.get('Content-Type')
  const { pathname } = new URL(request.url)
  // The document covers `/api` only.
  if (!/^\/api(\/|$)/.test(pathname)) return
  if (type !== 'application/json' || request.method === 'HEAD' || answer.status === 304) return
  const body: unknown = await answer.clone().json()
  const operation = operationAt(pathname, request.method)
  if (!operation)
    return expect([
      [404, { refusal: 'no-such-page' }],
      [405, { refusal: 'wrong-method' }],
    ]).toContainEqual([answer.status, body])
  const schema = operation.responses[answer.status]?.content?.[type]?.schema
  expect(schema, `${answer.status} for ${request.method} ${request.url}`).toBeDefined()
  if (schema) expect(schemaErrors(body, schema, document)).toEqual([])
}

function operationAt(path: string, method: string): Operation | undefined {
  for (const [pattern, operations] of Object.entries(document.paths))
    if (new RegExp(`^${pattern.replace(/\{\w+\}/g, '[^/]+')}$`).test(path))
      return Object.entries(operations).find(([one]) => one.toUpperCase() === method)?.[1]
}

const validators = new WeakMap<JsonSchema, Validator>()

/** Returns the errors that the validator finds in a value, for a schema of the document. */
export function schemaErrors(value: unknown, schema: JsonSchema, api: OpenApi): string[] {
  const validator = validators.get(schema) ?? validatorOf(schema, api)
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
