import type { AnyBots } from '../../../shared/game/bot.ts'
import type {
  AnyGame,
  AnyMove,
  AnyOptions,
  AnyState,
  PreviousGame,
  Outcome,
  Reason,
  Seat,
} from '../../../shared/game/game.ts'
import type { ClothName } from '../../../shared/game/cloths.ts'
import type { Strength } from '../../../shared/game/strength.ts'
import type { Result } from '../../../shared/result.ts'
import type {
  ChatMessage,
  CommandType,
  GameResult,
  GameStep,
  Tally,
  Position,
  Proof,
  PublicTable,
  SameDeal,
} from '../../../shared/protocol/protocol.ts'
import type { Refused } from '../../../shared/protocol/refusals.ts'
import type { Tempo, OpenHandsDelay, WatchDelay } from '../../../shared/protocol/table-settings.ts'
import type { CooperativeTask } from '../../../shared/cooperative-task.ts'

/**
 * The schema version of stored tables. It rises only if a released version has written tables with
 * the previous schema.
 */
export const schemaVersion = 1

/**
 * The whole state of a table as plain data. It is stored after every change, and every decision
 * depends on it alone. Stored tables outlive the program. So after the first release, a change of
 * this type, or of a type within it, raises `schemaVersion` and adds a step to ../migrations.ts.
 * The state of a game has its own version: shared/game/version.ts.
 */
export type Table = {
  readonly version: typeof schemaVersion
  readonly code: string
  readonly game: string
  /**
   * The version of the rules in the program that last wrote the table. `options` and the state of
   * the deal have the format of this version.
   */
  readonly gameVersion: number
  readonly options: AnyOptions
  readonly seats: readonly TableSeat[]
  /**
   * For each human, by id: the ids of their last accepted commands, the newest last. These ids are
   * not part of `seats`, so that a move leaves `seats` unchanged.
   */
  readonly acceptedCommands: Readonly<Record<string, readonly string[]>>
  /**
   * The id of the host; null at an empty table. While the host is away, this can be the id of an
   * acting host.
   */
  readonly host: string | null
  /** The id of the real host while another human acts as the host; otherwise null. */
  readonly absentHost: string | null
  /** The call for the host that the host has not answered yet; null if there is none. */
  readonly hostCall: HostCall | null
  /** Counts only while a person sits at the table (`isLocked`). */
  readonly locked: boolean
  readonly autoSubstitute: boolean
  /** Whether newcomers need approval before they take a bot's seat during a game. */
  readonly joinApproval: boolean
  /** Open requests to join, oldest first. */
  readonly joinRequests: readonly JoinRequest[]
  /** The players whom the host has removed and who have not been readmitted. */
  readonly removed: readonly RemovedPlayer[]
  /** Open requests to swap seats, oldest first; empty while a game is played. */
  readonly swapRequests: readonly SwapRequest[]
  /**
   * The budgets of networks that have taken seats here, the most recent last. A network that is not
   * listed has a full budget.
   */
  readonly networkBudgets: readonly NetworkBudget[]
  /**
   * Whether the table expires only after 90 days without activity. The usual time is 30 days, or 14
   * days if its game is over.
   */
  readonly longLived: boolean
  readonly listed: boolean
  /** Whether spectators can clap. */
  readonly clapping: boolean
  /** Whether players can take moves back. */
  readonly takeBack: boolean
  /** Whether the operator has removed the table from the public list for good. */
  readonly barred: boolean
  /**
   * Whether the operator has closed the table. A closed table accepts no commands except leaving,
   * deleting and hiding a hand.
   */
  readonly closed: boolean
  /**
   * The network that opened the table. The lobby uses it to share the public list fairly among
   * networks.
   */
  readonly opener: Opener | null
  readonly spectatorDelay: WatchDelay
  /**
   * The delay in moves with which spectators see all hands, if all players agree. At 0 the host
   * offers no open hands.
   */
  readonly openHands: OpenHandsDelay
  readonly tempo: Tempo
  /** The tablecloth that the host has chosen for all viewers; null for the game's own cloth. */
  readonly cloth: ClothName | null
  readonly phase: Phase
  /** The last finished game; null before the first game has ended. */
  readonly finished: FinishedGame | null
  /** The results of the last finished games, oldest first. */
  readonly results: readonly GameResult[]
  /** The wins of each player since the table was opened; null before the first game has ended. */
  readonly tally: Tally | null
  /** The number of deals that have begun at this table. */
  readonly dealCount: number
  /** The sequence number of the last log entry. */
  readonly seq: number
  /** The number of ids that this table has given to humans. */
  readonly idCount: number
  /** The time in ms of the last activity by a seat. */
  readonly lastActivityAt: number
  /** The progress of the table's expiry; null while the table is not due to expire. */
  readonly expiry: ExpiryProgress | null
  readonly budgets: Budgets
}

