import './egon-seat.css'

import { CardBackFan } from '../../../kit/cards/CardBack.tsx'
import { Piece } from '../../../kit/pieces/Piece.tsx'
import { rimPositionProps } from '../../../kit/table/SeatPlate.tsx'
import { superRound, turnCount } from '../../../../shared/games/nix/rules/egon.ts'
import type { Card } from '../../../../shared/games/nix/rules/state.ts'
import { ChipsLeft } from '../Chip.tsx'
import { SmallFace } from '../cards/Face.tsx'
import { holdingsOf, Points } from '../Holdings.tsx'
import type { Scene } from '../scene.ts'
import { lastEgonPlay } from './egons-play.ts'

interface EgonSeatProps {
  readonly scene: Scene
  /** The position along the far edge of the table, from -1 (left) to 1 (right). */
  readonly place: number
}

/** The place of EGON, the automatic player, with a name plate like that of other players. */
export function EgonSeat({ scene, place }: EgonSeatProps) {
  const { words, holdingsOf: of, view } = scene
  return (
    <li class="seat egon-seat" data-seat="egon" {...rimPositionProps(place)}>
      <button
        class="seat-plate"
        type="button"
        data-motion-key="seat-egon"
        data-tip="egon"
        aria-label={words.egon.plate(holdingsOf(scene, 'egon'))}
      >
        <Piece of="automatic" face="egon" />
        <span class="seat-name" aria-hidden="true">
          EGON
        </span>
        <span class="seat-facts" aria-hidden="true">
          {!view.ending && (
            <>
              <CardBackFan held={turnCount(view.round)} />
              <span class="seat-held">{turnCount(view.round)}</span>
            </>
          )}
          <Points scene={scene} owner="egon" />
        </span>
      </button>
      {!view.ending && (
        <div class="seat-open-cards egon-before">
          <ChipsLeft owner="egon" stock={of('egon').stock} />
          <Turned scene={scene} />
        </div>
      )}
    </li>
  )
}

/** Shows the cards that EGON has turned over. Those that he did not play are darker. */
function Turned({ scene: { view, words, rowName } }: { readonly scene: Scene }) {
  const play = lastEgonPlay(view)
  if (!play) return <p class="visually-hidden">{words.egon.waits(turnCount(view.round))}</p>
  const { deal, round, turnedOver, cards, row } = play
  return (
    // `data-last` is true as long as EGON's cards are the last that were played.
    <div class="egon-cards" data-last={view.last?.egon !== undefined}>
      <span class="visually-hidden">
        {words.egon.turned(turnedOver, cards, rowName(row), round === superRound)}
      </span>
      {markPlayed(turnedOver, cards).map(({ card, isPlayed }, place) => (
        <i
          // A new key for each round creates new elements, which run the animation again.
          key={`${deal}-${round}-${place}`}
          class="egon-card"
          aria-hidden="true"
          data-played={isPlayed}
          style={{ '--place': place }}
        >
          <SmallFace card={card} />
        </i>
      ))}
    </div>
  )
}

interface TurnedCard {
  readonly card: Card
  readonly isPlayed: boolean
}

/**
 * Returns the turned cards, and marks those that EGON played. Among cards of the same rank, marks
 * the last ones, so that the marked cards are next to each other.
 */
function markPlayed(turned: readonly Card[], played: readonly Card[]): readonly TurnedCard[] {
  const open = [...played]
  const lastFirst = turned.toReversed().map((card) => {
    const at = open.indexOf(card)
    if (at >= 0) open.splice(at, 1)
    return { card, isPlayed: at >= 0 }
  })
  return lastFirst.toReversed()
}
