import { createContext, type ComponentChildren } from 'preact'
import { useContext } from 'preact/hooks'

import type { Seat } from '../../../shared/game/game.ts'
import type { Reaction } from '../../../shared/game/reaction.ts'
import type { Strength } from '../../../shared/game/strength.ts'
import type { Face } from '../motion/faces.ts'
import type { Clock } from '../pieces/TurnRing.tsx'

/** A player as everyone at the table sees them. */
export interface Person {
  readonly seat: Seat
  readonly name: string
  /** Index of the player's piece. */
  readonly piece: number
  readonly isMe: boolean
  /**
   * Whether the player is connected. `kept` is a player for whom a bot substitutes; `open` is an
   * empty seat.
   */
  readonly state: 'here' | 'away' | 'kept' | 'bot' | 'open'
  /** The strength of the bot, if a bot plays at this seat. */
  readonly strength?: Strength | undefined
  readonly isHost: boolean
  readonly isToMove: boolean
  /** The time limit of the current turn, if there is one. */
  readonly clock?: Clock | undefined
  /** Whether the player takes unusually long, which everyone sees. */
  readonly isSlow?: boolean
  /** The player's latest chat message, for a short time. */
  readonly speech: string | null
  /** The player's latest reaction, for two seconds. */
  readonly reaction?: Reaction | undefined
  /** The face on the player's piece. */
  readonly face: Face | Reaction | null
  /** Describes the player for screen readers. `held` is the number of cards, if it is shown. */
  readonly describe: (held: number | undefined) => string
}

/** The data and actions that the page provides to every component of a table. */
export interface TableContextValue {
  /** The players, by seat. */
  readonly people: readonly Person[]
  /** Opens the menu of a player; null if there are no menus. */
  readonly openPlayerMenu: ((seat: Seat) => void) | null
  /** The buttons of the viewer's reactions while they are open. */
  readonly reactionButtons?: ComponentChildren
  /** A refusal or another response to the viewer's last action. It replaces the prompt. */
  readonly answer: ComponentChildren
  /**
   * The content that spectators see in place of a hand: a notice, or a button to take an empty
   * seat.
   */
  readonly spectatorPanel: ComponentChildren
  /** Replaces the board's prompt, for example while the table is paused. */
  readonly override?: PanelOverride | null
  /** Nudges a slow player; null if the viewer can't. */
  readonly nudge?: Nudge | null
}

export interface PanelOverride {
  readonly title: string
  readonly detail?: ComponentChildren
  readonly actions?: ComponentChildren
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

/** Returns the other players in the order of play, starting after the viewer. Spectators get all players. */
export function otherPlayers(people: readonly Person[]): readonly Person[] {
  const mine = people.findIndex(({ isMe }) => isMe)
  return mine < 0 ? people : [...people.slice(mine + 1), ...people.slice(0, mine)]
}
