import type { JsonSchema } from '@valibot/to-json-schema'
import { html } from 'hono/html'

/** A piece of a page. What is only text is made safe where it is put in. */
export type Piece = ReturnType<typeof html> | string

/** A schema as people write types: what is said of a field stands above it, and other schemas are links. */
export function notation(schema: Definition, indent = ''): Piece {
  if (typeof schema === 'boolean') return schema ? 'anything' : 'nothing'
  if (schema.$ref !== undefined) return link(nameIn(schema.$ref))
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (schema.enum) return schema.enum.map((one) => JSON.stringify(one)).join(' | ')
  if (schema.allOf) return together(schema, indent)
  const kinds = schema.oneOf ?? schema.anyOf
  if (kinds) return alternatives(kinds, indent)
  if (schema.type === 'array') return row('list of ', notation(itemOf(schema), indent))
  if (schema.type === 'object') return record(schema, indent)
  return [schema.type ?? 'anything'].flat().join(' | ')
}

/** Not written as a template, in which blanks would mean nothing to whoever formats it. */
const row = (...pieces: readonly Piece[]): Piece => html`${pieces}`

type Definition = JsonSchema | boolean

export const anchorOf = (name: string): string => `schema-${name}`
export const nameIn = (reference: string): string => reference.split('/').at(-1) ?? ''
export const link = (name: string): Piece => html`<a href="#${anchorOf(name)}">${name}</a>`

/** Records stand below each other, all else in a row. */
function alternatives(kinds: readonly Definition[], indent: string): Piece {
  const records = kinds.filter((kind) => typeof kind === 'object' && kind.properties)
  if (records.length < 2)
    return row(...kinds.flatMap((kind, at) => [at === 0 ? '' : ' | ', notation(kind, indent)]))
  return row(
    ...kinds.flatMap((kind) => ['\n', remark(kind, indent), `${indent}| `, notation(kind, indent)]),
  )
}

/** A record, and what else holds of it. */
function together(schema: JsonSchema, indent: string): Piece {
  const { allOf = [], ...itself } = schema
  return row(
    notation(itself, indent),
    ...allOf.flatMap((one) => [' & (', notation(one, `${indent}  `), `\n${indent})`]),
  )
}

const itemOf = ({ items = true }: JsonSchema): Definition => (Array.isArray(items) ? true : items)

function record(schema: JsonSchema, indent: string): Piece {
  const { properties = {}, required = [], additionalProperties = true } = schema
  const fields = Object.entries(properties)
  if (fields.length === 0) {
    if (typeof additionalProperties === 'boolean') return additionalProperties ? '{ … }' : '{}'
    return row('{ [name]: ', notation(additionalProperties, indent), ' }')
  }
  const inner = `${indent}  `
  const lines = fields.flatMap(([name, field]) => [
    remark(field, inner),
    `${inner}${name}${required.includes(name) ? '' : '?'}: `,
    notation(field, inner),
    '\n',
  ])
  return row('{\n', ...lines, `${indent}}`)
}

const remark = (field: Definition, indent: string): Piece =>
  typeof field === 'boolean' || field.description === undefined
    ? ''
    : row(indent, html`<i>// ${field.description}</i>`, '\n')
