import type { Seat } from '../../../shared/game/game.ts'
import { decodeCards } from '../../../shared/games/switch/rules/card-codec.ts'
import type { Card } from '../../../shared/games/switch/rules/cards.ts'
import { outcomeOf } from '../../../shared/games/switch/rules/outcome.ts'
import type { Move } from '../../../shared/games/switch/rules/state.ts'
import { CardBack } from '../../kit/cards/CardBack.tsx'
import type { SeatDetails } from '../../kit/table/SeatPlate.tsx'
import { OpenHand } from './cards/OpenHand.tsx'
import { cardsDrawn, remarksAt, remarkText } from './remarks.ts'
import type { Scene } from './scene.ts'
import { roundsWonTip, RoundsWon, roundsWonText } from './RoundsWon.tsx'

interface Also {
  /**
   * The id of this player's hand, as `useHands` returns it. The hand keeps it when players swap
   * hands.
   */
  readonly hand: Seat
  /** Whether the end of the last round is shown, with the cards that the players had then. */
  readonly showsRound: boolean
  /** The moves that the bot suggests in a replay with review. Their cards are highlighted. */
  readonly suggestedMoves: readonly Move[] | undefined
}

/** Returns what a player's name plate shows in Switch. */
export function seatDetailsOf(seat: Seat, scene: Scene, also: Also): SeatDetails {
  const { view, words } = scene
  const held = view.hands[seat] ?? 0
  const isOpen = also.showsRound || view.step?.now === 'over'
  const remarks = isOpen ? [] : remarksAt(seat, view)
  const says = remarks.map((remark) => remarkText(remark, words)).join(' · ')
  const open = openHand(seat, scene, also.showsRound)
  const suggestedMoves = seat === view.turn ? (also.suggestedMoves ?? []) : []
  const outcome = outcomeOf(view)
  const place = outcome?.kind === 'places' ? words.ordinal(outcome.places[seat] ?? 0) : null
  return {
    // At the end, the number of cards is left out, because the cards themselves are visible.
    ...(place === null && { held }),
    handKey: `hand-${also.hand}`,
    facts: (
      <>
        {place !== null && (
          <b class="place" data-tip="place">
            {place}
          </b>
        )}
        <span data-tip={roundsWonTip(scene.options)}>
          <RoundsWon seat={seat} scene={scene} />
        </span>
        <Coming count={cardsDrawn(remarks)} seat={seat} scene={scene} />
      </>
    ),
    description: [
      ...(place === null ? [] : [place]),
      ...(place === null && held === 1 ? [words.lastCard] : []),
      ...(place === null && seat === view.dealer ? [words.dealer] : []),
      roundsWonText(seat, scene),
      ...(says === '' ? [] : [says]),
    ].join(', '),
    ...(says !== '' && { remark: remarks[0]?.of === 'called' ? <b>{says}</b> : says }),
    openCards: open.length > 0 && (
      <OpenHand
        cards={open}
        scene={scene}
        isLit={(card) =>
          suggestedMoves.some((move) => move.do === 'play' && move.cards.includes(card))
        }
      />
    ),
  }
}

/**
 * Returns the cards of a player that are visible: the hand if hands are open, or the cards at the
 * end of the last round. Otherwise none.
 */
function openHand(seat: Seat, { view }: Scene, showsRound: boolean): readonly Card[] {
  if (view.open) return view.open.hands[seat] ?? []
  return showsRound ? decodeCards(view.result?.hands[seat] ?? '') : []
}

const mostSeen = 6

/**
 * Cards that a player has just drawn. They are visible only while they fly from the pile to the
 * name plate.
 */
const Coming = (props: { readonly count: number; readonly seat: Seat; readonly scene: Scene }) => (
  <span class="drawn-cards">
    {Array.from({ length: Math.min(props.count, mostSeen) }, (_, place) => {
      const name = `drawn-${props.seat}-${props.scene.view.draw}-${place}`
      return (
        <i key={name} data-motion-key={name} data-motion-from="deck">
          <CardBack />
        </i>
      )
    })}
  </span>
)
