import type { Strength } from '../../../shared/game/strength.ts'

// What stands at a table: part of what is stored of it, so what is said at `Table` holds here, too.

export type TableSeat = Human | BotSeat | OpenSeat

export type Human = {
  readonly kind: 'human'
  /** Stays the same while seats move up; the name of its sockets. */
  readonly id: string
  readonly name: string
  /** Whether a program sits here, as it says itself. */
  readonly program?: true
  /** Which of the painted pieces stands for them: its number in ../../../shared/piece-shapes.ts. */
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