type HostCall = { readonly by: string; readonly since: number }

/**
 * Fingerprints of the network that opened the table: the fingerprints of the /64, /56 and /48 of an
 * IPv6 address. For an IPv4 address all three are the same.
 */
export type Opener = {
  readonly network: string
  readonly middle: string
  readonly wider: string
}

export type Phase =
  | { readonly name: 'gathering'; readonly nextDeal: NextDeal }
  | Playing
  | {
      readonly name: 'over'
      readonly deal: Deal
      readonly nextDeal: NextDeal
      /** The vote on the next game; null while there are no votes. */
      readonly voting: Voting | null
    }

export type Voting = {
  /**
   * The votes in the order in which they were cast: the id of each voter, and the id of the game.
   */
  readonly votes: readonly { readonly id: string; readonly game: string }[]
  /** The ids of the people who are present and have not voted. */
  readonly missing: readonly string[]
  /**
   * The time in ms when the cards are dealt. It is set once everyone who is present has voted for
   * the same game; otherwise null.
   */
  readonly dealsAt: number | null
}

export type Playing = {
  readonly name: 'playing'
  readonly deal: Deal
  readonly paused: Pause | null
  /** The time in ms when bots act next. Null if bots wait until another action. */
  readonly botsActAt: number | null
  /**
   * The seats of the bots that have signalled since the last move or the last signal of a person. A
   * seat is listed once for each signal.
   */
  readonly signalled: readonly Seat[]
  /** The turns of the humans who have to move now. */
  readonly pendingTurns: readonly PendingTurn[]
  /** The seats of humans whose time is up. A bot plays this one turn for each of them. */
  readonly substitutedThisTurn: readonly Seat[]
  /** The open request to take a move back; null if there is none. */
  readonly takeBack: TakeBackRequest | null
  /** The last take-back or request since the last move; null if there was none. */
  readonly lastTakeBack: PublicTable['lastTakeBack'] | null
}

/** A request to take a move back. `id`, `asked` and `agreed` are ids of humans. */
export type TakeBackRequest = {
  readonly id: string
  readonly since: number
  /** When a missing answer counts as a no. Each yes restarts this time. */
  readonly until: number
  readonly asked: readonly string[]
  readonly agreed: readonly string[]
}

export type Pause = {
  readonly reason: 'requested' | 'away'
  readonly seat: Seat
  readonly since: number
}

export type PendingTurn = {
  readonly seat: Seat
  /**
   * The time in ms when the turn began or the player last moved. The length of every later pause is
   * added, so that pauses don't count.
   */
  readonly since: number
  /** Whether the turn has lasted at least `timeouts.slow`, or the player has been nudged. */
  readonly isSlow: boolean
  readonly nudge: { readonly by: Seat; readonly at: number } | null
}

/** The next deal: a new deal, or a deal that other tables play too. */
export type NextDeal = CommittedDeal | RepeatedDeal

/**
 * A new deal. Its commitment is public already. Its cards also depend on nonces that the players
 * will add.
 */
export type CommittedDeal = { readonly secret: string; readonly commitment: string }
/** A deal with fixed cards: a deal of the day, or a deal that another table has played. */
export type RepeatedDeal = DealSeed & { readonly same: SameDeal }

/**
 * All data that determine the cards of a deal, except for the options and the number of players.
 */
export type DealSeed = CommittedDeal & {
  readonly nonces: Proof['nonces']
  readonly before: PreviousGame | null
}

