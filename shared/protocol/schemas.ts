import * as v from 'valibot'

import { codeLength, codeLetters } from '../code.ts'
import { pieceShapes } from '../appearance.ts'
import { namedTempos, turnSecondsMax, turnSecondsMin, type Tempo } from './table-settings.ts'
import type { AnyMove, AnyOptions, AnySignal, Outcome, Reason } from '../game/game.ts'

// Schemas that several messages share.

/** Returns the schema of a readonly object with exactly these fields. */
export const readonlyObject = <const Fields extends v.ObjectEntries>(fields: Fields) =>
  v.pipe(v.strictObject(fields), v.readonly())

/** Adds a description to a schema. The OpenAPI document at `/api` contains it. */
export const describe = <const Schema extends v.GenericSchema>(schema: Schema, text: string) =>
  v.pipe(schema, v.description(text))

/**
 * Returns the schema of a message: an object whose field `type` distinguishes it from the other
 * messages of a connection.
 */
export const messageOf = <const Type extends string, const Fields extends v.ObjectEntries>(
  type: Type,
  fields: Fields,
) => readonlyObject({ type: v.literal(type), ...fields })

export const listOf = <const Item extends v.GenericSchema>(item: Item) =>
  v.pipe(v.array(item), v.readonly())

export const integerFrom = (least: number) => v.pipe(v.number(), v.integer(), v.minValue(least))
export const hexadecimal = (digits: number) =>
  v.pipe(v.string(), v.regex(new RegExp(`^[0-9a-f]{${digits}}$`)))

export const codeSchema = v.pipe(
  v.string(),
  v.regex(new RegExp(`^[${codeLetters}]{${codeLength}}$`)),
  v.description('The code of a table: six letters.'),
)
export const seatSchema = v.pipe(
  integerFrom(0),
  v.description('The index of a seat at the table, clockwise from 0.'),
)

export const pieceSchema = v.pipe(
  v.number(),
  v.integer(),
  v.minValue(0),
  v.maxValue(pieceShapes.length - 1),
  v.description('The index of one of the six pieces. Its shape and colour stand for a person.'),
)

/**
 * The schema of a name. It accepts any length, so that a name that is too long is refused as
 * `bad-name` and not as `malformed`.
 */
export const nameSchema = v.string()
export const turnSchema = v.pipe(
  v.number(),
  v.integer(),
  v.minValue(0),
  v.description('The `turn` of the view that the move answers.'),
)

// Each game validates its own moves, signals and options. All other code handles them as objects of
// an opaque type.
const someFields = v.looseObject({})
/** A move or a signal that a client has sent and no game has validated yet. */
export const rawMove = v.pipe(someFields, v.description('A move. Each game defines its own moves.'))
export const rawSignal = v.pipe(
  someFields,
  v.description('A signal to the other players. Each game defines its own signals, or has none.'),
)
export const moveSchema = rawMove as unknown as v.GenericSchema<unknown, AnyMove>
export const signalSchema = rawSignal as unknown as v.GenericSchema<unknown, AnySignal>
export const optionsSchema = v.pipe(
  v.record(v.string(), v.union([v.string(), v.number(), v.boolean()])),
  v.description('The value of each option of the game.'),
) as unknown as v.GenericSchema<unknown, AnyOptions>
/** Options that a client has chosen and `readOptions` has not validated yet. */
export const chosenOptionsSchema = v.pipe(
  v.looseObject({}),
  v.description('Some of the game’s options. Missing options have their defaults.'),
)

export const reasonSchema: v.GenericSchema<unknown, Reason> = v.pipe(
  v.objectWithRest({ why: v.string() }, v.union([v.string(), v.number()])),
  v.description(
    'The reason code (`why`) and the facts that its sentence needs. Each game defines its own reasons.',
  ),
)

const guest = v.strictObject({ place: integerFrom(1), points: v.number() })
export const outcomeSchema: v.GenericSchema<unknown, Outcome> = v.variant('kind', [
  v.strictObject({
    kind: v.literal('cooperative'),
    won: v.boolean(),
    clause: v.pipe(v.string(), v.description('The clause of the rules that ended the game.')),
    score: v.number(),
  }),
  v.strictObject({
    kind: v.literal('places'),
    places: v.pipe(
      v.array(integerFrom(1)),
      v.description('The rank of each seat. 1 is the best; equal seats share a rank.'),
    ),
    points: v.pipe(v.array(v.number()), v.description('The points of each seat.')),
    guest: v.exactOptional(
      v.pipe(guest, v.description('A player that belongs to the game and has no seat.')),
    ),
  }),
])

export const tempoSchema: v.GenericSchema<unknown, Tempo> = v.union([
  v.picklist(namedTempos),
  v.pipe(v.number(), v.integer(), v.minValue(turnSecondsMin), v.maxValue(turnSecondsMax)),
])
