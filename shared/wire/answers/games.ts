import * as v from 'valibot'

import type { Choices } from '../../game/options.ts'
import { inEachLanguage } from '../../language.ts'
import { fixed, listOf, described, whole } from '../schemas.ts'

// What is played here.

const value = v.union([v.string(), v.number(), v.boolean()])
const presets: v.GenericSchema<unknown, NonNullable<Choices['presets']>> = v.record(
  v.string(),
  v.record(v.string(), value),
)

export const offeredGameSchema = fixed({
  id: v.string(),
  name: fixed(inEachLanguage(() => v.string())),
  seats: described(
    fixed({ min: whole(1), max: whole(1) }),
    'How many may play; with some options fewer.',
  ),
  together: described(v.boolean(), 'Everybody wins or loses together.'),
  options: described(
    v.record(v.string(), listOf(value)),
    'The values that each option may take, the usual one first.',
  ),
  presets: described(presets, 'Sets of rules with a name, each as what differs from the usual.'),
})
export type OfferedGame = v.InferOutput<typeof offeredGameSchema>
export const offeredGamesSchema = fixed({ games: listOf(offeredGameSchema) })
export type OfferedGames = v.InferOutput<typeof offeredGamesSchema>
