import * as v from 'valibot'
import { dayDealSchema, daySchema } from '../deal/game-record.ts'
import type { Choices } from '../game/options.ts'
import { inEachLanguage } from '../language.ts'
import {
  readonlyObject,
  listOf,
  describe,
  hexadecimal,
  integerFrom,
  codeSchema,
  messageOf,
  pieceSchema,
  seatSchema,
  moveSchema,
} from './schemas.ts'
import { personSchema, publicTableSchema } from './messages.ts'

// The games that a service offers, with their options.

const value = v.union([v.string(), v.number(), v.boolean()])
const presets: v.GenericSchema<unknown, NonNullable<Choices['presets']>> = v.record(
  v.string(),
  v.record(v.string(), value),
)

export const offeredGameSchema = readonlyObject({
  id: v.string(),
  name: readonlyObject(inEachLanguage(() => v.string())),
  seats: describe(
    readonlyObject({ min: integerFrom(1), max: integerFrom(1) }),
    'The smallest and the largest number of players. Some options lower the maximum.',
  ),
  cooperative: describe(v.boolean(), 'All players win or lose together.'),
  options: describe(
    v.record(v.string(), listOf(value)),
    'The values that each option can have. The first value is the default.',
  ),
  presets: describe(
    presets,
    'Named sets of rules. Each preset lists only the options that differ from the defaults.',
  ),
})
export type OfferedGame = v.InferOutput<typeof offeredGameSchema>
export const offeredGamesSchema = readonlyObject({ games: listOf(offeredGameSchema) })
export type OfferedGames = v.InferOutput<typeof offeredGamesSchema>

// The answers for finding, opening and joining a table.

const { code, game, options, phase, spectators } = publicTableSchema.pipe[0].entries
export const listedTableSchema = readonlyObject({
  code,
  game,
  options,
  phase,
  players: describe(listOf(v.string()), 'The names of the people at the table.'),
  pieces: describe(listOf(pieceSchema), 'The piece of each person, in the order of `players`.'),
  maxPlayers: describe(
    integerFrom(0),
    'The number of players in the running game, or the largest number that can play.',
  ),
  freeSeats: describe(integerFrom(0), 'The number of seats that a newcomer can take.'),
  spectators,
})
/** An entry in the list of public tables. */
export type ListedTable = v.InferOutput<typeof listedTableSchema>
export const lobbySchema = messageOf('lobby', { tables: listOf(listedTableSchema) })
export type Lobby = v.InferOutput<typeof lobbySchema>

export const createdTableSchema = readonlyObject({ code: codeSchema })
export type CreatedTable = v.InferOutput<typeof createdTableSchema>

export const seatedSchema = readonlyObject({
  seat: seatSchema,
  token: describe(
    v.string(),
    'The secret that authorises requests for this seat. It is returned only once.',
  ),
})
export const pendingJoinSchema = readonlyObject({
  person: personSchema,
  token: describe(
    v.string(),
    'The secret that authorises requests for the seat as soon as a person at the table has accepted the join request.',
  ),
})
/** The answer to a seat request while a person at the table still has to accept the newcomer. */
export type PendingJoin = v.InferOutput<typeof pendingJoinSchema>
export type SeatCredentials = v.InferOutput<typeof seatedSchema>

// The schema of the review of a finished game.

const chance = (text: string) => describe(v.pipe(v.number(), v.minValue(0), v.maxValue(1)), text)

export const reviewedTurnSchema = readonlyObject({
  seat: seatSchema,
  from: describe(
    integerFrom(0),
    'The index of the turn’s first move in the `steps` of the game record.',
  ),
  to: describe(integerFrom(1), 'The index of the step after the turn’s last move.'),
  bestMoves: describe(
    listOf(moveSchema),
    'The moves that the `hard` bot would have made. It sees only what the seat saw.',
  ),
  isBest: describe(
    v.boolean(),
    'Whether `bestMoves` leads to the same position as the moves that were played.',
  ),
  winProbability: chance(
    'The estimated probability that the players win after `bestMoves`, from 0 to 1.',
  ),
  playedWinProbability: chance(
    'The estimated probability that the players win after the moves that were played, from 0 to 1.',
  ),
})
export type ReviewedTurn = v.InferOutput<typeof reviewedTurnSchema>

export const reviewSchema = readonlyObject({
  deal: describe(integerFrom(1), 'The number of the deal at this table, from 1.'),
  turns: listOf(reviewedTurnSchema),
  finalWinProbability: describe(v.picklist([0, 1]), '1 if the players won, 0 if they lost.'),
  losingTurn: describe(
    v.nullable(integerFrom(0)),
    'The index in `turns` of the turn that lost the game: the turn with the largest drop in `winProbability` that no later ' +
      'turn recovered. Null if the players won.',
  ),
})
/** The `hard` bot’s analysis of a finished game. */
export type Review = v.InferOutput<typeof reviewSchema>

export const applauseSchema = readonlyObject({
  turn: describe(integerFrom(0), 'The number of moves that spectators had seen.'),
  spectators: describe(integerFrom(1), 'How many spectators clapped, at most.'),
})
/** The claps of spectators at one turn. */
export type Applause = v.InferOutput<typeof applauseSchema>

export const gameApplauseSchema = readonlyObject({
  deal: describe(integerFrom(1), 'The number of the deal at this table, from 1.'),
  turns: describe(listOf(applauseSchema), 'The turns with applause, in order.'),
})
/** The claps of spectators during a finished game. */
export type GameApplause = v.InferOutput<typeof gameApplauseSchema>

// The deals of a day.

const dayCommitment = describe(
  hexadecimal(64),
  'The SHA-256 hash of the secret. The service publishes it a day ahead.',
)
export const dayDescriptionSchema = readonlyObject({
  day: daySchema,
  endsAt: describe(integerFrom(0), 'When the day ends, in milliseconds since 1970.'),
  commitment: dayCommitment,
  secret: v.exactOptional(
    describe(
      hexadecimal(64),
      'The secret from which all cards of the day follow. Missing until the day is over.',
    ),
  ),
  deals: listOf(
    readonlyObject({
      deal: dayDealSchema,
      game: v.string(),
      seats: describe(integerFrom(1), 'How many seats get cards.'),
      results: describe(
        listOf(
          readonlyObject({
            result: integerFrom(0),
            tables: describe(integerFrom(1), 'How many tables had this result.'),
          }),
        ),
        'The results of all tables, the lowest first: cards left in The Game, otherwise the place of the person.',
      ),
    }),
  ),
  next: v.exactOptional(
    describe(
      readonlyObject({ day: daySchema, commitment: dayCommitment }),
      'The next day, while this day runs.',
    ),
  ),
  previous: v.exactOptional(
    describe(daySchema, 'The day before, while this day runs, if the service had deals on it.'),
  ),
})
/** The deals of a day, with the results of all tables. */
export type DayDescription = v.InferOutput<typeof dayDescriptionSchema>
