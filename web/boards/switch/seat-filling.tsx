import type { Seat } from '../../../shared/game/game.ts'
import { decodeCards } from '../../../shared/games/switch/rules/card-codec.ts'
import type { Card } from '../../../shared/games/switch/rules/cards.ts'
import { outcomeOf } from '../../../shared/games/switch/rules/outcome.ts'
import type { Move } from '../../../shared/games/switch/rules/state.ts'
import { CardBack } from '../../kit/cards/CardBack.tsx'
import type { SeatFilling } from '../../kit/table/SeatPlate.tsx'
import { OpenHand } from './cards/OpenHand.tsx'
import { drawnTo, remarksAt, remarkText } from './remarks.ts'
import type { Scene } from './scene.ts'
import { tipOfWon, Won, wonText } from './Won.tsx'

interface Also {
  /** Which hand they hold now. */
  readonly hand: Seat
  /** The end of the last round is shown, and what they held then. */
  readonly showsRound: boolean
  /** A turn whose cards are marked. */
  readonly advised: readonly Move[] | undefined
}

/** What Switch adds to somebody's plate. */
export function fillingOf(seat: Seat, scene: Scene, also: Also): SeatFilling {
  const { view, words } = scene
  const held = view.hands[seat] ?? 0
  const isOpen = also.showsRound || view.step?.now === 'over'
  const remarks = isOpen ? [] : remarksAt(seat, view)
  const says = remarks.map((remark) => remarkText(remark, words)).join(' · ')
  const open = openHand(seat, scene, also.showsRound)
  const advised = seat === view.turn ? (also.advised ?? []) : []
  const outcome = outcomeOf(view)
  const place = outcome?.kind === 'places' ? words.ending.place(outcome.places[seat] ?? 0) : null
  return {
    // In the end they lie open.
    ...(place === null && { held }),
    hand: `hand-${also.hand}`,
    facts: (
      <>
        {place !== null && (
          <b class="place" data-tip="place">
            {place}
          </b>
        )}
        <span class="seat-won" data-tip={tipOfWon(scene.options)}>
          <Won seat={seat} scene={scene} />
        </span>
        <Coming count={drawnTo(remarks)} seat={seat} scene={scene} />
      </>
    ),
    spoken: [
      ...(place === null ? [] : [place]),
      ...(place === null && held === 1 ? [words.lastCard] : []),
      ...(place === null && seat === view.dealer ? [words.dealer] : []),
      wonText(seat, scene),
      ...(says === '' ? [] : [says]),
    ].join(', '),
    ...(says !== '' && { says: remarks[0]?.of === 'called' ? <b>{says}</b> : says }),
    before: open.length > 0 && (
      <OpenHand
        cards={open}
        scene={scene}
        isLit={(card) => advised.some((move) => move.do === 'lay' && move.cards.includes(card))}
      />
    ),
  }
}

/** What they hold where that is open, or what they held when the last round ended. */
function openHand(seat: Seat, { view }: Scene, showsRound: boolean): readonly Card[] {
  if (view.open) return view.open.hands[seat] ?? []
  return showsRound ? decodeCards(view.result?.hands[seat] ?? '') : []
}

const mostSeen = 6

/** The cards that somebody has just drawn, which are seen only while they come from the pile. */
const Coming = (props: { readonly count: number; readonly seat: Seat; readonly scene: Scene }) => (
  <span class="coming">
    {Array.from({ length: Math.min(props.count, mostSeen) }, (_, place) => {
      const name = `drawn-${props.seat}-${props.scene.view.draw}-${place}`
      return (
        <i key={name} data-thing={name} data-from="deck">
          <CardBack />
        </i>
      )
    })}
  </span>
)