export type Deal = {
  readonly number: number
  /**
   * The version of the rules that the record of this deal contains. An upgrade during the deal
   * raises it if the new rules replay the deal exactly; otherwise it stays.
   */
  readonly gameVersion: number
  readonly secret: string
  readonly proof: Proof
  readonly same?: SameDeal
  /** The sequence number of the deal's first log entry. */
  readonly from: number
  readonly before: PreviousGame | null
  readonly state: AnyState
  /** The number of moves made in this deal. */
  readonly turn: number
  /**
   * For each seat, the turn since which its legal moves are the same. A move that a player chose at
   * that turn or later is not stale.
   */
  readonly sameSince: readonly number[]
  /**
   * The public projections before the last moves, oldest first. Their number is at most the delay
   * of spectators in moves.
   */
  readonly past: readonly Position[]
  /** Null while hands are closed. */
  readonly trail: Trail | null
  /**
   * The last steps of the deal, from the first move that can still be taken back, and the state
   * before that move. Null if no move can be taken back.
   */
  readonly recent: { readonly state: AnyState; readonly steps: readonly RecentStep[] } | null
  /**
   * The ids of the players who have refused to show the cards of this deal, or have left without an
   * answer.
   */
  readonly refusedBy: readonly string[]
  /**
   * The reasons for the last moves of bots, oldest first. Players and spectators can request them.
   */
  readonly reasons: readonly BotReason[]
  /** The time in ms when the cards were dealt. */
  readonly startedAt: number
  /** The time in ms of the last move. */
  readonly movedAt: number
}

/** What spectators see while hands are open. */
export type Trail = {
  /**
   * What they see until `past` is as long as their delay: the public projection from the time when
   * hands were opened, or the last projection before their delay was changed. Null after that.
   */
  readonly first: Position | null
  /**
   * The projections with all hands before the last moves, oldest first. Their number is at most the
   * delay of spectators in moves.
   */
  readonly past: readonly Position[]
}

/**
 * One of the `recent` steps of a deal. `isDecided` means that a request to take this move back was
 * declined or withdrawn, so the move stays. `spent` is the time in ms that a person had spent on the
 * turn before the move.
 */
export type RecentStep = Exclude<GameStep, { takeBack: unknown }> & {
  readonly isDecided?: true
  readonly spent?: number
}

/** A bot's reason for the move that led to `turn`. */
export type BotReason = { readonly seat: Seat; readonly turn: number; readonly reason: Reason }

export type FinishedGame = {
  readonly deal: number
  readonly game: string
  /** The sequence numbers of the game's first and last log entries. */
  readonly from: number
  readonly to: number
  /**
   * The version of the rules by which the deal was played. `options` have the form of that version.
   */
  readonly gameVersion: number
  readonly options: AnyOptions
  readonly before: PreviousGame | null
  readonly names: readonly string[]
  /** The piece of each seat. */
  readonly pieces: readonly number[]
  /** The tablecloth that the host had chosen. Missing for the game's own cloth. */
  readonly cloth?: ClothName
  readonly proof: Required<Proof>
  readonly same?: SameDeal
  readonly outcome: Outcome
}

/**
 * The data that the table stores about a person with an id, whether the person has a seat or not.
 */
type Identity = Pick<Human, 'id' | 'name' | 'program' | 'tokenHash' | 'network'>
export type JoinRequest = Identity & { readonly since: number }
export type RemovedPlayer = Identity

/** The remaining budget of one network. `network` is a fingerprint. */
export type NetworkBudget = { readonly network: string; readonly left: Bucket }

/** A request to swap seats. `from` and `to` are ids of humans. */
export type SwapRequest = { readonly from: string; readonly to: string; readonly since: number }

/** The rate limits that all seats of a table share. */
export type Budgets = {
  /** The budget for commands, except moves and the commands that only the host can send. */
  readonly commands: Bucket
  /**
   * The budget for newcomers whose network is unknown. Also used for newcomers whose network does
   * not fit into `networkBudgets`.
   */
  readonly sitting: Bucket
  readonly moves: Bucket
}

/** The progress of a table's expiry. `step` counts the waiting times that are over. */
type ExpiryProgress = {
  readonly step: number
  /** The time in ms at which this step began. */
  readonly at: number
}

export type TableSeat = Human | BotSeat | OpenSeat

