import type * as v from 'valibot'

import type { Dice } from '../../tests/support/dice.ts'

/** What is read of a schema here: valibot's own types are for whoever knows which schema it is. */
type Part = {
  readonly type: string
  readonly kind?: string
  readonly pipe?: readonly Part[]
  readonly entries?: Readonly<Record<string, Part>>
  readonly options?: readonly unknown[]
  readonly wrapped?: Part
  readonly item?: Part
  readonly key?: Part
  readonly value?: Part
  readonly literal?: unknown
  readonly requirement?: unknown
}

/** Something that the schema takes, by chance. A schema that is not known here is an error, so that none is passed over. */
export const fitting = (schema: v.GenericSchema, dice: Dice): unknown =>
  made(schema as unknown as Part, dice)

function made(schema: Part, dice: Dice): unknown {
  switch (schema.type) {
    case 'string':
      return textFor(bounds(schema), dice)
    case 'number':
      return numberFor(bounds(schema), dice)
    case 'boolean':
      return dice.onceIn(2)
    case 'literal':
      return schema.literal
    case 'picklist':
      return dice.oneOf(schema.options ?? [])
    case 'variant':
    case 'union':
      return made(dice.oneOf(schema.options ?? []) as Part, dice)
    case 'nullable':
      return dice.onceIn(3) ? null : made(inside(schema.wrapped), dice)
    case 'optional':
    case 'exact_optional':
      return made(inside(schema.wrapped), dice)
    case 'array':
      return listFor(schema, dice)
    case 'strict_object':
      return Object.fromEntries(fieldsOf(schema, dice))
    case 'loose_object':
      return Object.fromEntries([...fieldsOf(schema, dice), ...looseFields(dice)])
    default:
      throw new Error(`nothing is known of a schema of type ${schema.type}`)
  }
}

function inside(schema: Part | undefined): Part {
  if (!schema) throw new Error('a schema has nothing in it')
  return schema
}

const isOptional = ({ type }: Part): boolean => type === 'optional' || type === 'exact_optional'

const fieldsOf = ({ entries = {} }: Part, dice: Dice): (readonly [string, unknown])[] =>
  Object.entries(entries)
    .filter(([, field]) => !isOptional(field) || dice.onceIn(2))
    .map(([name, field]) => [name, made(field, dice)])

const looseFields = (dice: Dice): (readonly [string, unknown])[] =>
  Array.from({ length: dice.below(3) }, () => [
    dice.oneOf(['do', 'card', 'pile', 'a', '']),
    dice.oneOf([0, 'x', true, null]),
  ])

/** The actions of its pipe, by type, with what they ask for. */
const bounds = ({ pipe = [] }: Part): ReadonlyMap<string, unknown> =>
  new Map(
    pipe
      .filter(({ kind }) => kind !== 'schema')
      .map(({ type, requirement }) => [type, requirement]),
  )

function numberFor(asked: ReadonlyMap<string, unknown>, dice: Dice): number {
  const least = Number(asked.get('min_value') ?? -9)
  const most = Number(asked.get('max_value') ?? least + 120)
  const whole = least + dice.below(most - least + 1)
  return asked.has('integer') || whole === most ? whole : whole + 0.5
}

function listFor(schema: Part, dice: Dice): unknown[] {
  const asked = bounds(schema)
  const least = Number(asked.get('min_length') ?? 0)
  const most = Number(asked.get('max_length') ?? 5)
  const length = least + dice.below(most - least + 1)
  return Array.from({ length }, () => made(inside(schema.item), dice))
}

function textFor(asked: ReadonlyMap<string, unknown>, dice: Dice): string {
  const pattern = asked.get('regex')
  if (!(pattern instanceof RegExp))
    return Array.from({ length: dice.below(30) }, () => dice.oneOf(letters)).join('')
  const [, set, least, most = least] = oneSet.exec(pattern.source) ?? []
  if (set === undefined) throw new Error(`nothing is known of texts like ${pattern.source}`)
  const allowed = ascii.filter((letter) => new RegExp(`[${set}]`).test(letter))
  const length = Number(least) + dice.below(Number(most) - Number(least) + 1)
  return Array.from({ length }, () => dice.oneOf(allowed)).join('')
}

/** Patterns of one set of letters, so many times. */
const oneSet = /^\^\[([^\]]+)\]\{(\d+)(?:,(\d+))?\}\$$/
const ascii = Array.from({ length: 95 }, (_, at) => String.fromCharCode(32 + at))
const letters = [...ascii, 'é', 'ß', 'Ω', '漢', '🃏', '\u0301']
