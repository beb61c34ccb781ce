import * as v from 'valibot'

import { firstDealtSchema, proofSchema } from './gameRecord.ts'
import type { AnyView } from './games/game.ts'
import type { Choices } from './games/options.ts'
import { strengths } from './games/strength.ts'
import {
  codeSchema,
  fixed,
  listOf,
  moveSchema,
  optionsSchema,
  outcomeSchema,
  reasonSchema,
  seatSchema,
  signalSchema,
  whole,
} from './schemas.ts'
import { refusals, watchDelays, type Refused } from './wire.ts'

// All that the service says, as schemas. The types that both sides compile against follow from them, and so does the
// document at `/api`. The page takes only the types.

const told = <const Schema extends v.GenericSchema>(schema: Schema, text: string) =>
  v.pipe(schema, v.description(text))

// ---------------------------------------------------------------- the table

export const publicSeatSchema = fixed({
  name: v.string(),
  kind: told(
    v.picklist(['human', 'bot', 'open']),
    '`open`: its player has left in the middle of the game, and whoever comes may sit down.',
  ),
  here: told(v.boolean(), 'A human with a line that is open: a socket or a stream.'),
  kept: told(v.boolean(), 'A bot plays for this human, who takes the seat back with one command.'),
  strength: v.exactOptional(
    told(v.picklist(strengths), 'Of a bot: how far it looks. One that keeps a chair is `even`.'),
  ),
})
export type PublicSeat = v.InferOutput<typeof publicSeatSchema>

export const dealResultSchema = fixed({
  code: told(codeSchema, 'The table it was played at.'),
  deal: told(whole(1), 'Which deal of that table it was, from 1.'),
  names: told(listOf(v.string()), 'By seat: the same seat holds the same cards.'),
  outcome: outcomeSchema,
})
/** How somebody has fared with a deal. */
export type DealResult = v.InferOutput<typeof dealResultSchema>

export const sameDealSchema = told(
  fixed({
    first: firstDealtSchema,
    seats: told(whole(1), 'So many they are dealt to: with fewer it does not start.'),
    results: told(
      listOf(dealResultSchema),
      'How they were played before, oldest first. This table was opened from the last one.',
    ),
  }),
  'Where the very same cards as in an earlier game are dealt: before, in and after that deal.',
)
/** A deal that was played before, elsewhere, and is played again card for card. */
export type SameDeal = v.InferOutput<typeof sameDealSchema>

export const publicTableSchema = fixed({
  code: codeSchema,
  game: v.string(),
  options: optionsSchema,
  phase: v.picklist(['gathering', 'playing', 'over']),
  deal: told(whole(0), 'Counts the deals at this table, from 1; 0 before the first.'),
  seats: listOf(publicSeatSchema),
  host: told(v.nullable(seatSchema), 'The seat that decides about the table.'),
  locked: told(v.boolean(), 'Nobody else may sit down.'),
  keeper: told(v.boolean(), 'A bot keeps the chair of whoever stays away, without being asked.'),
  listed: told(v.boolean(), 'Everybody finds it in the list of public tables.'),
  delay: told(v.picklist(watchDelays), 'By how many moves watchers are behind.'),
  paused: told(
    v.nullable(fixed({ why: v.picklist(['asked', 'away']), seat: seatSchema })),
    '`away`: a seat that everybody needs has nobody on it.',
  ),
  commitment: told(
    v.nullable(v.string()),
    'The promise for the deal to come, for which nonces are taken now. Null while playing, and before a deal that ' +
      'was played elsewhere.',
  ),
  proof: told(v.nullable(proofSchema), 'Of the deal that is played, or was played last.'),
  outcome: told(v.nullable(outcomeSchema), 'How the game ended; null unless `phase` is `over`.'),
  same: v.exactOptional(sameDealSchema),
  watchers: whole(0),
})
/** All table matters that anybody may know. Sent when they change. */
export type PublicTable = v.InferOutput<typeof publicTableSchema>

export const chatLineSchema = fixed({
  at: told(whole(0), 'Milliseconds since 1970.'),
  name: told(v.string(), 'Beside the seat, which may change hands.'),
  seat: seatSchema,
  text: v.string(),
})
export type ChatLine = v.InferOutput<typeof chatLineSchema>

// ---------------------------------------------------------------- the game

