import type { AnyBots } from '../../../shared/game/bot.ts'
import type {
  AnyGame,
  AnyMove,
  AnyOptions,
  AnySignal,
  AnyState,
  PreviousGame,
  Outcome,
  Reason,
  Seat,
} from '../../../shared/game/game.ts'
import type { Strength } from '../../../shared/game/strength.ts'
import type { Result } from '../../../shared/result.ts'
import type {
  ChatMessage,
  CommandType,
  GameResult,
  Tally,
  Position,
  Proof,
  SameDeal,
} from '../../../shared/protocol/protocol.ts'
import type { Refused } from '../../../shared/protocol/refusals.ts'
import type { Tempo, OpenHandsDelay, WatchDelay } from '../../../shared/protocol/table-settings.ts'
import type { CooperativeTask } from '../../../shared/cooperative-task.ts'

/** The schema version of stored tables. It only counts schemas that a released version has written. */
export const schemaVersion = 1

/**
 * The whole state of a table as plain data. It is stored after every change, and every decision depends on it alone.
 * Stored tables outlive the program: after the first release, a change of this type, or of a type within it, raises
 * `schemaVersion` and adds a step to ../migrations.ts. The state of a game has its own version:
 * shared/game/version.ts.
 */
export type Table = {
  readonly version: typeof schemaVersion
  readonly code: string
  readonly game: string
  /**
   * The version of the game's rules in which `options` and the deal are stored: that of the program
   * that last wrote them.
   */
  readonly gameVersion: number
  readonly options: AnyOptions
  readonly seats: readonly TableSeat[]
  /**
   * For each human, by id: the ids of their last accepted commands, newest last. They are not part of `seats`, so
   * that a move leaves the seats unchanged.
   */
  readonly acceptedCommands: Readonly<Record<string, readonly string[]>>
  /** The id of the host. */
  readonly host: string | null
  /** The id of the absent host while another human acts as the host. */
  readonly absentHost: string | null
  /** The unanswered call for the host. */
  readonly hostCall: HostCall | null
  readonly locked: boolean
  readonly autoSubstitute: boolean
  /** Newcomers need approval before they take a bot's seat in the middle of a game. */
  readonly joinApproval: boolean
  /** Open requests to join, oldest first. */
  readonly joinRequests: readonly JoinRequest[]
  /** The players whom the host has removed and not readmitted. */
  readonly removed: readonly RemovedPlayer[]
  /** Open requests to swap seats, oldest first; empty while a game is played. */
  readonly swapRequests: readonly SwapRequest[]
  /**
   * How many more times each network may take a seat here, the most recent last. A network that is
   * not listed has a full budget.
   */
  readonly networkBudgets: readonly NetworkBudget[]
  /** The table expires after 90 days without activity instead of 30. */
  readonly longLived: boolean
  readonly listed: boolean
  /** The operator has removed the table from the public list for good. */
  readonly barred: boolean
  /** The operator has closed the table: it accepts no more commands except leaving and deleting. */
  readonly closed: boolean
  /** The network that opened the table, so that the lobby can share its places fairly. */
  readonly opener: Opener | null
  readonly spectatorDelay: WatchDelay
  /** By how many moves spectators see all hands late, if all players agree. At 0 there is no offer. */
  readonly openHands: OpenHandsDelay
  readonly tempo: Tempo
  readonly phase: Phase
  /** The last deal that was finished. */
  readonly finished: FinishedGame | null
  /** The results of the last finished games, oldest first. */
  readonly results: readonly GameResult[]
  /** Who has won how often since the table was opened; null before the first game has ended. */
  readonly tally: Tally | null
  /** The number of deals that have begun. */
  readonly dealCount: number
  /** The sequence number of the last log entry. */
  readonly seq: number
  /** The number of ids that humans have been given. */
  readonly idCount: number
  /** The time of the last activity by a seat. */
  readonly lastActivityAt: number
  /** How far the expiry of the table has advanced; null while it is not due. */
  readonly expiry: ExpiryProgress | null
  readonly budgets: Budgets
}

export type HostCall = { readonly by: string; readonly since: number }

/**
 * Fingerprints of the network that opened the table: the /64, /56 and /48 of an IPv6 address, or the same IPv4
 * address three times.
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
      /** Null while there are no votes. */
      readonly voting: Voting | null
    }

/** The vote on the next game. */
export type Voting = {
  /** The ids of the people who have voted, and the game that each of them would like to play, in this order. */
  readonly votes: readonly { readonly id: string; readonly game: string }[]
  /** The ids of the people who are present and have not voted. */
  readonly missing: readonly string[]
  /** When the cards are dealt, since everyone who is present has voted for the same game; otherwise null. */
  readonly dealsAt: number | null
}

export type Playing = {
  readonly name: 'playing'
  readonly deal: Deal
  readonly paused: Pause | null
  /** When bots act next; null until something happens. */
  readonly botsActAt: number | null
  /**
   * The bots that have signalled since a person acted or a card moved. A bot is listed once for
   * each signal.
   */
  readonly signalled: readonly Seat[]
  /** The humans whose turn it is. */
  readonly pendingTurns: readonly PendingTurn[]
  /** The humans whose time is up, so that a bot plays this one turn for them. */
  readonly substitutedThisTurn: readonly Seat[]
}

