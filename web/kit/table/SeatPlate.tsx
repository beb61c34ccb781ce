import './seat-plate.css'

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

/** What a game adds to a player's name plate. */
export interface SeatDetails {
  /** The number of cards in the hand, which are shown as card backs. */
  readonly held?: number
  /** Facts next to the cards, or in their place, such as points, rounds won or the final rank. */
  readonly facts?: ComponentChildren
  /** Face-up cards below the name plate. */
  readonly openCards?: ComponentChildren | undefined
  /**
   * The player's latest action in the game. While the player's chat message is shown, it replaces
   * this text.
   */
  readonly remark?: ComponentChildren
  /**
   * The motion key of the hand. Needed in games in which players swap hands, so that the hand flies
   * to its new seat.
   */
  readonly handKey?: string
  /**
   * A prefix of `data-motion-key` values. Removed cards whose keys start with it fly to this plate,
   * because the player has taken them.
   */
  readonly collects?: string | undefined
  /** A text with the same details, for screen readers. */
  readonly description?: string
  /** Whether the player has finished this deal. */
  readonly isDone?: boolean
}

interface SeatPlateProps {
  readonly person: Person
  readonly details: SeatDetails
  /** The position along the far edge of the table, from -1 (left) to 1 (right). */
  readonly position: number
  readonly openPlayerMenu: ((seat: Seat) => void) | null
}

/**
 * Another player's place on screen: the name plate, the piece, the cards and the latest message.
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
 * Returns the attributes that position a name plate along the far edge. `data-top` marks plates in
 * the middle of the edge. On short screens, these have more room beside them than below.
 */
export const rimPositionProps = (place: number) => ({
  'data-top': Math.abs(place) < 0.3,
  style: { '--place': place },
})

const faceOf = ({ face, state, isSlow }: Person) =>
  face ?? (state === 'away' ? 'sleep' : isSlow === true ? 'think' : null)

/** A symbol for a player who is away, or for a bot and its strength. */
function Badge({ person: { state, strength } }: { readonly person: Person }) {
  if (state === 'away')
    return (
      <span data-tip="away">
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
