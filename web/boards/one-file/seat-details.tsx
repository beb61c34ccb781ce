import { MiniCard } from '../../kit/cards/MiniCard.tsx'
import { Icon } from '../../kit/Icon.tsx'
import { initialOf, Piece } from '../../kit/pieces/Piece.tsx'
import type { SeatDetails } from '../../kit/table/SeatPlate.tsx'
import type { CardId } from '../../../shared/define-game/types.ts'
import type { Between } from './between-views.ts'
import { atSeat, gainOf, partnersOf, pointsText, receiverOf, type Scene } from './scene.ts'
import { hasStrip, SeatPoints, SeatStrip } from './SeatStrip.tsx'

/** Returns what a player's name plate shows. */
export function seatDetailsOf(
  seat: number,
  scene: Scene,
  between: Between,
  showsDeal: boolean,
): SeatDetails {
  if (showsDeal) return dealDetailsOf(seat, scene)
  const { view, parts, words } = scene
  const { kit } = words
  const isOut = view.out.some((one) => one === seat)
  const isOpen = view.shown?.[parts.hand] !== undefined
  const held = view.count[parts.hand]?.[seat] ?? 0
  const waits = view.isSimultaneous && !view.isOver && !isOut
  const isChoosing = view.turn.some((one) => one === seat)
  const receives = waits && receiverOf(scene) === seat
  const showsStrip = hasStrip(scene) && !waits
  const partners = partnersOf(scene, seat)
  return {
    ...(!view.isOver && !isOut && !waits && { held }),
    facts: (
      <>
        {waits && (
          <span class="seat-choosing" data-chosen={!isChoosing}>
            {isChoosing ? (
              <>
                <i />
                <i />
                <i />
              </>
            ) : (
              <Icon name="check" />
            )}
            {isChoosing ? kit.choosing : kit.ready}
          </span>
        )}
        {!waits && <SeatPoints seat={seat} scene={scene} />}
        {view.dealer === seat && !view.isOver && (
          <span class="dealer-disc">
            <Icon name="cards" />
          </span>
        )}
      </>
    ),
    // While a complete trick is still visible, nothing flies to the name plate. The cards fly when
    // the trick disappears.
    ...(between.collector === seat && between.trick === null && { collects: 'card-' }),
    openCards: (showsStrip ||
      partners.length > 0 ||
      receives ||
      isOpen ||
      parts.openRows.length > 0) && (
      <div class="seat-before">
        {showsStrip && <SeatStrip seat={seat} scene={scene} />}
        {/* Hidden from screen readers, because the description of the seat contains the same facts. */}
        {partners.length > 0 && (
          <span class="seat-mark" aria-hidden="true">
            {kit.with}
            {partners.map((one) => (
              <Piece key={one} of={one}>
                {initialOf(scene.names[one] ?? '')}
              </Piece>
            ))}
          </span>
        )}
        {receives && (
          <span class="seat-mark" aria-hidden="true">
            {kit.getsYours}
          </span>
        )}
        {isOpen && <OpenCards zone={parts.hand} seat={seat} scene={scene} />}
        {parts.openRows.map((zone) => (
          <OpenCards key={zone} zone={zone} seat={seat} scene={scene} />
        ))}
      </div>
    ),
    isDone: isOut,
    description: [
      ...(view.dealer === seat && !view.isOver ? [kit.dealer] : []),
      ...(waits ? [isChoosing ? kit.choosing : kit.ready] : []),
      ...partners.map((one) => `${kit.with} ${scene.names[one] ?? ''}`),
      ...(receives ? [kit.getsYours] : []),
      ...(isOut ? [kit.out] : []),
      ...factsOf(seat, scene),
    ].join(', '),
  }
}

/**
 * At the end of a deal, a name plate shows only what the player scored in the deal, the facts of the
 * score sheet, and the lives.
 */
function dealDetailsOf(seat: number, scene: Scene): SeatDetails {
  const { view, parts, words } = scene
  const [fact] = parts.points
  const gain = gainOf(view, view.sheet.length - 1, seat)
  const scored =
    fact === undefined ? [] : [[fact, `${gain > 0 ? '+' : ''}${pointsText(gain)}`] as const]
  const shown = [...scored, ...afterDealOf(seat, scene)]
  return {
    isDone: view.out.some((one) => one === seat),
    ...(shown.length > 0 && {
      facts: shown.map(([name, text]) => (
        <b key={name} class="seat-gain">
          {text}
        </b>
      )),
    }),
    ...(parts.pegs.length > 0 && {
      openCards: (
        <div class="seat-before">
          <SeatStrip seat={seat} scene={scene} />
        </div>
      ),
    }),
    description: [
      ...shown.map(([name, text]) => words.kit.withLabel(words.title(name), text)),
      ...(parts.pegs.length > 0 ? factsOf(seat, scene) : []),
    ].join(', '),
  }
}

/** Returns the numbers that the board shows only after a deal, with the names of their facts. */
export const afterDealOf = (
  seat: number,
  { view, parts }: Scene,
): readonly (readonly [fact: string, text: string])[] =>
  parts.afterDeal.flatMap((fact) => {
    const value = atSeat<number | null>(view, fact, seat) ?? null
    return value === null ? [] : [[fact, pointsText(value)] as const]
  })

/** Returns the facts of a seat as texts, such as “Points: 12”. */
export function factsOf(seat: number, { parts, view, words, options }: Scene): readonly string[] {
  const facts = [parts.bids, parts.taken, ...parts.points, ...parts.pegs]
  return [
    facts.flatMap((fact) => {
      const value = fact === null ? null : (atSeat<number | null>(view, fact, seat) ?? null)
      return fact === null || value === null
        ? []
        : [words.kit.withLabel(words.title(fact), pointsText(value))]
    }),
    parts.stacks.map((zone) =>
      words.kit.withLabel(
        words.title(zone),
        words.kit.cards(atSeat<readonly unknown[]>(view, zone, seat)?.length ?? 0),
      ),
    ),
    words.perSeat(view, options, seat) ?? [],
  ].flat()
}

function OpenCards({
  zone,
  seat,
  scene,
}: {
  readonly zone: string
  readonly seat: number
  readonly scene: Scene
}) {
  const { view, words } = scene
  const shown = view.shown?.[zone] as readonly (readonly CardId[])[] | undefined
  const cards = shown?.[seat] ?? atSeat<readonly CardId[]>(view, zone, seat) ?? []
  if (cards.length === 0) return null
  return (
    <ul class="open-cards" aria-label={words.title(zone)}>
      {cards.map((card) => (
        <li key={card}>
          <MiniCard ink={isRed(card) ? 'red' : undefined}>{words.card(card)}</MiniCard>
        </li>
      ))}
    </ul>
  )
}

export const isRed = (card: CardId): boolean => /[♥♦]$/.test(String(card))