export type Pause = {
  readonly reason: 'requested' | 'away'
  readonly seat: Seat
  readonly since: number
}

export type PendingTurn = {
  readonly seat: Seat
  /** When the turn began or the player last moved, plus the length of every pause since. */
  readonly since: number
  /** The turn is shown as slow. */
  readonly isSlow: boolean
  readonly nudge: { readonly by: Seat; readonly at: number } | null
}

/** The deal that comes next: a fresh one whose secret is committed to, or one that was played at another table. */
export type NextDeal = CommittedDeal | RepeatedDeal

/** A fresh deal. Its cards also depend on the nonces that the players will add. */
export type CommittedDeal = { readonly secret: string; readonly commitment: string }
/** A deal whose secret is published already, so its cards are known. */
export type RepeatedDeal = DealSeed & { readonly same: SameDeal }

/** Everything that determines the cards, apart from the options and the number of players. */
export type DealSeed = CommittedDeal & {
  readonly nonces: Proof['nonces']
  readonly before: PreviousGame | null
}

export type Deal = {
  readonly number: number
  /**
   * The version of the game's rules by which the deal is played: the oldest one if the version
   * changed during the deal.
   */
  readonly gameVersion: number
  readonly secret: string
  readonly proof: Proof
  readonly same?: SameDeal
  /** The sequence number of the deal's first log entry. */
  readonly from: number
  readonly before: PreviousGame | null
  readonly state: AnyState
  /** The number of moves made. */
  readonly turn: number
  /**
   * For each seat: the turn since which its legal moves are the same. A move that was chosen at that turn or later is
   * not stale.
   */
  readonly sameSince: readonly number[]
  /**
   * The public projections before the last moves, oldest first. There are as many as spectators are
   * delayed by.
   */
  readonly past: readonly Position[]
  /** The steps of the last moves. Only set while hands are open. */
  readonly trail: Trail | null
  /**
   * The ids of the players who have declined to show the cards of this deal, or left without an
   * answer.
   */
  readonly refusedBy: readonly string[]
  /** The reasons for the last moves of bots, oldest first. Anyone can request them. */
  readonly reasons: readonly BotReason[]
  /** The time of the deal. */
  readonly startedAt: number
  /** The time of the last move. */
  readonly movedAt: number
}

/**
 * The deal as it was some moves ago, and the steps since then. Every delayed open view can be computed from it, and
 * it takes less space than that many stored views.
 */
export type Trail = {
  /** The sequence number of the table when hands were opened. */
  readonly seq: number
  readonly state: AnyState
  readonly turn: number
  /** The steps since `state`, oldest first. */
  readonly steps: readonly TrailStep[]
  /**
   * The projection that spectators saw when this trail replaced another one. They keep seeing it until the first step
   * is old enough.
   */
  readonly heldPosition: Position | null
}

export type TrailStep = {
  /** The sequence number of the table before the step. */
  readonly seq: number
} & (
  | { readonly seat: Seat; readonly move: AnyMove }
  | { readonly seat: Seat; readonly signal: AnySignal }
  /** Several signals, folded into the state after them. */
  | { readonly state: AnyState }
)

/** The reason for the move that led to this turn. */
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
  readonly proof: Required<Proof>
  readonly same?: SameDeal
  readonly outcome: Outcome
}

/** What the table knows about a person with an id, seated or not. */
type Identity = Pick<Human, 'id' | 'name' | 'program' | 'tokenHash' | 'network'>
export type JoinRequest = Identity & { readonly since: number }
export type RemovedPlayer = Identity

/** `network` is a fingerprint. */
export type NetworkBudget = { readonly network: string; readonly left: Bucket }

/** `from` and `to` are ids of humans. */
export type SwapRequest = { readonly from: string; readonly to: string; readonly since: number }

/** The rate limits that all seats of a table share. */
export type Budgets = {
  /** The budget for commands other than moves and host commands. */
  readonly commands: Bucket
  /**
   * The budget for newcomers whose network is unknown, or who come from more networks than
   * `networkBudgets` can list.
   */
  readonly sitting: Bucket
  readonly moves: Bucket
}

/** How far the expiry of a table has advanced. */
export type ExpiryProgress = {
  readonly step: number
  /** The time at which this step began. */
  readonly at: number
}

export type TableSeat = Human | BotSeat | OpenSeat

