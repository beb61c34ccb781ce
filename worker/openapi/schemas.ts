import {
  toJsonSchemaDefs,
  type JsonSchema,
  toJsonSchema,
  type ConversionConfig,
} from '@valibot/to-json-schema'
import { namedSchemas } from './schema-names.ts'
import { documentedRoutes } from './routes.ts'
import type { GenericSchema } from 'valibot'
import type { AnyGame } from '../../shared/game/game.ts'
import { games } from '../../shared/games/all.ts'
import { schemasOf } from '../../shared/games/schemas.ts'
import { exampleView } from './examples.ts'

export type Schemas = Readonly<Record<string, JsonSchema>>

/**
 * Returns the shared schemas and the schemas of each game, by name. If the service sends values of
 * a schema, the schema allows additional properties, since a later version may send more. Other
 * schemas don't allow additional properties, since the service refuses requests with unknown ones.
 */
export function schemas(): Schemas {
  const closed = closedSchemas()
  const isSent = reachableNames(closed, sentNames())
  return Object.fromEntries(
    Object.entries(closed).map(([name, schema]) => [
      name,
      isSent.has(name) ? open(schema) : schema,
    ]),
  )
}

/**
 * Returns the same schemas as `schemas`, but none of them allows additional properties. They match
 * exactly what this version sends and receives.
 */
export const closedSchemas = (): Schemas => withGames(toJsonSchemaDefs(namedSchemas, conversion))

/** Returns the names of all schemas of responses and of messages that the service sends. */
function sentNames(): string[] {
  const names = documentedRoutes.flatMap(({ response, pending, socket }) => [
    'json' in response ? response.json : undefined,
    'stream' in response ? response.stream : undefined,
    pending,
    socket?.sends,
  ])
  return ['Refused', ...names.filter((name) => name !== undefined)]
}

/** Returns the names themselves, and the names of all schemas to which these schemas refer. */
export function reachableNames(all: Schemas, names: readonly string[]): ReadonlySet<string> {
  const found = new Set<string>()
  const queue = [...names]
  for (let name = queue.pop(); name !== undefined; name = queue.pop()) {
    if (found.has(name)) continue
    found.add(name)
    const text = JSON.stringify(all[name] ?? {})
    queue.push(...Object.keys(all).filter((other) => text.includes(`"${schemaRef(other)}"`)))
  }
  return found
}

function open<Part>(part: Part): Part {
  if (typeof part !== 'object' || part === null) return part
  if (Array.isArray(part)) return part.map(open) as Part
  return Object.fromEntries(
    Object.entries(part)
      .filter(([key, value]) => !(isClosing(key) && value === false))
      .map(([key, value]) => [key, open(value)]),
  ) as Part
}

const isClosing = (key: string): boolean =>
  key === 'additionalProperties' || key === 'unevaluatedProperties'

// Each game has its own schemas. A shared schema with the field `game` gets one alternative for
// each game, so that the value of `game` determines the types of the other fields.

export const schemaRef = (name: string): string => `#/components/schemas/${name}`

const conversion: ConversionConfig = {
  target: 'draft-2020-12',
  overrideRef: ({ referenceId }) => schemaRef(referenceId),
  ignoreActions: ['readonly'],
}

/**
 * Shared schemas that contain values of a game but have no field `game`. Each game gets its own
 * copy.
 */
const wrapperNames = ['Position', 'GameStep'] as const
const genericNames = ['Options', 'ChosenOptions', 'View', 'Move', 'Signal'] as const
const generic: ReadonlySet<string> = new Set<string>([...genericNames, ...wrapperNames])

/** Returns the shared schemas, adapted to the games, and the schemas of each game. */
function withGames(ours: Schemas): Schemas {
  const own = Object.fromEntries(
    games.flatMap((game) =>
      Object.entries(schemasOfGame(game)).map(([name, schema]) => [
        `${game.about.id}.${name}`,
        schema,
      ]),
    ),
  )
  const any = (name: (typeof genericNames)[number]): JsonSchema => ({
    ...(ours[name]?.description !== undefined && { description: ours[name].description }),
    anyOf: games
      .map(({ about: { id } }) => `${id}.${name}`)
      .filter((one) => one in own)
      .map((one) => ({ $ref: schemaRef(one) })),
  })
  const shared = Object.fromEntries(
    Object.entries(ours).map(([name, schema]) => [name, splitByGame(schema, own)]),
  )
  const perGame = games.flatMap(({ about: { id } }) =>
    wrapperNames.map((name) => [`${id}.${name}`, forGame(ours[name] ?? {}, id, own)] as const),
  )
  const all = {
    ...shared,
    ...Object.fromEntries(genericNames.map((name) => [name, any(name)])),
    ...own,
    ...Object.fromEntries(perGame),
  }
  return withoutUnused(all)
}

/**
 * Removes generic schemas to which no other schema refers, because every use was replaced by the
 * schema of a game.
 */
function withoutUnused(all: Schemas): Schemas {
  const text = JSON.stringify(all)
  const isUsed = (name: string) => !generic.has(name) || text.includes(`"${schemaRef(name)}"`)
  const used = Object.entries(all).filter(([name]) => isUsed(name))
  return used.length === Object.keys(all).length ? all : withoutUnused(Object.fromEntries(used))
}

