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
  Position,
  Proof,
  SameDeal,
} from '../../../shared/protocol/protocol.ts'
import type { Refused } from '../../../shared/protocol/refusals.ts'
import type { Tempo, OpenHandsDelay, WatchDelay } from '../../../shared/protocol/table-settings.ts'
import type { Work } from '../../../shared/work.ts'

/** Counts the schemas in which released versions have stored tables. */
export const schemaVersion = 1

/**
 * All that a table is, as plain data: what is stored after every change, and nothing else decides. Tables outlive the
 * program: once a version is released, a change of this type, or of one within it, raises `schemaVersion` and adds a
 * step to ../migrations.ts. The state of a game has a version of its own: shared/game/version.ts.
 */
export type Table = {
  readonly version: typeof schemaVersion
  readonly code: string
  readonly game: string
  /** The version of the game in whose form the options and the deal are: that of the program which stored them. */
  readonly gameVersion: number
  readonly options: AnyOptions
  readonly seats: readonly TableSeat[]
  /**
   * For each human, by their id, the ids of their last commands that were accepted, newest last. Not with the seats: a move
   * leaves those as they are.
   */
  readonly accepted: Readonly<Record<string, readonly string[]>>
  /** The id of the human who decides about the table. */
  readonly host: string | null
  /** The id of the host who is away, while another human acts as the host. */
  readonly absentHost: string | null
  /** Somebody asks for the host, by their id. */
  readonly call: Call | null
  readonly locked: boolean
  readonly keeper: boolean
  /** Newcomers ask before they take a bot's chair in the middle of a game. */
  readonly ask: boolean
  /** Those who ask for a seat and wait for an answer, oldest first. */
  readonly asking: readonly Asking[]
  /** Those whom the host has removed and nobody has let back since. */
  readonly removed: readonly Removed[]
  /** Who asks whom to swap chairs, oldest first; nobody while a game is played. */
  readonly swaps: readonly Swap[]
  /** What networks have left to sit down here, the latest last; one that is not listed has everything left. */
  readonly sittings: readonly Sittings[]
  /** It stays for longer than others do when nobody comes. */
  readonly lasting: boolean
  readonly listed: boolean
  /** Whoever runs the service has taken it off the list of public tables, for good. */
  readonly barred: boolean
  /** Whoever runs the service has closed it: nothing happens here any more. */
  readonly closed: boolean
  /** Whose table it is, for a list that is to be fair to all. */
  readonly opener: Opener | null
  readonly delay: WatchDelay
  /** How many moves later watchers see everybody's hand, if everybody says yes; at 0 nobody is asked. */
  readonly openHands: OpenHandsDelay
  /** How long a turn may take. */
  readonly tempo: Tempo
  readonly phase: Phase
  /** The last deal that was played to its end. */
  readonly finished: Finished | null
  /** The last games that were played to their end, oldest first. */
  readonly evening: readonly GameResult[]
  /** How many deals have begun. */
  readonly deals: number
  /** The number of the last entry in the log. */
  readonly seq: number
  /** How many ids have been given to humans. */
  readonly ids: number
  /** When somebody last did something here. */
  readonly touched: number
  /** Where it has come to since nobody did for too long. */
  readonly due: Due | null
  readonly budgets: Budgets
}

export type Call = { readonly by: string; readonly since: number }

/** Fingerprints of the networks that a table was opened from: the /64, /56 and /48 of IPv6, or one IPv4 address thrice. */
export type Opener = {
  readonly network: string
  readonly middle: string
  readonly wider: string
}

export type Phase =
  | { readonly name: 'gathering'; readonly coming: Coming }
  | Playing
  | { readonly name: 'over'; readonly deal: Deal; readonly coming: Coming }

export type Playing = {
  readonly name: 'playing'
  readonly deal: Deal
  readonly paused: Paused | null
  /** When a bot looks at the table next; null until something happens. */
  readonly botAt: number | null
  /** The bots that have given their one signal since a person did something or a card moved. */
  readonly signalled: readonly Seat[]
  /** The humans who are to move. */
  readonly thinking: readonly Thinking[]
  /** The humans for whom a bot plays this one turn, since time was up. */
  readonly standIns: readonly Seat[]
}

export type Paused = {
  readonly why: 'requested' | 'away'
  readonly seat: Seat
  readonly since: number
}

export type Thinking = {
  readonly seat: Seat
  /** When it became their turn or they last moved, put off by every pause. */
  readonly since: number
  /** Everybody sees that it takes long. */
  readonly isSlow: boolean
  readonly nudge: { readonly by: Seat; readonly at: number } | null
}

/** The deal that comes next: one that is promised, or one that was played elsewhere. */
export type Coming = Promised | Repeated

/** Nobody knows its cards: what the players add to it is part of its chance. */
export type Promised = { readonly secret: string; readonly commitment: string }
/** Its secret has come out, and its chance is known. */
export type Repeated = Chance & { readonly same: SameDeal }

/** All that cards follow from, beside the options and how many play. */
export type Chance = Promised & {
  readonly nonces: Proof['nonces']
  readonly before: PreviousGame | null
}

