import {
  toJsonSchemaDefs,
  type JsonSchema,
  toJsonSchema,
  type ConversionConfig,
} from '@valibot/to-json-schema'
import { named } from './named.ts'
import { documentedRoutes } from './routes.ts'
import type { GenericSchema } from 'valibot'
import type { AnyGame } from '../../shared/game/game.ts'
import { games } from '../../shared/games/all.ts'
import { schemasOf } from '../../shared/games/schemas.ts'
import { viewOf } from './examples.ts'

export type Schemas = Readonly<Record<string, JsonSchema>>

/**
 * Ours by their names, and beside them each game's own. What the service sends is open, since a later version may send more
 * fields. What it only receives is closed, since it refuses fields that it does not know.
 */
export function schemas(): Schemas {
  const closed = closedSchemas()
  const isSent = namesWithin(closed, sent())
  return Object.fromEntries(
    Object.entries(closed).map(([name, schema]) => [
      name,
      isSent.has(name) ? opened(schema) : schema,
    ]),
  )
}

/** Exactly what this version sends and receives. */
export const closedSchemas = (): Schemas => withGames(toJsonSchemaDefs(named, conversion))

/** The names of all that a route answers with, or sends over a socket. */
function sent(): string[] {
  const names = documentedRoutes.flatMap(({ answer, waiting, socket }) => [
    'json' in answer ? answer.json : undefined,
    'lines' in answer ? answer.lines : undefined,
    waiting,
    socket?.sends,
  ])
  return ['Refused', ...names.filter((name) => name !== undefined)]
}

/** These names, and those of all schemas that they refer to. */
function namesWithin(all: Schemas, names: readonly string[]): ReadonlySet<string> {
  const found = new Set<string>()
  const waiting = [...names]
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (found.has(name)) continue
    found.add(name)
    const text = JSON.stringify(all[name] ?? {})
    waiting.push(...Object.keys(all).filter((other) => text.includes(`"${refTo(other)}"`)))
  }
  return found
}

function opened<Part>(part: Part): Part {
  if (typeof part !== 'object' || part === null) return part
  if (Array.isArray(part)) return part.map(opened) as Part
  return Object.fromEntries(
    Object.entries(part)
      .filter(([key, value]) => !(isClosing(key) && value === false))
      .map(([key, value]) => [key, opened(value)]),
  ) as Part
}

const isClosing = (key: string): boolean =>
  key === 'additionalProperties' || key === 'unevaluatedProperties'

// What each game has of its own: its schemas beside ours, and ours said once more for each game, wherever a record names
// the game that it speaks of. So a program that asks which game it is knows all the rest.

export const refTo = (name: string): string => `#/components/schemas/${name}`

const conversion: ConversionConfig = {
  target: 'draft-2020-12',
  overrideRef: ({ referenceId }) => refTo(referenceId),
  ignoreActions: ['readonly'],
}

/** Ours that hold something of a game and do not name it: each game has its own. */
const held = ['Position', 'GameStep'] as const
const said = ['Options', 'ChosenOptions', 'View', 'Move', 'Signal'] as const
const generic: ReadonlySet<string> = new Set<string>([...said, ...held])

/** All schemas, with those of each game beside those that all share. */
function withGames(ours: Schemas): Schemas {
  const own = Object.fromEntries(
    games.flatMap((game) =>
      Object.entries(ownOf(game)).map(([name, schema]) => [`${game.about.id}.${name}`, schema]),
    ),
  )
  const any = (name: (typeof said)[number]): JsonSchema => ({
    ...(ours[name]?.description !== undefined && { description: ours[name].description }),
    anyOf: games
      .map(({ about: { id } }) => `${id}.${name}`)
      .filter((one) => one in own)
      .map((one) => ({ $ref: refTo(one) })),
  })
  const everybodys = Object.fromEntries(
    Object.entries(ours).map(([name, schema]) => [name, byGame(schema, own)]),
  )
  const eachGames = games.flatMap(({ about: { id } }) =>
    held.map((name) => [`${id}.${name}`, ofGame(ours[name] ?? {}, id, own)] as const),
  )
  const all = {
    ...everybodys,
    ...Object.fromEntries(said.map((name) => [name, any(name)])),
    ...own,
    ...Object.fromEntries(eachGames),
  }
  return withoutUnmet(all)
}

/** What is only ever met as one game's is not told of all of them. */
function withoutUnmet(all: Schemas): Schemas {
  const text = JSON.stringify(all)
  const isMet = (name: string) => !generic.has(name) || text.includes(`"${refTo(name)}"`)
  const met = Object.entries(all).filter(([name]) => isMet(name))
  return met.length === Object.keys(all).length ? all : withoutUnmet(Object.fromEntries(met))
}

