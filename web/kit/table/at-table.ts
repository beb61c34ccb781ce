import { createContext, type ComponentChildren } from 'preact'
import { useContext } from 'preact/hooks'

import type { Seat } from '../../../shared/game/game.ts'
import type { Strength } from '../../../shared/game/strength.ts'
import type { Face } from '../motion/faces.ts'
import type { Clock } from '../pieces/TurnRing.tsx'

/** Somebody at the table, as everybody sees them. */
export interface Person {
  readonly seat: Seat
  readonly name: string
  /** Which of the painted pieces stands for them. */
  readonly piece: number
  readonly isMe: boolean
  /** Whether somebody sits there now, a bot of its own, a bot that plays for them, or nobody. */
  readonly state: 'here' | 'away' | 'kept' | 'bot' | 'open'
  /** How well a bot plays, where one does. */
  readonly strength?: Strength | undefined
  readonly hosts: boolean
  readonly moves: boolean
  /** The time that they have for it, where it is counted. */
  readonly clock?: Clock | undefined
  /** They take long over it, and everybody is told. */
  readonly isSlow?: boolean
  /** What they said a moment ago. */
  readonly says: string | null
  /** What their piece shows for a moment. */
  readonly face: Face | null
  /** The same for ears, and how many cards they hold where that is counted. */
  readonly spoken: (held: number | undefined) => string
}

/** What the page around a board knows, and every part of the table may show. */
export interface AtTable {
  /** By their seats. */
  readonly people: readonly Person[]
  /** Opens what can be done about somebody; null where nothing can. */
  readonly open: ((seat: Seat) => void) | null
  /** A refusal or another answer to what I did just now: it takes the place of what I must do. */
  readonly answer: ComponentChildren
  /** What stands in my place for those who have none: that they watch, or a free chair. */
  readonly visitor: ComponentChildren
  /** In place of what a board says over my hand, where something else comes before it. */
  readonly instead?: Instead | null
  /** Reminds whoever takes long, by a tap on their piece; null for whoever cannot. */
  readonly nudge?: Nudge | null
}

export interface Instead {
  readonly title: string
  readonly why?: ComponentChildren
  readonly acts?: ComponentChildren
}

export interface Nudge {
  readonly act: (seat: Seat) => void
  readonly name: (person: Person) => string
}

export const AtTableContext = createContext<AtTable>({
  people: [],
  open: null,
  answer: null,
  visitor: null,
})

export const useAtTable = (): AtTable => useContext(AtTableContext)

/** Everybody but me as I see them: from whoever comes after me, round the table; a watcher sees all. */
export function othersRound(people: readonly Person[]): readonly Person[] {
  const mine = people.findIndex(({ isMe }) => isMe)
  return mine < 0 ? people : [...people.slice(mine + 1), ...people.slice(0, mine)]
}