export type Deal = {
  readonly number: number
  /** By which rules it has been played, the oldest if they changed meanwhile. */
  readonly gameVersion: number
  readonly secret: string
  readonly proof: Proof
  readonly same?: SameDeal
  /** The number of its first entry in the log. */
  readonly from: number
  readonly before: PreviousGame | null
  readonly state: AnyState
  /** Counts the moves. */
  readonly turn: number
  /** For each seat the turn since which it may do the same: whoever looked at that one or a later one is up to date. */
  readonly sameSince: readonly number[]
  /** What watchers saw before each of the last moves, oldest first: as many as they are to be behind. */
  readonly past: readonly Position[]
  /** While hands are open. */
  readonly trail: Trail | null
  /** The ids of the players who have not agreed to show the cards of this deal, also of those who have left since. */
  readonly refusedBy: readonly string[]
  /** What bots have said about their last moves, oldest first. It is told to whoever asks. */
  readonly reasons: readonly Given[]
  /** When the last move was made. */
  readonly movedAt: number
}

/**
 * A deal as it stood some moves ago, and what has been done since: what watchers are to see with open hands follows from
 * it, now and after the moves to come. It is smaller than as many views.
 */
export type Trail = {
  /** How much the table had accepted when hands were opened. */
  readonly seq: number
  readonly state: AnyState
  readonly turn: number
  /** Oldest first. */
  readonly steps: readonly TrailStep[]
  /** What spectators saw when this trail took the place of another one: they see it until the first step is old enough. */
  readonly held: Position | null
}

export type TrailStep = {
  /** How much the table had accepted before it. */
  readonly seq: number
} & (
  | { readonly seat: Seat; readonly move: AnyMove }
  | { readonly seat: Seat; readonly signal: AnySignal }
  /** How the deal stood after several signals. */
  | { readonly state: AnyState }
)

/** Why a bot made the move after which the deal stood at this turn. */
export type Given = { readonly seat: Seat; readonly turn: number; readonly reason: Reason }

export type Finished = {
  readonly deal: number
  readonly game: string
  /** Its entries in the log, first and last. */
  readonly from: number
  readonly to: number
  /** Of its deal; the options are as that version knew them. */
  readonly gameVersion: number
  readonly options: AnyOptions
  readonly before: PreviousGame | null
  readonly names: readonly string[]
  /** By seat. */
  readonly pieces: readonly number[]
  readonly proof: Required<Proof>
  readonly same?: SameDeal
  readonly outcome: Outcome
}

/** What is known of somebody who has a number at this table. */
type Known = Pick<Human, 'id' | 'name' | 'program' | 'tokenHash' | 'network'>
export type Asking = Known & { readonly since: number }
export type Removed = Known

/** By the fingerprint of a network. */
export type Sittings = { readonly network: string; readonly left: Bucket }

/** Two humans, by their ids. */
export type Swap = { readonly by: string; readonly with: string; readonly since: number }

/** What all seats of a table share. */
export type Budgets = {
  /** For what is no move, and not decided by the host. */
  readonly commands: Bucket
  /** For newcomers whose network is unknown, or one more than the table counts. */
  readonly sittings: Bucket
  readonly moves: Bucket
}

/** How far a table that is due has come. */
export type Due = {
  readonly step: number
  /** When this wait began. */
  readonly at: number
}

export type TableSeat = Human | BotSeat | OpenSeat

export type Human = {
  readonly kind: 'human'
  /** Stays the same while seats move up; the name of its sockets. */
  readonly id: string
  readonly name: string
  /** Whether a program sits here, as it says itself. */
  readonly program?: true
  /** Which of the painted pieces stands for them: its number in ../../../shared/appearance.ts. */
  readonly piece: number
  /** SHA-256 of the token that proves the seat. */
  readonly tokenHash: string
  /** A fingerprint of where they came from, if that was known; another one at each table. */
  readonly network: string | null
  /** With a live socket. */
  readonly here: boolean
  /** Their page is on a screen and not behind something else, as it says itself; of a live socket alone. */
  readonly inSight: boolean
  /** Since when it is here, or is not. */
  readonly since: number
  /** A bot plays for it. */
  readonly kept: boolean
  /** The others have decided to go on without it, until it is back. */
  readonly excused: boolean
  /** In how many turns, one after the other, time was up. */
  readonly overdue: number
  /** Its share in the chance of the coming deal. */
  readonly nonce: string | null
  /** Whether watchers may see their hand, where that is asked; null until they have answered. */
  readonly showsHand: boolean | null
  readonly chat: Bucket
  /** What it may still do that is no move. */
  readonly budget: Bucket
  /** The browsers that are told when it becomes their turn. */
  readonly subscriptions: readonly Subscription[]
  /** When one of them was last sent something. */
  readonly pushedAt: number | null
}

/** Where a push service takes what one browser is to be told, and what only that browser can read it with. */
export type Subscription = {
  readonly endpoint: string
  readonly p256dh: string
  readonly auth: string
  readonly notice: Notice | null
  /** How often in a row the push service has taken nothing. */
  readonly failures: number
}

