import * as v from 'valibot'
import type { Choices } from '../game/options.ts'
import { inEachLanguage } from '../language.ts'
import {
  fixed,
  listOf,
  described,
  whole,
  codeSchema,
  messageOf,
  pieceSchema,
  seatSchema,
  moveSchema,
} from './schemas.ts'
import { personSchema, publicTableSchema } from './messages.ts'

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
  cooperative: described(v.boolean(), 'Everybody wins or loses together.'),
  options: described(
    v.record(v.string(), listOf(value)),
    'The values that each option may take, the usual one first.',
  ),
  presets: described(presets, 'Sets of rules with a name, each as what differs from the usual.'),
})
export type OfferedGame = v.InferOutput<typeof offeredGameSchema>
export const offeredGamesSchema = fixed({ games: listOf(offeredGameSchema) })
export type OfferedGames = v.InferOutput<typeof offeredGamesSchema>

// How one comes to a table.

const { code, game, options, phase, spectators } = publicTableSchema.pipe[0].entries
export const listedTableSchema = fixed({
  code,
  game,
  options,
  phase,
  players: described(listOf(v.string()), 'The people who sit there.'),
  pieces: described(listOf(pieceSchema), 'Which piece stands for each of them.'),
  maxPlayers: described(whole(0), 'How many play, or may play.'),
  freeSeats: described(whole(0), 'On how many seats somebody who comes may sit down.'),
  spectators,
})
/** What the list of public tables says of one. */
export type ListedTable = v.InferOutput<typeof listedTableSchema>
export const lobbySchema = messageOf('lobby', { tables: listOf(listedTableSchema) })
export type Lobby = v.InferOutput<typeof lobbySchema>

export const createdTableSchema = fixed({ code: codeSchema })
export type CreatedTable = v.InferOutput<typeof createdTableSchema>

export const seatedSchema = fixed({
  seat: seatSchema,
  token: described(v.string(), 'Proves the seat, and is shown this once.'),
})
export const pendingJoinSchema = fixed({
  person: personSchema,
  token: described(v.string(), 'Proves the seat as soon as somebody at the table has said yes.'),
})
/** Somebody has to be asked first. */
export type PendingJoin = v.InferOutput<typeof pendingJoinSchema>
export type Seated = v.InferOutput<typeof seatedSchema>

// A game that is over, looked at once more.

const chance = (text: string) => described(v.pipe(v.number(), v.minValue(0), v.maxValue(1)), text)

export const reviewedTurnSchema = fixed({
  seat: seatSchema,
  from: described(whole(0), 'The step of the record that its first move is.'),
  to: described(whole(1), 'The step after its last move.'),
  bestMoves: described(
    listOf(moveSchema),
    'What the best bot would have done, as it sees no more than the seat.',
  ),
  isBest: described(v.boolean(), 'Whether that comes to what was played.'),
  winProbability: chance(
    'How likely the game is won if the best bot plays this turn, as it sees it.',
  ),
  playedWinProbability: chance('The same for the turn as it was played.'),
})
export type ReviewedTurn = v.InferOutput<typeof reviewedTurnSchema>

export const reviewSchema = fixed({
  deal: described(whole(1), 'Which deal of the table it was, from 1.'),
  turns: listOf(reviewedTurnSchema),
  finalWinProbability: described(v.picklist([0, 1]), '1 if the game was won.'),
  losingTurn: described(
    v.nullable(whole(0)),
    'Which of the turns, from 0, the win was lost in: the one whose fall was the greatest that no later turn made up ' +
      'for. Null if the game was won.',
  ),
})
/** A finished game as its best bot sees it afterwards. */
export type Review = v.InferOutput<typeof reviewSchema>
