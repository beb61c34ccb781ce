import {
  toJsonSchema,
  toJsonSchemaDefs,
  type ConversionConfig,
  type JsonSchema,
} from '@valibot/to-json-schema'
import type { GenericSchema } from 'valibot'

import { games } from '../../shared/games/all.ts'
import type { AnyGame } from '../../shared/game/game.ts'
import { viewOf } from './examples.ts'
import { named } from './named.ts'

export const refTo = (name: string): string => `#/components/schemas/${name}`

/** Ours by their names, and beside them each game's own: what a move, a signal or a view may be. */
export function schemas(): Readonly<Record<string, JsonSchema>> {
  const ours = toJsonSchemaDefs(named, conversion)
  const views = games.map((game) => [`${game.about.id}.View`, viewShown(game)] as const)
  const moves = games.map(({ about, moveSchema }) => [`${about.id}.Move`, moveSchema] as const)
  const signals = games
    .filter(({ signalSchema }) => signalSchema.type !== 'never')
    .map(({ about, signalSchema }) => [`${about.id}.Signal`, signalSchema] as const)
  return {
    ...ours,
    Move: oneOf(ours.Move, moves),
    Signal: oneOf(ours.Signal, signals),
    View: oneOf(ours.View, views),
    ...Object.fromEntries(views),
    ...Object.fromEntries([...moves, ...signals].map(([name, schema]) => [name, ofGame(schema)])),
  }
}

const conversion: ConversionConfig = {
  target: 'draft-2020-12',
  overrideRef: ({ referenceId }) => refTo(referenceId),
  ignoreActions: ['readonly'],
}

const oneOf = ({ description }: JsonSchema, parts: readonly (readonly [string, unknown])[]) => ({
  description,
  anyOf: parts.map(([name]) => ({ $ref: refTo(name) })),
})

/** A game may look more closely at its moves than a JSON Schema can say; then it says less. */
function ofGame(schema: GenericSchema): JsonSchema {
  const { $schema: _, ...schemaOnly } = toJsonSchema(schema, { ...conversion, errorMode: 'ignore' })
  return schemaOnly
}

/** A view has no schema, since nobody ever has to read one that is not ours: it is shown. */
const viewShown = (game: AnyGame): JsonSchema => ({
  type: 'object',
  description: 'What the first seat is shown when the cards have been dealt, for example.',
  examples: [viewOf(game)],
})
