import './seat-plate.css'
import './seat-facts.css'
import './seat-states.css'
import './seat-speech.css'
import './seat-nudge.css'

import type { ComponentChildren } from 'preact'

import type { Seat } from '../../../shared/game/game.ts'
import { strengths } from '../../../shared/game/strength.ts'
import { CardBackFan } from '../cards/CardBack.tsx'
import { Icon } from '../Icon.tsx'
import { initialOf, Piece } from '../pieces/Piece.tsx'
import { ReactionWord } from '../reactions/lazy-reactions.ts'
import { type Person, useTableContext } from './table-context.ts'
import { Lamp } from './Lamp.tsx'
import { SeatName } from './SeatName.tsx'

/** The details that a game adds to a player's name plate. */
export interface SeatDetails {
  /** Number of face-down cards in the hand. */
  readonly held?: number
  /** Further facts beside the cards, or in place of them: points, rounds won, the final place. */
  readonly facts?: ComponentChildren
  /** Face-up cards below the name plate. */
  readonly openCards?: ComponentChildren | undefined
  /** The latest event of this player. A chat message takes precedence. */
  readonly remark?: ComponentChildren
  /** The motion key of the hand, in games where hands change seats. */
  readonly handKey?: string
  /** A prefix of motion keys: the cards that the player has just taken fly to this plate. */
  readonly collects?: string | undefined
  /** The details above, as text for screen readers. */
  readonly description?: string
  /** Whether the player has finished this deal. */
  readonly isDone?: boolean
}

interface SeatPlateProps {
  readonly person: Person
  readonly details: SeatDetails
  /** Position along the far edge, from -1 to 1. */
  readonly position: number
  readonly openPlayerMenu: ((seat: Seat) => void) | null
}

/**
 * Shows the seat of another player: the name plate with name, piece and cards, and the latest
 * message.
 */
export function SeatPlate({ person, details, position, openPlayerMenu }: SeatPlateProps) {
  const { seat, name, isToMove, state, reaction } = person
  const { held, facts, openCards, handKey, collects, description, isDone = false } = details
  const says = person.speech ?? details.remark
  const { nudge } = useTableContext()
  return (
    <li
      class="seat"
      data-seat={seat}
      data-state={state}
      data-moves={isToMove}
      data-done={isDone}
      data-reaction={reaction}
      {...rimPositionProps(position)}
    >
      <Lamp seat={seat} />
      <button
        class="seat-plate"
        type="button"
        aria-current={isToMove ? 'true' : undefined}
        disabled={openPlayerMenu === null}
        data-motion-key={`seat-${seat}`}
        data-motion-collects={collects}
        onClick={() => openPlayerMenu?.(seat)}
      >
        <Piece of={seat} face={faceOf(person)} clock={person.clock}>
          {initialOf(name)}
        </Piece>
        <SeatName name={name} />
        <span class="visually-hidden">
          {[person.describe(held), description].filter(Boolean).join(', ')}
        </span>
        <span class="seat-facts" aria-hidden="true">
          {held !== undefined && (
            <>
              <span class="seat-hand" data-motion-key={handKey} data-tip="held">
                <CardBackFan held={held} />
              </span>
              <span class="seat-held">{held}</span>
            </>
          )}
          <Badge person={person} />
          {facts}
        </span>
      </button>
      {nudge && person.isSlow === true && (
        <button
          class="seat-nudge"
          type="button"
          aria-label={nudge.name(person)}
          onClick={() => nudge.act(seat)}
        >
          <Icon name="hand" />
        </button>
      )}
      {reaction !== undefined && <ReactionWord reaction={reaction} />}
      {openCards !== undefined && <div class="seat-open-cards">{openCards}</div>}
      {says !== undefined && (
        <p class="seat-speech" aria-hidden="true">
          {says}
        </p>
      )}
    </li>
  )
}

/**
 * Returns the props that position a name plate along the far edge. `data-top` marks the middle,
 * where short screens have more room beside the plate than below it.
 */
export const rimPositionProps = (place: number) => ({
  'data-top': Math.abs(place) < 0.3,
  style: { '--place': place },
})

const faceOf = ({ face, state, isSlow }: Person) =>
  face ?? (state === 'away' ? 'sleep' : isSlow === true ? 'think' : null)

/** The sign that a player is away, or the strength of a bot. */
function Badge({ person: { state, strength } }: { readonly person: Person }) {
  if (state === 'away')
    return (
      <span class="seat-away" data-tip="away">
        <Icon name="away" />
      </span>
    )
  if (state !== 'bot' && state !== 'kept') return null
  const level = strength === undefined ? -1 : strengths.indexOf(strength)
  return (
    <span class="seat-bot" data-tip={strength === undefined ? 'bot' : `bot-${strength}`}>
      <Icon name="bot" />
      {level >= 0 && (
        <span class="seat-strength">
          {strengths.map((one, at) => (
            <i key={one} data-on={at <= level} />
          ))}
        </span>
      )}
    </span>
  )
}