export const viewSchema = told(
  v.looseObject({}),
  'Everything that this viewer may know of the cards; each game has its own.',
) as unknown as v.GenericSchema<unknown, AnyView>

const shown = {
  seq: told(whole(0), 'Counts everything that the table has accepted.'),
  turn: told(whole(0), 'Counts the moves of this deal. A move names the turn it was made for.'),
  toMove: told(listOf(seatSchema), 'The seats that may move now. Nobody: the game is over.'),
  view: viewSchema,
}
export const shownSchema = fixed(shown)
/** A view and where it stands. */
export type Shown = v.InferOutput<typeof shownSchema>

const shownToSeat = {
  ...shown,
  moves: told(
    listOf(moveSchema),
    'All that the seat may do now, while the table is not paused and no bot keeps the seat.',
  ),
  signals: told(listOf(signalSchema), 'All that the seat may signal now.'),
}
export const shownToSeatSchema = fixed(shownToSeat)
/** For programs that do not know the game: with all that may be done. */
export type ShownToSeat = v.InferOutput<typeof shownToSeatSchema>

export const reasonGivenSchema = fixed({
  turn: told(whole(0), 'The `turn` of the first view that shows the move.'),
  reason: reasonSchema,
})
/** Why a bot moved as it did. */
export type ReasonGiven = v.InferOutput<typeof reasonGivenSchema>

// ---------------------------------------------------------------- what is heard

const type = <const Type extends string>(name: Type) => ({ type: v.literal(name) })
const around = {
  table: publicTableSchema,
  chat: told(listOf(chatLineSchema), 'The last lines, oldest first.'),
  missed: told(whole(0), 'The moves made since the `seen` that the line was opened with.'),
}
const mine = told(v.nullable(seatSchema), 'The seat of whoever hears this; null for a watcher.')

/** First on every socket. */
const snapshotSchema = fixed({
  ...type('snapshot'),
  seat: mine,
  shown: told(v.nullable(shownSchema), 'Null before the first deal.'),
  ...around,
})
export const seatStateSchema = fixed({
  ...type('snapshot'),
  seat: seatSchema,
  shown: told(v.nullable(shownToSeatSchema), 'Null before the first deal.'),
  ...around,
})
/** `seat` again, since seats move up when somebody leaves before the start. */
const tableSchema = fixed({ ...type('table'), seat: mine, table: publicTableSchema })
const viewMessageSchema = fixed({ ...type('view'), ...shown })
const seatViewSchema = fixed({ ...type('view'), ...shownToSeat })
const chatSchema = fixed({ ...type('chat'), line: chatLineSchema })
const watchersSchema = fixed({ ...type('watchers'), watchers: whole(0) })

/** The last line of a stream that is not to be opened again. */
export const closedSchema = fixed({
  ...type('closed'),
  why: told(
    v.picklist(['no-such-table', 'replaced', 'unseated']),
    '`replaced`: the seat was opened elsewhere; `unseated`: it was given up or taken away.',
  ),
})
export type Closed = v.InferOutput<typeof closedSchema>

export const publicLineSchema = v.variant('type', [
  snapshotSchema,
  tableSchema,
  viewMessageSchema,
  chatSchema,
  watchersSchema,
  closedSchema,
])
export const seatLineSchema = v.variant('type', [
  seatStateSchema,
  tableSchema,
  seatViewSchema,
  chatSchema,
  watchersSchema,
  closedSchema,
])
export type PublicLine = v.InferOutput<typeof publicLineSchema>
export type SeatState = v.InferOutput<typeof seatStateSchema>
export type SeatLine = v.InferOutput<typeof seatLineSchema>

export const missedSchema = fixed({
  deal: told(whole(1), 'The one that is played, or was played last.'),
  skipped: told(
    whole(0),
    'How many moves and signals were too many to be shown, before the first that is.',
  ),
  shown: told(
    listOf(shownSchema),
    'How it stood, and then after each move or signal: what the seat’s line would have brought. Empty where nothing ' +
      'was missed.',
  ),
})
export type Missed = v.InferOutput<typeof missedSchema>

const chance = (text: string) => told(v.pipe(v.number(), v.minValue(0), v.maxValue(1)), text)

