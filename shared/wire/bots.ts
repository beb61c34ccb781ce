import * as v from 'valibot'

import type { Result } from '../result.ts'
import { limits } from './limits.ts'
import { read } from './read.ts'
import type { Refused } from './refusals.ts'
import { codeSchema, described, fixed, listOf, messageOf } from './schemas.ts'

// How a program that runs for long offers itself for tables, and is called to one.

const botCodeSchema = described(
  codeSchema,
  'The six letters by which a host calls the bot: always the same for the same secret.',
)

export const botOfferSchema = fixed({
  name: v.string(),
  games: described(listOf(v.string()), 'Those that it plays.'),
})
/** What a bot says of itself. */
export type BotOffer = v.InferOutput<typeof botOfferSchema>

export const botLineSchema = v.variant('type', [
  described(
    messageOf('offered', { bot: botCodeSchema, ...botOfferSchema.pipe[0].entries }),
    'First: hosts may call it from now on.',
  ),
  described(
    messageOf('called', {
      table: codeSchema,
      game: v.string(),
      token: described(v.string(), 'That of the seat which a host has given it.'),
    }),
    'A host has given it a seat.',
  ),
  described(
    messageOf('closed', { why: v.picklist(['replaced']) }),
    'The last line: it has offered itself once more.',
  ),
])
export type BotLine = v.InferOutput<typeof botLineSchema>

export const callBotSchema = v.strictObject({
  bot: v.pipe(v.string(), v.maxLength(40), v.description('The six letters of the bot.')),
})
export type CallBot = v.InferOutput<typeof callBotSchema>
export const botCalledSchema = fixed({
  name: described(v.string(), 'As whom it sits there now.'),
})
export type BotCalled = v.InferOutput<typeof botCalledSchema>

export const readCallBot = (body: string): Result<CallBot, Refused> =>
  read(callBotSchema, body, limits.bodyBytes)
