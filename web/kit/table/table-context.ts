import { createContext, type ComponentChildren } from 'preact'
import { useContext } from 'preact/hooks'

import type { Seat } from '../../../shared/game/game.ts'
import type { Reaction } from '../../../shared/game/reaction.ts'
import type { Strength } from '../../../shared/game/strength.ts'
import type { Face } from '../motion/faces.ts'
import type { Clock } from '../pieces/TurnRing.tsx'

/** What everyone at the table sees of a player. */
export interface Person {
  readonly seat: Seat
  readonly name: string
  /** The index of the player's piece (token), which determines its shape and colour. */
  readonly piece: number
  readonly isMe: boolean
  /**
   * Whether the player is connected (`here` or `away`). `kept` means that a bot plays for the
   * player, `open` that the seat is empty.
   */
  readonly state: 'here' | 'away' | 'kept' | 'bot' | 'open'
  /** The strength of the bot, if a bot plays at this seat. */
  readonly strength?: Strength | undefined
  readonly isHost: boolean
  readonly isToMove: boolean
  /** The time limit of the player's current turn, if there is one. */
  readonly clock?: Clock | undefined
  /** Whether the table marks the player as slow. */
  readonly isSlow?: boolean
  /** The player's latest chat message, for a few seconds. */
  readonly speech: string | null
  /** The player's latest reaction, for two seconds. */
  readonly reaction?: Reaction | undefined
  /** The face on the player's piece. */
  readonly face: Face | Reaction | null
  /**
   * Returns a text about the player for screen readers. `held` is the number of the player's cards,
   * if the board shows it.
   */
  readonly describe: (held: number | undefined) => string
}

/** The data and actions that the page provides to every component of a table. */
export interface TableContextValue {
  /** The players, by seat. */
  readonly people: readonly Person[]
  /** Opens the menu of a player. Null where players have no menus. */
  readonly openPlayerMenu: ((seat: Seat) => void) | null
  /** The buttons for reactions. Missing unless the viewer has opened them. */
  readonly reactionButtons?: ComponentChildren
  /**
   * The response to the viewer's last action, such as why a move was refused. It replaces the
   * prompt.
   */
  readonly answer: ComponentChildren
  /** The button that takes the viewer's last move back. It can render nothing. */
  readonly takeBack?: ComponentChildren
  /**
   * What spectators see where players have their hand: a notice, or a button to take an empty seat.
   */
  readonly spectatorPanel: ComponentChildren
  /** The parts of the prompt that replace the board's own parts. */
  readonly override?: PanelOverride | null
  /** Reminds a slow player to move. Null if the viewer cannot do that now. */
  readonly nudge?: Nudge | null
}

export interface PanelOverride {
  readonly title?: string
  readonly detail: string
}

export interface Nudge {
  readonly act: (seat: Seat) => void
  readonly name: (person: Person) => string
}

export const TableContext = createContext<TableContextValue>({
  people: [],
  openPlayerMenu: null,
  answer: null,
  spectatorPanel: null,
})

export const useTableContext = (): TableContextValue => useContext(TableContext)

/**
 * Returns the other players in the order of play, starting after the viewer. For a spectator,
 * returns all players.
 */
export function otherPlayers(people: readonly Person[]): readonly Person[] {
  const mine = people.findIndex(({ isMe }) => isMe)
  return mine < 0 ? people : [...people.slice(mine + 1), ...people.slice(0, mine)]
}

/** The viewer's seat and name while it is the viewer's turn; null at other times. */
export const MyTurnContext = createContext<{ readonly seat: Seat; readonly name: string } | null>(
  null,
)