/** Of the turn that began at `since`. */
export type Notice =
  | Pending<'due'>
  /** It has been sent, or may have been. */
  | Pending<'sent'>
  /** It was sent, the turn is over, and it is to be taken back. */
  | { readonly step: 'stale'; readonly since: number }

type Pending<Step extends string> = {
  readonly step: Step
  readonly since: number
  /** When it may be sent. */
  readonly at: number
  /** How often the push service did not take it. */
  readonly tries: number
}
export type BotSeat = {
  readonly kind: 'bot'
  readonly name: string
  readonly piece: number
  readonly strength: Strength
  /** Of whoever left the chair that it has taken. */
  readonly leaver?: string
}
/** Left in the middle of a game; the name is the one of who left. */
export type OpenSeat = {
  readonly kind: 'open'
  readonly name: string
  readonly piece: number
  /** What proved the seat of whoever left it of themselves: it is kept for them as long as nobody else sits there. */
  readonly leaver: string | null
  readonly since: number
  readonly excused: boolean
}

/** So many may be spent at `at`; more comes with time. */
export type Bucket = { readonly left: number; readonly at: number }

/** The game that a table plays, and who plays it where no person does. Whoever decides is given it, and looks for none. */
export type GameWithBots = AnyGame & Pick<AnyBots, 'bot'>

/** The games there are, for whoever chooses another one. */
export type GamesOffered = (id: string) => AnyGame | null

/** What the shell knows and a decision does not. */
export type Moment = {
  readonly now: number
  /** 32 bytes of fresh chance as hexadecimal digits. */
  readonly entropy: string
  /** How long bots take in this house, as a multiple of the usual. */
  readonly botPace: number
  /** Whether this house can tell people of their turn who have no page open. */
  readonly pushes: boolean
}

/** One accepted thing, as the log keeps it for ever. */
export type Entry = {
  readonly what: CommandType | 'sit'
  readonly data: Readonly<Record<string, unknown>>
}

/** What a decision leaves behind: at most one entry for the log, at most one line of chat. */
export type Change = {
  readonly table: Table
  readonly entry?: Entry
  readonly chat?: ChatMessage
  /** The id of the command that is obeyed, for the log: what bots and time do has none. */
  readonly commandId?: string
  /** The table is to be deleted, with all that it has stored. */
  readonly deletes?: true
  /** A bot is to move, and has to think about it first. */
  readonly thinks?: Thinks
  /** It asked for what is so already: its id is remembered, and nothing is written. */
  readonly changesNothing?: true
}

/** What a bot is to think about: whoever asked for it goes on with what came of it, as long as nothing else has happened. */
export type Thinks = {
  readonly seat: Seat
  readonly state: AnyState
  /** The thought itself, for which a part of the usual effort may be taken; none of it lets the best think like an even match. */
  readonly about: (effort: number) => Work<AnyMove | null>
}

/** What came of it. */
export type Thought = Pick<Thinks, 'seat' | 'state'> & { readonly move: AnyMove | null }

export type Decision = Result<Change, Refused>

/** The deal of this table, before, in and after it, if it was played elsewhere before. */
export function sameDealAt({ phase }: Table): SameDeal | undefined {
  if (phase.name !== 'gathering') return phase.deal.same
  return 'same' in phase.coming ? phase.coming.same : undefined
}

export const dealAt = (table: Table): Deal | null =>
  table.phase.name === 'gathering' ? null : table.phase.deal

export const seatOf = (table: Table, id: string): Seat =>
  table.seats.findIndex((one) => one.kind === 'human' && one.id === id)

/** The number by which the others know somebody, as long as they sit there. */
export const personOf = ({ id }: Pick<Human, 'id'>): number => Number(id.slice(1))

/** Of the deal that lies there: once it is over, people may change their chairs. Null for whoever did not play it. */
export function seatInDeal(table: Table, seat: Seat): Seat | null {
  const played = table.phase.name === 'over' ? table.evening.at(-1) : undefined
  if (!played) return seat
  const one = humanAt(table, seat)
  const found = one ? played.people.indexOf(personOf(one)) : -1
  return found < 0 ? null : found
}

export const humanAt = (table: Table, seat: Seat): Human | null => {
  const one = table.seats[seat]
  return one?.kind === 'human' ? one : null
}

/** A bot's own seat, or one that a bot keeps for somebody. */
export const isPlayedByBot = (one: TableSeat): boolean =>
  one.kind === 'bot' || (one.kind === 'human' && one.kept)

export const humansAt = (table: Table): Human[] => table.seats.filter((one) => one.kind === 'human')

export const withSeat = (table: Table, seat: Seat, one: TableSeat): Table => ({
  ...table,
  seats: table.seats.with(seat, one),
})

/** How many moves of the deal lie between; a deal begins with none. */
export function movesBetween(before: Table, after: Table): number {
  const [then, now] = [dealAt(before), dealAt(after)]
  if (!now) return 0
  return then?.number === now.number ? now.turn - then.turn : now.turn
}
