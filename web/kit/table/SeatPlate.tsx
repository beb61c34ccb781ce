import './seat-plate.css'
import './seat-facts.css'
import './seat-states.css'
import './seat-says.css'
import './seat-nudge.css'

import type { ComponentChildren } from 'preact'

import type { Seat } from '../../../shared/game/game.ts'
import { strengths } from '../../../shared/game/strength.ts'
import { CardBackFan } from '../cards/CardBack.tsx'
import { Icon } from '../Icon.tsx'
import { initialOf, Piece } from '../pieces/Piece.tsx'
import { type Person, useAtTable } from './at-table.ts'
import { Lamp } from './Lamp.tsx'
import { SeatName } from './SeatName.tsx'

/** What a game adds to somebody's plate. */
export interface SeatFilling {
  /** How many cards they hold, where they are seen from behind. */
  readonly held?: number
  /** Beside the cards, or in their place: points, rounds won, the place they came in. */
  readonly facts?: ComponentChildren
  /** What lies open before them, under the plate. */
  readonly before?: ComponentChildren | undefined
  /** What has just happened to them or what the game makes them say, where they say nothing themselves. */
  readonly says?: ComponentChildren
  /** Which hand it is, where hands change places: it is then seen to move. */
  readonly hand?: string
  /** What they have just taken: how the names of those things begin. */
  readonly takes?: string | undefined
  /** What the game adds, in words. */
  readonly spoken?: string
  /** They have nothing left to do in this deal. */
  readonly isDone?: boolean
}

interface SeatPlateProps {
  readonly person: Person
  readonly filling: SeatFilling
  /** Where along the far edge: from -1 to 1. */
  readonly place: number
  readonly open: ((seat: Seat) => void) | null
}

/** One person at the table, shown once: who they are, what they hold, what they say. */
export function SeatPlate({ person, filling, place, open }: SeatPlateProps) {
  const { seat, name, moves, state } = person
  const { held, facts, before, hand, takes, spoken, isDone = false } = filling
  const says = person.says ?? filling.says
  const { nudge } = useAtTable()
  return (
    <li
      class="seat"
      data-seat={seat}
      data-state={state}
      data-moves={moves}
      data-done={isDone}
      {...placeProps(place)}
    >
      <Lamp seat={seat} />
      <button
        class="seat-plate"
        type="button"
        aria-current={moves ? 'true' : undefined}
        disabled={open === null}
        data-thing={`seat-${seat}`}
        data-takes={takes}
        onClick={() => open?.(seat)}
      >
        <Piece of={seat} face={faceOf(person)} clock={person.clock}>
          {initialOf(name)}
        </Piece>
        <SeatName name={name} />
        <span class="visually-hidden">
          {[person.spoken(held), spoken].filter(Boolean).join(', ')}
        </span>
        <span class="seat-facts" aria-hidden="true">
          {held !== undefined && (
            <>
              <span class="seat-hand" data-thing={hand} data-tip="held">
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
      {before !== undefined && <div class="seat-before">{before}</div>}
      {says !== undefined && (
        <p class="seat-says" aria-hidden="true">
          {says}
        </p>
      )}
    </li>
  )
}

/** Along the far edge, and whether in its middle: where a screen is flat, there is more room beside than below. */
export const placeProps = (place: number) => ({
  'data-top': Math.abs(place) < 0.3,
  style: { '--place': place },
})

const faceOf = ({ face, state, isSlow }: Person) =>
  face ?? (state === 'away' ? 'sleep' : isSlow === true ? 'think' : null)

/** That they are away, or a bot and how strong. */
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