export type Human = {
  readonly kind: 'human'
  /**
   * The id of the human, which stays the same when seats move up. The seat's WebSockets are tagged
   * with this id.
   */
  readonly id: string
  readonly name: string
  /** True if the player has declared itself a program. */
  readonly program?: true
  /** The number of the player's piece, a marker with a shape and a colour (../../../shared/appearance.ts). */
  readonly piece: number
  /** The SHA-256 hash of the seat's token. */
  readonly tokenHash: string
  /**
   * A fingerprint of the player's network; null if the network is unknown. The fingerprint differs
   * from table to table.
   */
  readonly network: string | null
  /** Whether the seat has an open WebSocket, or its player has announced one. */
  readonly connected: boolean
  /**
   * Whether the page has reported that it is visible. Meaningful only while `connected` is true.
   */
  readonly pageVisible: boolean
  /**
   * The time in ms at which `connected` last changed, or at which a seat without a connection last
   * sent a request.
   */
  readonly since: number
  /** Whether a bot plays for this player. */
  readonly substituted: boolean
  /** Whether the game goes on without this player until the player returns. */
  readonly excused: boolean
  /** The number of this player's turns in a row that have timed out. */
  readonly timedOutTurns: number
  /**
   * The player's nonce for the next deal, which contributes to its randomness; null if there is
   * none.
   */
  readonly nonce: string | null
  /** Whether the player allows spectators to see this hand; null until the player has answered. */
  readonly showsHand: boolean | null
  readonly chat: Bucket
  /** The rate limits for all reactions, and for the reaction `hurry` alone. */
  readonly reacted: Bucket
  readonly hurried: Bucket
  /** The rate limit for commands other than moves. */
  readonly budget: Bucket
  /**
   * The browsers and webhooks of the player, which are notified when a turn of this player begins.
   */
  readonly subscriptions: readonly Subscription[]
  /**
   * The time in ms when a notification was last sent to one of the subscriptions; null if never.
   */
  readonly pushedAt: number | null
}

/** A receiver of notifications about a player's turns: a browser by Web Push, or a webhook. */
export type Subscription = (BrowserKeys | WebhookKey) & {
  readonly endpoint: string
  readonly notification: TurnNotification | null
  /** The number of deliveries in a row that have failed. */
  readonly failures: number
}

/** The keys that encrypt the messages for one browser. */
export type BrowserKeys = { readonly p256dh: string; readonly auth: string }
/** The key that signs the messages to a webhook: `whsec_` and bytes in base64. */
export type WebhookKey = { readonly secret: string }

/** The state of the notification for the turn that began at `since`. */
export type TurnNotification =
  | Pending<'due'>
  /** The notification was sent, or delivery is unknown. */
  | Pending<'sent'>
  /** The notification was sent and the turn is over, so the notification has to be withdrawn. */
  | { readonly step: 'stale'; readonly since: number }

type Pending<Step extends string> = {
  readonly step: Step
  readonly since: number
  /** The earliest time in ms to send the notification. */
  readonly at: number
  /** The number of earlier attempts in this turn, which determines the delay of a retry. */
  readonly tries: number
}
type BotSeat = {
  readonly kind: 'bot'
  readonly name: string
  readonly piece: number
  readonly strength: Strength
  /** The token hash of the player who has left the seat that the bot has taken over. */
  readonly leaver?: string
}
/** A seat whose player has left during or after a game. `name` is the name of that player. */
type OpenSeat = {
  readonly kind: 'open'
  readonly name: string
  readonly piece: number
  /**
   * The token hash of the player if the player left voluntarily; otherwise null. With the token the
   * player can return to this seat until another player takes it.
   */
  readonly leaver: string | null
  readonly since: number
  readonly excused: boolean
}

/** A token bucket: `left` tokens at the time `at` in ms. Tokens refill over time. */
export type Bucket = { readonly left: number; readonly at: number }

/** A game with its bot. Callers pass it into every decision, so that decisions need no registry. */
export type GameWithBots = AnyGame & Pick<AnyBots, 'bot'>

/** Looks up a game by its id. Returns null if there is no game with this id. */
export type FindGame = (id: string) => GameWithBots | null

/**
 * Data that the caller passes into a decision, because decisions themselves read no clock and no
 * source of randomness.
 */
export type DecisionContext = {
  readonly now: number
  /** 32 fresh random bytes in hexadecimal. */
  readonly entropy: string
  /** The configured time that bots take for a move, as a multiple of the usual time. */
  readonly botPace: number
  /** Whether push notifications are configured. */
  readonly pushes: boolean
}