function schemasOfGame(game: AnyGame): Schemas {
  const { about, choices, moveSchema, signalSchema } = game
  const its = schemasOf(about.id)
  const definitions = its ? { [`${about.id}.Card`]: its.card } : {}
  const converted = (schema: GenericSchema): JsonSchema => {
    // A game may check its moves more closely than JSON Schema can express. `errorMode: 'ignore'`
    // leaves out checks that can't be expressed.
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
      description: 'Only the options that differ from the default.',
      ...optionsOf(choices.values, []),
    },
    Move: converted(moveSchema),
    ...(signalSchema.type !== 'never' && { Signal: converted(signalSchema) }),
    ...(its && {
      View: { ...converted(its.view), examples: [exampleView(game)] },
      Card: toCard(its.card),
    }),
  }
}

function toCard(schema: GenericSchema): JsonSchema {
  const { $schema: _, ...only } = toJsonSchema(schema, conversion)
  return only
}

/** Returns the schema of a game's options. The first value of each list is the default. */
function optionsOf(values: AnyGame['choices']['values'], required: readonly string[]): JsonSchema {
  const properties = Object.entries(values).map(([option, all]) => {
    const description = `${JSON.stringify(all[0])} is the default.`
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
  const [min, max] = [Math.min(...numbers), Math.max(...numbers)]
  const isRange = numbers.length === all.length && max - min === all.length - 1
  return isRange && all.length > 12
    ? { type: 'integer', minimum: min, maximum: max }
    : { enum: [...all] }
}

/** Returns `part` with the schemas of one game in place of the generic schemas. */
function forGame(part: JsonSchema, id: string, own: Schemas): JsonSchema {
  const its = (name: string): JsonSchema => {
    const ownName = `${id}.${name}`
    const isThere = wrapperNames.some((one) => one === name) || ownName in own
    return isThere ? { $ref: schemaRef(ownName) } : neverSchema
  }
  const { anyOf } = part
  if (!anyOf) return replaceGeneric(part, its)
  const kinds = anyOf
    .map((one) => (typeof one === 'object' ? replaceGeneric(one, its) : {}))
    .filter((one) => !isNever(one))
  return kinds.length === 1 ? (kinds[0] ?? neverSchema) : { ...part, anyOf: kinds }
}

/**
 * A schema that matches nothing. It replaces generic schemas that a game doesn't have, for example
 * signals.
 */
const neverSchema: JsonSchema = { not: {} }
const isNever = ({ properties = {} }: JsonSchema): boolean =>
  Object.values(properties).includes(neverSchema)

/**
 * Gives each object schema with the field `game` one alternative for each game. Fields that depend
 * on the game appear only in the alternatives. Otherwise code generators would intersect the game's
 * type with the generic type.
 */
function splitByGame<Part>(part: Part, own: Schemas): Part {
  if (typeof part !== 'object' || part === null) return part
  if (Array.isArray(part)) return part.map((one) => splitByGame(one, own)) as Part
  const inner = Object.fromEntries(
    Object.entries(part).map(([key, value]) => [key, splitByGame(value, own)]),
  ) as JsonSchema
  const { properties = {}, required = [], additionalProperties, ...around } = inner
  const fields = Object.entries(properties)
  const its = fields.flatMap(([name, field]) =>
    typeof field === 'object' && containsGeneric(field) ? [[name, field] as const] : [],
  )
  if (!('game' in properties) || its.length === 0) return inner as Part
  const names = new Set(its.map(([name]) => name))
  const anyOf = games.map(({ about: { id } }) => ({
    type: 'object' as const,
    properties: {
      game: { const: id },
      ...Object.fromEntries(its.map(([name, field]) => [name, forGame(field, id, own)])),
    },
    required: required.filter((name) => name === 'game' || names.has(name)),
  }))
  return {
    ...around,
    properties: Object.fromEntries(fields.filter(([name]) => !names.has(name))),
    required: required.filter((name) => !names.has(name)),
    // The `anyOf` is inside `allOf`, because code generators treat an `anyOf` next to `properties`
    // as an alternative to the properties.
    allOf: [{ anyOf }],
    ...(additionalProperties === false && { unevaluatedProperties: false }),
  } as Part
}

function containsGeneric(part: unknown): boolean {
  let found = false
  replaceGeneric(part, () => {
    found = true
    return {}
  })
  return found
}

/** Returns `part` with each reference to a generic schema replaced by the result of `by`. */
function replaceGeneric<Part>(part: Part, by: (name: string) => JsonSchema): Part {
  if (typeof part !== 'object' || part === null) return part
  if (Array.isArray(part)) return part.map((one) => replaceGeneric(one, by)) as Part
  const { $ref } = part as JsonSchema
  const name = $ref?.split('/').at(-1)
  if (name !== undefined && generic.has(name)) return by(name) as Part
  return Object.fromEntries(
    Object.entries(part).map(([key, value]) => [key, replaceGeneric(value, by)]),
  ) as Part
}
