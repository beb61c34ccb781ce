import type { JsonSchema } from '@valibot/to-json-schema'

// For tests: reads the document as a stranger's program would, and knows nothing of what it was made of.

type Schema = Readonly<Record<string, unknown>>

/** Where a value is not as the schema says; nothing if it is. A keyword that is not known here is no permission. */
export function misfits(value: unknown, schema: JsonSchema, document: Schema, at = '$'): string[] {
  const found: string[] = []
  for (const [keyword, wanted] of Object.entries(schema)) {
    const check = keywords[keyword]
    if (!check) throw new Error(`${at}: ${keyword} is a keyword that nothing is known of`)
    found.push(...check({ value, wanted, schema: schema as Schema, document, at }))
  }
  return found
}

type Asked = {
  readonly value: unknown
  readonly wanted: unknown
  readonly schema: Schema
  readonly document: Schema
  readonly at: string
}
type Check = (asked: Asked) => string[]

const annotation: Check = () => []
const unless = (isSo: boolean, complaint: string): string[] => (isSo ? [] : [complaint])
const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const typeOf = (value: unknown): string => {
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'array'
  return typeof value
}
const isOfType = (value: unknown, type: string): boolean =>
  type === 'integer' ? Number.isInteger(value) : typeOf(value) === type

/** How many of the schemas it fits. */
const fitting = ({ value, wanted, document, at }: Asked): number =>
  (wanted as JsonSchema[]).filter((one) => misfits(value, one, document, at).length === 0).length

const onNumbers =
  (isSo: (value: number, bound: number) => boolean): Check =>
  ({ value, wanted, at }) =>
    unless(typeof value !== 'number' || isSo(value, Number(wanted)), `${at} is beyond ${wanted}`)

const keywords: Readonly<Record<string, Check>> = {
  description: annotation,
  default: annotation,
  examples: annotation,

  $ref: ({ value, wanted, document, at }) => {
    const path = String(wanted).split('/').slice(1)
    const found = path.reduce<unknown>((part, name) => (part as Schema)[name], document)
    if (!isObject(found)) throw new Error(`${at}: ${wanted} leads nowhere`)
    return misfits(value, found, document, at)
  },
  type: ({ value, wanted, at }) =>
    unless(
      [wanted].flat().some((type) => isOfType(value, String(type))),
      `${at} is no ${wanted}`,
    ),
  const: ({ value, wanted, at }) => unless(value === wanted, `${at} is not ${wanted}`),
  enum: ({ value, wanted, at }) =>
    unless((wanted as unknown[]).includes(value), `${at} is none of ${wanted}`),
  not: ({ value, wanted, document, at }) =>
    unless(
      misfits(value, wanted as JsonSchema, document, at).length > 0,
      `${at} is what it is not`,
    ),
  allOf: (asked) =>
    unless(fitting(asked) === (asked.wanted as unknown[]).length, `${asked.at} is not all of it`),
  anyOf: (asked) => unless(fitting(asked) > 0, `${asked.at} is none of its kinds`),
  oneOf: (asked) => unless(fitting(asked) === 1, `${asked.at} is not one of its kinds`),

  properties: ({ value, wanted, document, at }) =>
    isObject(value)
      ? Object.entries(wanted as Record<string, JsonSchema>).flatMap(([name, schema]) =>
          name in value ? misfits(value[name], schema, document, `${at}.${name}`) : [],
        )
      : [],
  required: ({ value, wanted, at }) =>
    isObject(value)
      ? (wanted as string[]).flatMap((name) => unless(name in value, `${at}.${name} is missing`))
      : [],
  additionalProperties: ({ value, wanted, schema, document, at }) => {
    if (!isObject(value)) return []
    const known = Object.keys((schema['properties'] ?? {}) as Schema)
    const others = Object.keys(value).filter((name) => !known.includes(name))
    return others.flatMap((name) =>
      wanted === false
        ? [`${at}.${name} is not known`]
        : misfits(value[name], wanted as JsonSchema, document, `${at}.${name}`),
    )
  },
  propertyNames: ({ value, wanted, document, at }) =>
    isObject(value)
      ? Object.keys(value).flatMap((name) => misfits(name, wanted as JsonSchema, document, at))
      : [],
  items: ({ value, wanted, document, at }) =>
    Array.isArray(value)
      ? value.flatMap((one, index) =>
          misfits(one, wanted as JsonSchema, document, `${at}[${index}]`),
        )
      : [],

  pattern: ({ value, wanted, at }) =>
    unless(
      typeof value !== 'string' || new RegExp(String(wanted), 'u').test(value),
      `${at} is not ${wanted}`,
    ),
  maxLength: ({ value, wanted, at }) =>
    unless(typeof value !== 'string' || [...value].length <= Number(wanted), `${at} is too long`),
  minLength: ({ value, wanted, at }) =>
    unless(typeof value !== 'string' || [...value].length >= Number(wanted), `${at} is too short`),
  minimum: onNumbers((value, bound) => value >= bound),
  maximum: onNumbers((value, bound) => value <= bound),
  minItems: ({ value, wanted, at }) =>
    unless(!Array.isArray(value) || value.length >= Number(wanted), `${at} is too short`),
  maxItems: ({ value, wanted, at }) =>
    unless(!Array.isArray(value) || value.length <= Number(wanted), `${at} is too long`),
}
