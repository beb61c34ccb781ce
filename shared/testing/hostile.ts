import * as fc from 'fast-check'
import * as v from 'valibot'

// For tests: generates hostile input. It ranges from values that a schema accepts to texts that are
// not JSON.

/**
 * The fields of a schema that this file reads. Valibot's own types cannot be used, because they
 * need the static type of the schema.
 */
type Part = {
  readonly type: string
  readonly kind?: string
  readonly pipe?: readonly Part[]
  readonly entries?: Readonly<Record<string, Part>>
  readonly options?: readonly unknown[]
  readonly wrapped?: Part
  readonly item?: Part
  readonly literal?: unknown
  readonly requirement?: unknown
}

/**
 * Generates values that a schema accepts. Throws for a kind of schema that it does not know, so
 * that tests do not skip it silently.
 */
export const validValues = (schema: v.GenericSchema): fc.Arbitrary<unknown> =>
  valuesOf(schema as unknown as Part).filter((value) => v.is(schema, value))

function valuesOf(schema: Part | undefined): fc.Arbitrary<unknown> {
  switch (schema?.type) {
    case 'string':
      return textsOf(requirementsOf(schema))
    case 'number':
      return numbersOf(requirementsOf(schema))
    case 'boolean':
      return fc.boolean()
    case 'literal':
      return fc.constant(schema.literal)
    case 'picklist':
      return fc.constantFrom(...(schema.options ?? []))
    case 'variant':
    case 'union':
      return fc.oneof(...(schema.options ?? []).map((one) => valuesOf(one as Part)))
    case 'nullable':
      return fc.option(valuesOf(schema.wrapped))
    case 'optional':
    case 'exact_optional':
      return valuesOf(schema.wrapped)
    case 'array': {
      const asked = requirementsOf(schema)
      const minLength = Number(asked.get('min_length') ?? 0)
      const maxLength = Number(asked.get('max_length') ?? minLength + 5)
      return fc.array(valuesOf(schema.item), { minLength, maxLength })
    }
    case 'strict_object':
      return fieldsOf(schema)
    case 'loose_object':
      return fc
        .tuple(fieldsOf(schema), fc.dictionary(fc.constantFrom(...names), fc.jsonValue()))
        .map(([fields, more]) => Object.assign({}, more, fields))
    default:
      throw new Error(`nothing is known of a schema of type ${schema?.type}`)
  }
}

const isOptional = ({ type }: Part): boolean => type === 'optional' || type === 'exact_optional'

function fieldsOf({ entries = {} }: Part): fc.Arbitrary<object> {
  const fields = Object.entries(entries)
  return fc.record(Object.fromEntries(fields.map(([name, field]) => [name, valuesOf(field)])), {
    requiredKeys: fields.filter(([, field]) => !isOptional(field)).map(([name]) => name),
  })
}

/**
 * Returns the requirements of a schema's validation actions by their type, such as the number of
 * `max_length`.
 */
const requirementsOf = ({ pipe = [] }: Part): ReadonlyMap<string, unknown> =>
  new Map(
    pipe
      .filter(({ kind }) => kind !== 'schema')
      .map(({ type, requirement }) => [type, requirement]),
  )

function numbersOf(asked: ReadonlyMap<string, unknown>): fc.Arbitrary<number> {
  const min = Number(asked.get('min_value') ?? -9)
  const max = Number(asked.get('max_value') ?? min + 120)
  return asked.has('integer')
    ? fc.integer({ min, max })
    : fc.double({ min, max, noNaN: true, noDefaultInfinity: true })
}

function textsOf(asked: ReadonlyMap<string, unknown>): fc.Arbitrary<string> {
  const pattern = asked.get('regex')
  if (pattern instanceof RegExp) return fc.stringMatching(pattern)
  return fc.string({ unit: 'grapheme', maxLength: Number(asked.get('max_length') ?? 30) })
}

// The functions below generate input that is nearly valid.

/**
 * Keys that mean something in JavaScript or in the messages of a table, and some that mean nothing.
 */
const names = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'toJSON',
  'then',
  'length',
  '',
  '0',
  'type',
  'id',
  'seat',
  'token',
  'do',
  'state',
  '\u202e',
] as const

/** Characters that reverse, hide, combine with or break the text around them. */
const oddTexts = [
  '\u0000',
  '\u001b[31m',
  '\u0085',
  '\u00ad',
  '\u0301',
  '\u200b',
  '\u202e',
  '\u2028',
  '\u2066',
  '\u3164',
  '\ud800',
  '\ufeff',
  '\uffff',
  '🏴󠁧󠁢󠁥󠁮󠁧󠁿',
  '👨‍👩‍👧‍👦',
  '﷽',
  '<script>',
  "'; drop table log; --",
  '${7*7}',
  '../',
] as const