export const reviewedTurnSchema = fixed({
  seat: seatSchema,
  from: told(whole(0), 'The step of the record that its first move is.'),
  to: told(whole(1), 'The step after its last move.'),
  best: told(
    listOf(moveSchema),
    'What the best bot would have done, as it sees no more than the seat.',
  ),
  same: told(v.boolean(), 'Whether that comes to what was played.'),
  chance: chance('How likely the game is won if the best bot plays this turn, as it sees it.'),
  played: chance('The same for the turn as it was played.'),
})
export type ReviewedTurn = v.InferOutput<typeof reviewedTurnSchema>

export const reviewSchema = fixed({
  deal: told(whole(1), 'Which deal of the table it was, from 1.'),
  turns: listOf(reviewedTurnSchema),
  end: told(v.picklist([0, 1]), '1 if the game was won.'),
  lost: told(
    v.nullable(whole(0)),
    'Which of the turns, from 0, the win was lost in: the one whose fall was the greatest that no later turn made up ' +
      'for. Null if the game was won.',
  ),
})
/** A finished game as its best bot sees it afterwards. */
export type Review = v.InferOutput<typeof reviewSchema>

/** What a socket hears. */
export type ServerMessage =
  | Exclude<PublicLine, Closed>
  /** The command is accepted and stored. */
  | ({ readonly type: 'done' } & Done)
  | ({ readonly type: 'refused'; readonly id: string | null } & Refused)

// ---------------------------------------------------------------- HTTP answers

export const tableMadeSchema = fixed({ code: codeSchema })
export type TableMade = v.InferOutput<typeof tableMadeSchema>

export const seatedSchema = fixed({
  seat: seatSchema,
  token: told(v.string(), 'Proves the seat, and is shown this once.'),
})
export type Seated = v.InferOutput<typeof seatedSchema>

export const publicStateSchema = fixed({
  table: publicTableSchema,
  shown: told(v.nullable(shownSchema), 'Null before the first deal.'),
})
export type PublicState = v.InferOutput<typeof publicStateSchema>

const { code, game, options, phase, watchers } = publicTableSchema.pipe[0].entries
export const listedTableSchema = fixed({
  code,
  game,
  options,
  phase,
  players: told(listOf(v.string()), 'The people who sit there.'),
  most: told(whole(0), 'How many play, or may play.'),
  free: told(whole(0), 'On how many seats somebody who comes may sit down.'),
  watchers,
})
/** What the list of public tables says of one. */
export type ListedTable = v.InferOutput<typeof listedTableSchema>
export const lobbySchema = fixed({ ...type('lobby'), tables: listOf(listedTableSchema) })
export type Lobby = v.InferOutput<typeof lobbySchema>

export const doneSchema = fixed({ id: told(v.string(), 'The command’s own.') })
export type Done = v.InferOutput<typeof doneSchema>

const inEachLanguage = fixed({ en: v.string(), de: v.string(), fr: v.string() })
const value = v.union([v.string(), v.number(), v.boolean()])
const presets: v.GenericSchema<unknown, NonNullable<Choices['presets']>> = v.record(
  v.string(),
  v.record(v.string(), value),
)

export const offeredGameSchema = fixed({
  id: v.string(),
  name: inEachLanguage,
  seats: told(
    fixed({ min: whole(1), max: whole(1) }),
    'How many may play; with some options fewer.',
  ),
  together: told(v.boolean(), 'Everybody wins or loses together.'),
  options: told(
    v.record(v.string(), listOf(value)),
    'The values that each option may take, the usual one first.',
  ),
  presets: told(presets, 'Sets of rules with a name, each as what differs from the usual.'),
})
export type OfferedGame = v.InferOutput<typeof offeredGameSchema>
export const offeredGamesSchema = fixed({ games: listOf(offeredGameSchema) })
export type OfferedGames = v.InferOutput<typeof offeredGamesSchema>

export const refusedSchema: v.GenericSchema<unknown, Refused> = fixed({
  refusal: v.picklist(refusals),
  clause: v.exactOptional(told(v.string(), 'The rule that forbids it, such as `AB-07`.')),
  option: v.exactOptional(told(v.string(), 'The option that there is not, or not so.')),
  contradiction: v.exactOptional(
    told(
      fixed({ option: v.string(), reason: v.string(), with: v.exactOptional(v.string()) }),
      'The option to change, why in the game’s own code, and what it clashes with.',
    ),
  ),
})