export type Human = {
  readonly kind: 'human'
  /** The id stays the same when seats move up. The seat's WebSockets are tagged with it. */
  readonly id: string
  readonly name: string
  /** The player has declared itself a program. */
  readonly program?: true
  /** The number of the player's piece in ../../../shared/appearance.ts. */
  readonly piece: number
  /** SHA-256 of the seat's token. */
  readonly tokenHash: string
  /** A fingerprint of the player's network, if known. It differs from table to table. */
  readonly network: string | null
  /** The seat has an open WebSocket. */
  readonly connected: boolean
  /** The page has reported that it is visible. Only meaningful while `connected`. */
  readonly pageVisible: boolean
  /** The time at which `connected` last changed. */
  readonly since: number
  /** A bot plays for this seat. */
  readonly substituted: boolean
  /** The table goes on without this player until they return. */
  readonly excused: boolean
  /** How many turns in a row have timed out. */
  readonly timedOutTurns: number
  /** The player's contribution to the randomness of the next deal. */
  readonly nonce: string | null
  /** Whether spectators may see this hand; null until the player has answered. */
  readonly showsHand: boolean | null
  readonly chat: Bucket
  /** The rate limits for all reactions, and for the reaction `hurry` alone. */
  readonly reacted: Bucket
  readonly hurried: Bucket
  /** The rate limit for commands other than moves. */
  readonly budget: Bucket
  /** The browsers that are notified when a turn of this player begins. */
  readonly subscriptions: readonly Subscription[]
  /** When a push notification was last sent to one of them. */
  readonly pushedAt: number | null
}

/** A Web Push subscription of one browser, with the keys that encrypt messages for it. */
export type Subscription = {
  readonly endpoint: string
  readonly p256dh: string
  readonly auth: string
  readonly notification: TurnNotification | null
  /** How many deliveries in a row have failed. */
  readonly failures: number
}

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
  /** The earliest time to send it. */
  readonly at: number
  /** The number of failed deliveries. */
  readonly tries: number
}
export type BotSeat = {
  readonly kind: 'bot'
  readonly name: string
  readonly piece: number
  readonly strength: Strength
  /** The token hash of the player whose seat the bot has taken over. */
  readonly leaver?: string
}
/** A seat that was left in the middle of a game. `name` is the name of the player who left. */
export type OpenSeat = {
  readonly kind: 'open'
  readonly name: string
  readonly piece: number
  /**
   * The token hash of the player, if they left voluntarily. They can return to this seat until another player takes
   * it.
   */
  readonly leaver: string | null
  readonly since: number
  readonly excused: boolean
}

/** A token bucket: `left` tokens at the time `at`, refilled over time. */
export type Bucket = { readonly left: number; readonly at: number }

/** A game with its bot. It is passed into every decision, so that decisions need no registry. */
export type GameWithBots = AnyGame & Pick<AnyBots, 'bot'>

/** Looks up a game by its id. */
export type FindGame = (id: string) => GameWithBots | null

/**
 * What the caller passes into a decision, because decisions read no clock and no source of
 * randomness.
 */
export type DecisionContext = {
  readonly now: number
  /** 32 fresh random bytes in hexadecimal. */
  readonly entropy: string
  /** The configured speed of bots, as a multiple of the usual thinking time. */
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
  /** The id of the accepted command, for the log. Actions of bots and timeouts have none. */
  readonly commandId?: string
  /** Delete the table and its storage. */
  readonly deletesTable?: true
  /** A bot has to move, and its move has to be computed first. */
  readonly botTask?: BotTask
  /** The command changes nothing. Its id is remembered in memory, and nothing is written. */
  readonly changesNothing?: true
}

/** A move to compute for a bot. The caller passes the result to `tick`, unless the state has changed by then. */
export type BotTask = {
  readonly seat: Seat
  readonly state: AnyState
  /** Computes the move. `effort` is between 0 and 1; at 0 the strongest bot plays like a medium one. */
  readonly computeMove: (effort: number) => CooperativeTask<AnyMove | null>
}

/** The result of a `BotTask`. */
export type BotThought = Pick<BotTask, 'seat' | 'state'> & { readonly move: AnyMove | null }

export type Decision = Result<Change, Refused>

/** Returns the shared deal that this table plays, before, during and after the game. */
export function sameDealAt({ phase }: Table): SameDeal | undefined {
  if (phase.name !== 'gathering') return phase.deal.same
  return 'same' in phase.nextDeal ? phase.nextDeal.same : undefined
}

export const dealAt = (table: Table): Deal | null =>
  table.phase.name === 'gathering' ? null : table.phase.deal

export const seatOf = (table: Table, id: string): Seat =>
  table.seats.findIndex((one) => one.kind === 'human' && one.id === id)

/** Returns the public number of a person, which stays the same as long as they sit at the table. */
export const personOf = ({ id }: Pick<Human, 'id'>): number => Number(id.slice(1))

/**
 * Returns the seat that the player at `seat` had in the current deal. People can change seats once the deal is over.
 * Null if they did not play it.
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

/** Whether a bot plays this seat, as its own or as a substitute. */
export const isPlayedByBot = (one: TableSeat): boolean =>
  one.kind === 'bot' || (one.kind === 'human' && one.substituted)

export const humansAt = (table: Table): Human[] => table.seats.filter((one) => one.kind === 'human')

export const withSeat = (table: Table, seat: Seat, one: TableSeat): Table => ({
  ...table,
  seats: table.seats.with(seat, one),
})

/** Returns the number of moves between two states of a table. A new deal starts at zero. */
export function movesBetween(before: Table, after: Table): number {
  const [then, now] = [dealAt(before), dealAt(after)]
  if (!now) return 0
  return then?.number === now.number ? now.turn - then.turn : now.turn
}
