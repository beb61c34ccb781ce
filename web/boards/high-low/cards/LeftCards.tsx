import { MiniCard } from '../../../kit/cards/MiniCard.tsx'
import type { Seat } from '../../../../shared/game/game.ts'
import type { Scene } from '../scene.ts'
import './left-cards.css'

/** Everything that somebody has, once all cards are open: their hand, what lay open and what was hidden. */
export const cardsOf = (seat: Seat, { view }: Scene) => ({
  inHand: view.shown?.hands[seat] ?? [],
  wasOpen: view.open[seat] ?? [],
  wasHidden: view.shown?.hidden?.[seat]?.filter((card) => card !== null) ?? [],
})

/** The same before them, under their plate; of many cards eyes see the first ones. */
export function LeftCards({ seat, scene }: { readonly seat: Seat; readonly scene: Scene }) {
  const { words } = scene
  const { inHand, wasOpen, wasHidden } = cardsOf(seat, scene)
  const lists = [
    { from: 'hand', title: words.inHand, values: inHand, first: 0 },
    { from: 'open', title: words.wasOpen, values: wasOpen, first: inHand.length },
    {
      from: 'hidden',
      title: words.wasHidden,
      values: wasHidden,
      first: inHand.length + wasOpen.length,
    },
  ]
  const count = inHand.length + wasOpen.length + wasHidden.length
  const shown = count > most ? most - 1 : most
  return (
    <div class="mini-cards left-cards">
      {lists.map(
        ({ from, title, values, first }) =>
          values.length > 0 && (
            <ul key={from} aria-label={title} data-from={from}>
              {values.map((value, at) => (
                <li key={at} class={first + at < shown ? undefined : 'for-ears'}>
                  <MiniCard>{value}</MiniCard>
                </li>
              ))}
            </ul>
          ),
      )}
      {count > most && (
        <span class="left-cards-more" aria-hidden="true">
          +{count - shown}
        </span>
      )}
    </div>
  )
}

const most = 12