function ownOf(game: AnyGame): Schemas {
  const { about, choices, moveSchema, signalSchema } = game
  const its = schemasOf(about.id)
  const definitions = its ? { [`${about.id}.Card`]: its.card } : {}
  const converted = (schema: GenericSchema): JsonSchema => {
    // A game may look more closely at its moves than a JSON Schema can say; then it says less.
    const {
      $schema: _,
      $defs: __,
      ...only
    } = toJsonSchema(schema, {
      ...conversion,
      definitions,
      errorMode: 'ignore',
    })
    return only
  }
  return {
    Options: optionsOf(choices.values, Object.keys(choices.values)),
    ChosenOptions: {
      description: 'Those that are to be other than usual.',
      ...optionsOf(choices.values, []),
    },
    Move: converted(moveSchema),
    ...(signalSchema.type !== 'never' && { Signal: converted(signalSchema) }),
    ...(its && {
      View: { ...converted(its.view), examples: [viewOf(game)] },
      Card: toCard(its.card),
    }),
  }
}

function toCard(schema: GenericSchema): JsonSchema {
  const { $schema: _, ...only } = toJsonSchema(schema, conversion)
  return only
}

/** Which values there are stands in the game’s own list, the usual one first. */
function optionsOf(values: AnyGame['choices']['values'], required: readonly string[]): JsonSchema {
  const properties = Object.entries(values).map(([option, all]) => {
    const description = `${JSON.stringify(all[0])} unless somebody chooses otherwise.`
    return [option, { description, ...oneOf(all) }] as const
  })
  return {
    type: 'object',
    properties: Object.fromEntries(properties),
    required: [...required],
    additionalProperties: false,
  }
}

function oneOf(all: readonly (string | number | boolean)[]): JsonSchema {
  const numbers = all.filter((one) => typeof one === 'number')
  const [least, most] = [Math.min(...numbers), Math.max(...numbers)]
  const isRange = numbers.length === all.length && most - least === all.length - 1
  return isRange && all.length > 12
    ? { type: 'integer', minimum: least, maximum: most }
    : { enum: [...all] }
}

/** The same of one game. */
function ofGame(part: JsonSchema, id: string, own: Schemas): JsonSchema {
  const its = (name: string): JsonSchema => {
    const ownName = `${id}.${name}`
    const isThere = held.some((one) => one === name) || ownName in own
    return isThere ? { $ref: refTo(ownName) } : nothing
  }
  const { anyOf } = part
  if (!anyOf) return replaced(part, its)
  const kinds = anyOf
    .map((one) => (typeof one === 'object' ? replaced(one, its) : {}))
    .filter((one) => !isNothing(one))
  return kinds.length === 1 ? (kinds[0] ?? nothing) : { ...part, anyOf: kinds }
}

/** What a game does not have: nobody signals in most of them. */
const nothing: JsonSchema = { not: {} }
const isNothing = ({ properties = {} }: JsonSchema): boolean =>
  Object.values(properties).includes(nothing)

/**
 * Each record that names its game says for each game what is in it. What is of a game stands there alone, since generators
 * would take what is said of all games for one more thing that it has to be.
 */
function byGame<Part>(part: Part, own: Schemas): Part {
  if (typeof part !== 'object' || part === null) return part
  if (Array.isArray(part)) return part.map((one) => byGame(one, own)) as Part
  const inner = Object.fromEntries(
    Object.entries(part).map(([key, value]) => [key, byGame(value, own)]),
  ) as JsonSchema
  const { properties = {}, required = [], additionalProperties, ...around } = inner
  const fields = Object.entries(properties)
  const its = fields.flatMap(([name, field]) =>
    typeof field === 'object' && holdsGeneric(field) ? [[name, field] as const] : [],
  )
  if (!('game' in properties) || its.length === 0) return inner as Part
  const names = new Set(its.map(([name]) => name))
  const anyOf = games.map(({ about: { id } }) => ({
    type: 'object' as const,
    properties: {
      game: { const: id },
      ...Object.fromEntries(its.map(([name, field]) => [name, ofGame(field, id, own)])),
    },
    required: required.filter((name) => name === 'game' || names.has(name)),
  }))
  return {
    ...around,
    properties: Object.fromEntries(fields.filter(([name]) => !names.has(name))),
    required: required.filter((name) => !names.has(name)),
    // Inside of `allOf`, since generators take an `anyOf` beside fields for one more alternative to them.
    allOf: [{ anyOf }],
    ...(additionalProperties === false && { unevaluatedProperties: false }),
  } as Part
}

function holdsGeneric(part: unknown): boolean {
  let found = false
  replaced(part, () => {
    found = true
    return {}
  })
  return found
}

/** With something else wherever something generic is referred to. */
function replaced<Part>(part: Part, by: (name: string) => JsonSchema): Part {
  if (typeof part !== 'object' || part === null) return part
  if (Array.isArray(part)) return part.map((one) => replaced(one, by)) as Part
  const { $ref } = part as JsonSchema
  const name = $ref?.split('/').at(-1)
  if (name !== undefined && generic.has(name)) return by(name) as Part
  return Object.fromEntries(
    Object.entries(part).map(([key, value]) => [key, replaced(value, by)]),
  ) as Part
}
