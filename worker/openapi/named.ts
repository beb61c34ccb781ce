import { doneSchema, refusedSchema } from '../../shared/wire/answers/done.ts'
import { offeredGameSchema, offeredGamesSchema } from '../../shared/wire/answers/games.ts'
import {
  closedSchema,
  publicLineSchema,
  publicStateSchema,
  seatLineSchema,
  seatStateSchema,
  serverMessageSchema,
} from '../../shared/wire/answers/lines.ts'
import {
  listedTableSchema,
  lobbySchema,
  seatedSchema,
  tableMadeSchema,
  waitingSchema,
} from '../../shared/wire/answers/lobby.ts'
import { reviewedTurnSchema, reviewSchema } from '../../shared/wire/answers/review.ts'
import {
  gameProjectionSchema,
  missedSchema,
  reasonGivenSchema,
  projectionSchema,
  seatProjectionSchema,
  viewSchema,
} from '../../shared/wire/answers/projection.ts'
import {
  chatLineSchema,
  dealResultSchema,
  publicSeatSchema,
  publicTableSchema,
  sameDealSchema,
} from '../../shared/wire/answers/table.ts'
import {
  firstDealtSchema,
  gameRecordSchema,
  gameStepSchema,
  proofSchema,
} from '../../shared/deal/game-record.ts'
import { commandSchema, idSchema } from '../../shared/wire/commands.ts'
import { pushOfferSchema } from '../../shared/wire/push.ts'
import { moveRequestSchema, newTableSchema, sitSchema } from '../../shared/wire/requests.ts'
import {
  chosenOptionsSchema,
  moveSchema,
  optionsSchema,
  outcomeSchema,
  reasonSchema,
  signalSchema,
} from '../../shared/wire/schemas.ts'

/** Everything that is sent or answered, by the name under which the document speaks of it. */
export const named = {
  Games: offeredGamesSchema,
  OfferedGame: offeredGameSchema,
  Lobby: lobbySchema,
  ListedTable: listedTableSchema,
  NewTable: newTableSchema,
  TableMade: tableMadeSchema,
  PublicState: publicStateSchema,
  PublicLine: publicLineSchema,
  GameRecord: gameRecordSchema,
  Review: reviewSchema,
  ReviewedTurn: reviewedTurnSchema,
  Sit: sitSchema,
  Seated: seatedSchema,
  Waiting: waitingSchema,
  SeatState: seatStateSchema,
  SeatLine: seatLineSchema,
  SocketMessage: serverMessageSchema,
  Missed: missedSchema,
  ReasonGiven: reasonGivenSchema,
  Command: commandSchema,
  MoveSaid: moveRequestSchema,
  Id: idSchema,
  Done: doneSchema,
  Refused: refusedSchema,
  PushOffer: pushOfferSchema,
  Table: publicTableSchema,
  Seat: publicSeatSchema,
  Options: optionsSchema,
  ChosenOptions: chosenOptionsSchema,
  Projection: projectionSchema,
  Shown: gameProjectionSchema,
  ShownToSeat: seatProjectionSchema,
  View: viewSchema,
  Move: moveSchema,
  Signal: signalSchema,
  ChatLine: chatLineSchema,
  Closed: closedSchema,
  Outcome: outcomeSchema,
  SameDeal: sameDealSchema,
  DealResult: dealResultSchema,
  FirstDealt: firstDealtSchema,
  Proof: proofSchema,
  GameStep: gameStepSchema,
  Reason: reasonSchema,
} as const
export type Named = keyof typeof named