/** A log entry: one accepted command or action. */
export type Entry = {
  readonly type: CommandType | 'sit'
  readonly data: Readonly<Record<string, unknown>>
}

/** The result of a decision: the new table, at most one log entry and at most one chat message. */
export type Change = {
  readonly table: Table
  readonly entry?: Entry
  readonly chat?: ChatMessage
  /** The id of the accepted command, for the log. Missing for actions of bots and timeouts. */
  readonly commandId?: string
  /** True if the table and its storage have to be deleted. */
  readonly deletesTable?: true
  /** Set if a bot has to move and its move has to be computed first. */
  readonly botTask?: BotTask
  /**
   * True if the command changes nothing. Its id is only remembered in memory, and nothing is
   * written.
   */
  readonly changesNothing?: true
}

/**
 * The computation of a bot's move. The caller passes the result to `tick`, unless the state has
 * changed by then.
 */
export type BotTask = {
  readonly seat: Seat
  readonly state: AnyState
  /**
   * Computes the move. `effort` is between 0 and 1. At 0 the strongest bot plays like a medium bot.
   */
  readonly computeMove: (effort: number) => CooperativeTask<AnyMove | null>
}

/** The result of a `BotTask`. */
export type BotThought = Pick<BotTask, 'seat' | 'state'> & { readonly move: AnyMove | null }

export type Decision = Result<Change, Refused>

/**
 * Returns the repeated deal that this table plays, before, during and after the game; undefined if
 * the deal is new.
 */
export function sameDealAt({ phase }: Table): SameDeal | undefined {
  if (phase.name !== 'gathering') return phase.deal.same
  return 'same' in phase.nextDeal ? phase.nextDeal.same : undefined
}

export const dealAt = (table: Table): Deal | null =>
  table.phase.name === 'gathering' ? null : table.phase.deal

export const seatOf = (table: Table, id: string): Seat =>
  table.seats.findIndex((one) => one.kind === 'human' && one.id === id)

/**
 * Returns the public number of a person. It stays the same as long as the person sits at the table.
 */
export const personOf = ({ id }: Pick<Human, 'id'>): number => Number(id.slice(1))

/**
 * Returns the seat that the player who now sits at `seat` had in the current deal; null if the
 * player did not play the deal. The seats can differ, since people can change seats after the deal.
 */
export function seatInDeal(table: Table, seat: Seat): Seat | null {
  const played = table.phase.name === 'over' ? table.results.at(-1) : undefined
  if (!played) return seat
  const one = humanAt(table, seat)
  const found = one ? played.people.indexOf(personOf(one)) : -1
  return found < 0 ? null : found
}

export const humanAt = (table: Table, seat: Seat): Human | null => {
  const one = table.seats[seat]
  return one?.kind === 'human' ? one : null
}

/** Returns whether a bot plays this seat, either as its own seat or as a substitute. */
export const isPlayedByBot = (one: TableSeat): boolean =>
  one.kind === 'bot' || (one.kind === 'human' && one.substituted)

export const humansAt = (table: Table): Human[] => table.seats.filter((one) => one.kind === 'human')

/**
 * Returns whether no newcomer can take a seat. The lock of a new table that continues a finished
 * game counts only once its person sits there.
 */
export const isLocked = (table: Table): boolean => table.locked && humansAt(table).length > 0

export const withSeat = (table: Table, seat: Seat, one: TableSeat): Table => ({
  ...table,
  seats: table.seats.with(seat, one),
})

/**
 * Returns the table with this vote of a person. If `game` is null, returns the table without the
 * person's vote.
 */
export function withVote(table: Table, id: string, game: string | null): Table {
  const { phase } = table
  if (phase.name !== 'over') return table
  const others = (phase.voting?.votes ?? []).filter((one) => one.id !== id)
  const votes = game === null ? others : [...others, { id, game }]
  const { missing = [], dealsAt = null } = phase.voting ?? {}
  return { ...table, phase: { ...phase, voting: { votes, missing, dealsAt } } }
}

/** Returns the number of moves between two states of a table. A new deal starts at zero moves. */
export function movesBetween(before: Table, after: Table): number {
  const [then, now] = [dealAt(before), dealAt(after)]
  if (!now) return 0
  return then?.number === now.number ? now.turn - then.turn : now.turn
}
