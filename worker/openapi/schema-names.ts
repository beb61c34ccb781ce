import * as v from 'valibot'

import {
  doneSchema,
  refusedSchema,
  closedSchema,
  publicEventSchema,
  publicStateSchema,
  seatEventSchema,
  seatStateSchema,
  serverMessageSchema,
  gamePositionSchema,
  missedMovesSchema,
  moveReasonSchema,
  takeBackOfferSchema,
  positionSchema,
  seatPositionSchema,
  viewSchema,
  chatMessageSchema,
  dealResultSchema,
  publicSeatSchema,
  publicTableSchema,
  sameDealSchema,
} from '../../shared/protocol/messages.ts'
import {
  offeredGameSchema,
  offeredGamesSchema,
  listedTableSchema,
  lobbySchema,
  seatedSchema,
  createdTableSchema,
  pendingJoinSchema,
  reviewedTurnSchema,
  applauseSchema,
  dayDescriptionSchema,
  gameApplauseSchema,
  reviewSchema,
} from '../../shared/protocol/answers.ts'
import {
  firstDealtSchema,
  gameRecordSchema,
  gameStepSchema,
  proofSchema,
} from '../../shared/deal/game-record.ts'
import { commandDescriptions } from '../../shared/protocol/command-descriptions.ts'
import { commandSchema, idSchema } from '../../shared/protocol/commands.ts'
import { pushConfigSchema } from '../../shared/protocol/push.ts'
import {
  moveRequestSchema,
  newTableSchema,
  seatRequestSchema,
} from '../../shared/protocol/requests.ts'
import {
  chosenOptionsSchema,
  moveSchema,
  optionsSchema,
  outcomeSchema,
  reasonSchema,
  signalSchema,
} from '../../shared/protocol/schemas.ts'

/** The schema of a command, with the descriptions that only the document needs. */
const describedCommand = v.variant(
  'type',
  commandSchema.options.map((one) =>
    v.pipe(one, v.description(commandDescriptions[one.entries.type.literal])),
  ),
)

/** The schemas of all requests, responses and messages, by their names in the document. */
export const namedSchemas = {
  Games: offeredGamesSchema,
  OfferedGame: offeredGameSchema,
  Day: dayDescriptionSchema,
  Lobby: lobbySchema,
  ListedTable: listedTableSchema,
  NewTable: newTableSchema,
  CreatedTable: createdTableSchema,
  PublicState: publicStateSchema,
  PublicEvent: publicEventSchema,
  GameRecord: gameRecordSchema,
  GameApplause: gameApplauseSchema,
  Applause: applauseSchema,
  Review: reviewSchema,
  ReviewedTurn: reviewedTurnSchema,
  SeatRequest: seatRequestSchema,
  Seated: seatedSchema,
  PendingJoin: pendingJoinSchema,
  SeatState: seatStateSchema,
  SeatEvent: seatEventSchema,
  SocketMessage: serverMessageSchema,
  MissedMoves: missedMovesSchema,
  MoveReason: moveReasonSchema,
  TakeBackOffer: takeBackOfferSchema,
  Command: describedCommand,
  MoveRequest: moveRequestSchema,
  Id: idSchema,
  Done: doneSchema,
  Refused: refusedSchema,
  PushConfig: pushConfigSchema,
  Table: publicTableSchema,
  Seat: publicSeatSchema,
  Options: optionsSchema,
  ChosenOptions: chosenOptionsSchema,
  Position: positionSchema,
  GamePosition: gamePositionSchema,
  SeatPosition: seatPositionSchema,
  View: viewSchema,
  Move: moveSchema,
  Signal: signalSchema,
  ChatMessage: chatMessageSchema,
  Closed: closedSchema,
  Outcome: outcomeSchema,
  SameDeal: sameDealSchema,
  DealResult: dealResultSchema,
  FirstDealt: firstDealtSchema,
  Proof: proofSchema,
  GameStep: gameStepSchema,
  Reason: reasonSchema,
} as const
export type SchemaName = keyof typeof namedSchemas
