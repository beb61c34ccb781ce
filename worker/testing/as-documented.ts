import { expect } from 'vitest'
import { openApi, type Operation } from '../openapi/document.ts'
import { misfits } from './fits.ts'
import { schemaRef, closedSchemas } from '../openapi/schemas.ts'

// For tests: every answer that any of them gets is held against the document, in which each field has to stand.

const document = openApi(closedSchemas())

const refs = new Map<string, { readonly $ref: string }>()

/** Where a value is not as the document says under this name. */
export function misfitsOf(value: unknown, name: string): string[] {
  const ref = refs.get(name) ?? { $ref: schemaRef(name) }
  refs.set(name, ref)
  return misfits(value, ref, document)
}

/** Only JSON; what is said line by line is not read here, since somebody else wants to. */
export async function expectAsDocumented(request: Request, answer: Response): Promise<void> {
  const type = answer.headers.get('Content-Type')
  const { pathname } = new URL(request.url)
  // The document is of `/api`; what frames and link previews ask is described by others.
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
  if (schema) expect(misfits(body, schema, document)).toEqual([])
}

function operationAt(path: string, method: string): Operation | undefined {
  for (const [pattern, operations] of Object.entries(document.paths))
    if (new RegExp(`^${pattern.replace(/\{\w+\}/g, '[^/]+')}$`).test(path))
      return Object.entries(operations).find(([one]) => one.toUpperCase() === method)?.[1]
}
