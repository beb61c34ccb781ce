import type { AnyBots } from '../../../shared/game/bot.ts'
import type { AnyGame, AnyMove, AnyState, Seat } from '../../../shared/game/game.ts'
import type { Work } from '../../../shared/work.ts'
import type { Result } from '../../../shared/result.ts'
import type { ChatLine, CommandType } from '../../../shared/wire/protocol.ts'
import type { Refused } from '../../../shared/wire/refusals.ts'
import type { Table } from './table.ts'

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
  readonly chat?: ChatLine
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