const nested = (depth: number): readonly string[] => [
  '['.repeat(depth) + ']'.repeat(depth),
  '{"a":'.repeat(depth) + '1' + '}'.repeat(depth),
]

const oddPieces = `null true 1e999 -0 1e-400 1.5 -1 4294967296 9007199254740993
  NaN undefined 0x10 01 +1 .5 'x' "\\x41" "\\ud800" "\\udc00\\ud800" "\\u0000" "\\u202e"
  {} [] {"__proto__":{"polluted":true}} {"toString":null,"valueOf":1}
  {"toJSON":"x"} {"length":4294967295} {"then":{}} [null,[null,[null]]]`.split(/\s+/)

/** Generates unexpected values as text. Some of them are not JSON. */
const oddJson: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(...oddPieces, ...[10, 1_000].flatMap(nested)),
  fc
    .tuple(fc.constantFrom(...oddTexts), fc.integer({ min: 1, max: 400 }))
    .map(([text, times]) => JSON.stringify(text.repeat(times))),
  fc.json({ maxDepth: 2 }),
)

/**
 * Generates almost valid JSON: an accepted value with one change. Such input passes the first
 * checks, so that tests also reach the later ones.
 */
export const nearly = (values: fc.Arbitrary<unknown>): fc.Arbitrary<string> =>
  fc
    .tuple(values, fc.nat(), fc.constantFrom(...changes), oddJson, fc.constantFrom(...names))
    .map(([value, at, change, odd, name]) => applyChange(value, at, change, { odd, name }))

const changes = ['replace', 'remove', 'repeat', 'add', 'wrap', 'upper case'] as const
type Change = (typeof changes)[number]
type Odd = { readonly odd: string; readonly name: string }

/**
 * Serialises a value as JSON, and changes one of its parts. `at` is the index of the part: 0 is the
 * whole value, and parts inside follow.
 */
function applyChange(value: unknown, at: number, change: Change, with_: Odd): string {
  const parts = countOf(value)
  let left = at % parts
  const write = (part: unknown): string => {
    const isIt = left-- === 0
    const text = isRecord(part)
      ? `{${Object.entries(part)
          .map(([key, one]) => `${JSON.stringify(key)}:${write(one)}`)
          .join(',')}}`
      : Array.isArray(part)
        ? `[${part.map(write).join(',')}]`
        : (JSON.stringify(part) ?? 'null')
    return isIt ? alter(text, change, with_) : text
  }
  return write(value)
}

/**
 * Changes a part of the JSON text. Works on the text, because a JavaScript object cannot have a
 * duplicate key.
 */
function alter(text: string, change: Change, { odd, name }: Odd): string {
  const isFilled = /^\{./.test(text) && text !== '{}'
  switch (change) {
    case 'remove':
      return isFilled ? `{${text.slice(1, -1).replace(/^"[^"]*":("[^"]*"|[^,{[]*),?/, '')}}` : odd
    case 'repeat':
      return isFilled ? `${text.slice(0, -1)},${text.slice(1)}` : `[${text},${text}]`
    case 'add':
      return isFilled ? `${text.slice(0, -1)},${JSON.stringify(name)}:${odd}}` : odd
    case 'wrap':
      return `[${text}]`
    case 'upper case':
      return text.toUpperCase()
    case 'replace':
      return odd
  }
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const countOf = (value: unknown): number =>
  1 +
  (typeof value === 'object' && value !== null
    ? Object.values(value).reduce((sum: number, one) => sum + countOf(one), 0)
    : 0)

/**
 * Generates texts that are damaged, for example cut off or repeated, and texts that have no
 * structure.
 */
const brokenJson = (texts: fc.Arbitrary<string>): fc.Arbitrary<string> =>
  fc.oneof(
    fc
      .tuple(texts, fc.nat(), fc.constantFrom('', ...oddTexts))
      .map(([text, at, odd]) => text.slice(0, at % (text.length + 1)) + odd),
    texts.map((text) => `\ufeff${text}`),
    texts.map((text) => text + text),
    texts.map((text) => text.replaceAll('"', "'")),
    texts.map((text) => ' \n\t'.repeat(2_000) + text),
    fc.constantFrom('', 'null', '0', '""', '[]', 'hello', '[', '{"', '\\', '//', '\u0000'),
    fc.string({ unit: 'binary', maxLength: 200 }),
  )

/** Generates valid JSON, nearly valid JSON, and texts that are no JSON at all. */
export function hostile(values: fc.Arbitrary<unknown>): fc.Arbitrary<string> {
  const right = values.map((value) => JSON.stringify(value))
  return fc.oneof(
    { weight: 2, arbitrary: right },
    { weight: 4, arbitrary: nearly(values) },
    { weight: 1, arbitrary: brokenJson(right) },
  )
}
