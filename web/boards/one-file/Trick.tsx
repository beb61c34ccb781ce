import { initialOf, Piece } from '../../kit/pieces/Piece.tsx'
import type { CardId, Seat } from '../../../shared/define-game/types.ts'
import { Face } from './cards/Face.tsx'
import type { Between } from './between-views.ts'
import { numberOf, seatsAround, type Scene } from './scene.ts'
import type { Playing } from './use-playing.ts'

/**
 * The positions of the cards of a trick, in card widths, for 2 to 6 seats. The order is clockwise
 * from the viewer's left.
 */
const places: Readonly<Record<number, readonly (readonly [x: number, y: number])[]>> = {
  2: [
    [0, -0.76],
    [0, 0.76],
  ],
  3: [
    [-0.86, -0.5],
    [0.86, -0.5],
    [0, 0.74],
  ],
  4: [
    [-1.1, 0],
    [0, -0.78],
    [1.1, 0],
    [0, 0.78],
  ],
  5: [
    [-1.42, 0.6],
    [-0.62, -0.84],
    [0.62, -0.84],
    [1.42, 0.6],
    [0, 0.76],
  ],
  6: [
    [-1.62, 0.66],
    [-1.03, -0.84],
    [0, -1.14],
    [1.03, -0.84],
    [1.62, 0.66],
    [0, 0.7],
  ],
}
const tilts = [-4, 3, -2, 5, -3, 2]

interface TrickProps {
  readonly zone: string
  readonly scene: Scene
  readonly playing: Playing
  readonly between: Between
}

/** The trick (one card of each player): a place for each seat, on the side of that seat. */
export function Trick({ zone, scene, playing, between }: TrickProps) {
  const { view, parts, words, names } = scene
  const around = seatsAround(view)
  const cards = between.trick ?? (view[zone] as readonly (CardId | null)[])
  const isNew = between.trick !== null
  const leader = isNew || parts.leader === null ? null : (view[parts.leader] as Seat)
  const best = isNew ? between.collector : parts.best === null ? null : view[parts.best]
  return (
    <ul class="trick" aria-label={words.title(zone)} data-seats={view.seats}>
      {around.map((seat, at) => {
        const [x, y] = places[view.seats]?.[at] ?? [0, 0]
        const card = cards[seat] ?? null
        const isMyPlace = seat === view.seat && card === null && scene.isMine && playing.needsCards
        const name = names[seat] ?? ''
        return (
          <li
            key={seat}
            class="trick-place"
            data-card={card !== null}
            data-best={card !== null && seat === best}
            style={{ '--x': x, '--y': y, '--askew': `${tilts[at] ?? 0}deg` }}
          >
            {card !== null ? (
              <span
                class="trick-card"
                role="img"
                aria-label={words.kit.withLabel(name, words.card(card))}
                data-motion-key={`card-${numberOf(scene, card)}`}
                data-motion-from={`seat-${seat}`}
              >
                <Face card={card} text={words.card(card)} />
              </span>
            ) : isMyPlace ? (
              <button
                type="button"
                class="trick-mine"
                data-pile="discard"
                aria-label={words.kit.playHere}
                onClick={playing.play}
              />
            ) : null}
            {seat !== view.seat && <Piece of={seat}>{initialOf(name)}</Piece>}
            {card !== null && seat === leader && seat !== best && <em>{words.kit.led}</em>}
            {card !== null && seat === best && (
              <em data-best="true">{isNew ? words.kit.takesIt : words.kit.highest}</em>
            )}
          </li>
        )
      })}
    </ul>
  )
}
