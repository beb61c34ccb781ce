import { useRef } from 'preact/hooks'

import type { Seat } from '../../../shared/game/game.ts'
import { Coming, Remarks } from './Remarks.tsx'
import { seatsRound, type Scene } from './scene.ts'
import type { View } from '../../../shared/games/switch/rules/state.ts'
import './seats.css'

/** The others as they sit, with the direction of play between them. */
export function Seats({ scene }: { readonly scene: Scene }) {
  const { view } = scene
  const others = seatsRound(view)
  return (
    <ol class="around" data-direction={view.direction} data-many={others.length > 3}>
      {others.map((seat) => (
        <li key={seat}>
          <Plate seat={seat} scene={scene} />
        </li>
      ))}
    </ol>
  )
}

/** Somebody's hand from behind, what they have won, and what has just happened to them. */
export function Plate({ seat, scene }: { readonly seat: Seat; readonly scene: Scene }) {
  const { view, words, names, movers } = scene
  const held = view.hands[seat] ?? 0
  const isMe = seat === view.seat
  return (
    <div
      class="plate"
      data-thing={`seat-${seat}`}
      data-seat={seat}
      data-moves={movers.includes(seat)}
      data-last={held === 1}
    >
      <Fan seat={seat} held={held} scene={scene} />
      <p class="plate-name">
        {seat === view.dealer && <i class="deals" aria-hidden="true" />}
        <span>{isMe ? words.you : names[seat]}</span>
        <span class="for-ears">
          {[
            words.holds(held),
            ...(seat === view.dealer ? [words.dealer] : []),
            words.points(view.points[seat] ?? 0),
          ].join(', ')}
        </span>
      </p>
      <Points seat={seat} scene={scene} />
      <Remarks seat={seat} scene={scene} />
    </div>
  )
}

/** How many cards somebody holds. */
function Fan(props: { readonly seat: Seat; readonly held: number; readonly scene: Scene }) {
  const { seat, held, scene } = props
  const fan = useFans(scene)[seat]
  return (
    <span class="fan" data-thing={`fan-${fan}`} aria-hidden="true">
      {Array.from({ length: Math.min(held, mostVisible) }, (_, place) => (
        <i key={place} />
      ))}
      <Coming seat={seat} scene={scene} />
      <b>{held}</b>
    </span>
  )
}

const mostVisible = 6

function useFans({ view }: Scene) {
  const now = useRef({ view, fans: ownFans(view) })
  if (now.current.view !== view) now.current = { view, fans: fansAfter(now.current.fans, view) }
  return now.current.fans
}

/** Which hand is where, so that hands which are swapped are seen crossing: the seat that each was dealt to. */
type Fans = readonly Seat[]

export const ownFans = ({ hands }: View): Fans => hands.map((_, seat) => seat)

export const fansAfter = (fans: Fans, { last }: View): Fans =>
  last.reduce<Fans>((now, one) => {
    if (one.what !== 'swapped') return now
    const whose = (seat: Seat): Seat =>
      seat === one.seat ? one.with : seat === one.with ? one.seat : seat
    return now.map((_, seat) => now[whose(seat)] ?? seat)
  }, fans)

/** Rounds won as marks, or points as a number. */
function Points({ seat, scene }: { readonly seat: Seat; readonly scene: Scene }) {
  const { view, options } = scene
  const points = view.points[seat] ?? 0
  if (options.scoring === 'cards')
    return (
      <b class="points" aria-hidden="true">
        {points}
      </b>
    )
  return (
    <span class="points" aria-hidden="true">
      {Array.from({ length: options.targetWins }, (_, place) => (
        <i key={place} data-won={place < points} />
      ))}
    </span>
  )
}
