import './egon-seat.css'

import { CardBackFan } from '../../../kit/cards/CardBack.tsx'
import { Piece } from '../../../kit/pieces/Piece.tsx'
import { placeProps } from '../../../kit/table/SeatPlate.tsx'
import { superRound, turnedIn } from '../../../../shared/games/nix/rules/egon.ts'
import type { Card } from '../../../../shared/games/nix/rules/state.ts'
import { ChipsLeft } from '../Chip.tsx'
import { SmallFace } from '../cards/Face.tsx'
import { holdingsOf, Points } from '../Holdings.tsx'
import type { Scene } from '../scene.ts'
import { egonsPlay } from './egons-play.ts'

interface EgonSeatProps {
  readonly scene: Scene
  /** Where along the far edge: from -1 to 1. */
  readonly place: number
}

/** EGON among the others: nobody's colour, and a stare. */
export function EgonSeat({ scene, place }: EgonSeatProps) {
  const { words, holdingsOf: of, view } = scene
  return (
    <li class="seat egon-seat" data-seat="egon" {...placeProps(place)}>
      <button
        class="seat-plate"
        type="button"
        data-thing="seat-egon"
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
              <CardBackFan held={turnedIn(view.round)} />
              <span class="seat-held">{turnedIn(view.round)}</span>
            </>
          )}
          <Points scene={scene} owner="egon" />
        </span>
      </button>
      {!view.ending && (
        <div class="seat-before egon-before">
          <ChipsLeft owner="egon" stock={of('egon').stock} />
          <Turned scene={scene} />
        </div>
      )}
    </li>
  )
}

/** The cards that he turned over one by one, the ones that he laid in front. */
function Turned({ scene: { view, words, rowName } }: { readonly scene: Scene }) {
  const play = egonsPlay(view)
  if (!play) return <p class="visually-hidden">{words.egon.waits(turnedIn(view.round))}</p>
  const { deal, round, turned, cards, row } = play
  return (
    // His cards are the last that were laid until somebody else lays some.
    <div class="egon-cards" data-last={view.last?.egon !== undefined}>
      <span class="visually-hidden">
        {words.egon.turned(turned, cards, rowName(row), round === superRound)}
      </span>
      {laidOf(turned, cards).map(({ card, isLaid }, place) => (
        <i
          // Turned over anew in every round.
          key={`${deal}-${round}-${place}`}
          class="egon-card"
          aria-hidden="true"
          data-laid={isLaid}
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
  readonly isLaid: boolean
}

/** Which of the cards that were turned over were laid; of equal ones the last, so that a run stays together. */
function laidOf(turned: readonly Card[], laid: readonly Card[]): readonly TurnedCard[] {
  const open = [...laid]
  const lastFirst = turned.toReversed().map((card) => {
    const at = open.indexOf(card)
    if (at >= 0) open.splice(at, 1)
    return { card, isLaid: at >= 0 }
  })
  return lastFirst.toReversed()
}
