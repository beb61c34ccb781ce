import { toJsonSchema } from '@valibot/to-json-schema'
import { expect, test } from 'vitest'

import highestCard from '../testing/one-file/highest-card.ts'
import { layoutOf, type AnyDefinition } from './layout.ts'
import { moveSchemaOf } from './schemas.ts'

test('the published schema of a move lists the booleans that a player can choose', () => {
  const play = { ...highestCard.moves.play, choose: { aloud: [true, false], suit: ['♥', 3] } }
  const schema = moveSchemaOf(layoutOf({ ...highestCard, moves: { play } } as AnyDefinition))
  expect(toJsonSchema(schema, { errorMode: 'ignore' }).oneOf).toMatchObject([
    {
      properties: {
        aloud: { anyOf: [{ const: true }, { const: false }] },
        suit: { enum: ['♥', 3] },
      },
    },
  ])
})
