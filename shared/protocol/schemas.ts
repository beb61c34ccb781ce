import * as v from 'valibot'

import { codeLength, codeLetters } from '../code.ts'
import { pieceShapes } from '../appearance.ts'
import type { AnyMove, AnyOptions, AnySignal, Outcome, Reason } from '../game/game.ts'

// What more than one message is made of.

/** Fields that are all there are, and that nobody changes once they are said. */
export const fixed = <const Fields extends v.ObjectEntries>(fields: Fields) =>
  v.pipe(v.strictObject(fields), v.readonly())

/** A schema, and a sentence about it for the document at `/api`. */
export const described = <const Schema extends v.GenericSchema>(schema: Schema, text: string) =>
  v.pipe(schema, v.description(text))

/** What is sent over a line says first what it is. */
export const messageOf = <const Type extends string, const Fields extends v.ObjectEntries>(
  type: Type,
  fields: Fields,
) => fixed({ type: v.literal(type), ...fields })

export const listOf = <const Item extends v.GenericSchema>(item: Item) =>
  v.pipe(v.array(item), v.readonly())

export const whole = (least: number) => v.pipe(v.number(), v.integer(), v.minValue(least))
export const hexadecimal = (digits: number) =>
  v.pipe(v.string(), v.regex(new RegExp(`^[0-9a-f]{${digits}}$`)))

export const codeSchema = v.pipe(
  v.string(),
  v.regex(new RegExp(`^[${codeLetters}]{${codeLength}}$`)),
  v.description('The six letters of a table.'),
)
export const seatSchema = v.pipe(whole(0), v.description('A place at the table, from 0.'))

export const pieceSchema = v.pipe(
  v.number(),
  v.integer(),
  v.minValue(0),
  v.maxValue(pieceShapes.length - 1),
  v.description('One of the six painted pieces: its shape and its colour are the person.'),
)

/** Of any length: that a name is too long is said of the name, not of its message. */
export const nameSchema = v.string()
export const turnSchema = v.pipe(
  v.number(),
  v.integer(),
  v.minValue(0),
  v.description('The `turn` that came with the view that it answers.'),
)

// A game's own data are read by the game. Outside its folder they are some fields, of a type that only it knows.
const someFields = v.looseObject({})
/** A move or a signal as a stranger says it. */
export const unreadMove = v.pipe(
  someFields,
  v.description('What a player does; each game has its own.'),
)
export const unreadSignal = v.pipe(
  someFields,
  v.description('What a player says without typing; each game has its own, or none.'),
)
export const moveSchema = unreadMove as unknown as v.GenericSchema<unknown, AnyMove>
export const signalSchema = unreadSignal as unknown as v.GenericSchema<unknown, AnySignal>
export const optionsSchema = v.pipe(
  v.record(v.string(), v.union([v.string(), v.number(), v.boolean()])),
  v.description('The value of each of the game’s options.'),
) as unknown as v.GenericSchema<unknown, AnyOptions>
/** Options as a stranger chooses them: the game looks whether it has them. */
export const chosenOptionsSchema = v.pipe(
  v.looseObject({}),
  v.description('Some of the game’s options. What is left out is as usual.'),
)

export const reasonSchema: v.GenericSchema<unknown, Reason> = v.pipe(
  v.objectWithRest({ why: v.string() }, v.union([v.string(), v.number()])),
  v.description('A reason in the game’s own code, and what it speaks of. Each game has its own.'),
)

const guest = v.strictObject({ place: whole(1), points: v.number() })
export const outcomeSchema: v.GenericSchema<unknown, Outcome> = v.variant('kind', [
  v.strictObject({
    kind: v.literal('cooperative'),
    won: v.boolean(),
    clause: v.pipe(v.string(), v.description('The rule that ended it.')),
    score: v.number(),
  }),
  v.strictObject({
    kind: v.literal('places'),
    places: v.pipe(
      v.array(whole(1)),
      v.description('By seat; 1 is best, and equal places are shared.'),
    ),
    points: v.pipe(v.array(v.number()), v.description('By seat.')),
    guest: v.exactOptional(
      v.pipe(guest, v.description('Somebody of the game’s own who plays along without a seat.')),
    ),
  }),
])
