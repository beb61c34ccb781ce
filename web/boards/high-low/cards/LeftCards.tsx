import { MiniCard } from '../../../kit/cards/MiniCard.tsx'
import type { Seat } from '../../../../shared/game/game.ts'
import type { Scene } from '../scene.ts'
import './left-cards.css'

/**
 * Returns a player's hand, face-up cards and face-down cards. A list is empty if the view hides its
 * cards.
 */
export const cardsOf = (seat: Seat, { view }: Scene) => ({
  inHand: view.shown?.hands[seat] ?? [],
  wasOpen: view.faceUp[seat] ?? [],
  wasHidden: view.shown?.faceDown?.[seat]?.filter((card) => card !== null) ?? [],
})

/**
 * Shows the cards that a player has left, below the name plate. If there are many, only the first
 * ones are visible, but screen readers read all of them. During the game, even spectators who see
 * all hands see only the backs of face-down cards.
 */
export function LeftCards({ seat, scene }: { readonly seat: Seat; readonly scene: Scene }) {
  const { words, view } = scene
  const { inHand, wasOpen, wasHidden } = cardsOf(seat, scene)
  const lists = [
    { from: 'hand', title: words.inHand, values: inHand, first: 0 },
    { from: 'face-up', title: words.wasOpen, values: wasOpen, first: inHand.length },
    {
      from: 'face-down',
      title: words.wasHidden,
      values: wasHidden,
      first: inHand.length + wasOpen.length,
    },
  ]
  const unknown = view.shown?.faceDown ? [] : (view.faceDown[seat] ?? [])
  const count = inHand.length + wasOpen.length + wasHidden.length
  const room = most - unknown.length
  const shown = count > room ? room - 1 : room
  return (
    <div class="mini-cards left-cards" data-during={view.shown?.faceDown === undefined}>
      {lists.map(
        ({ from, title, values, first }) =>
          values.length > 0 && (
            <ul key={from} aria-label={title} data-from={from}>
              {values.map((value, at) => (
                <li key={at} class={first + at < shown ? undefined : 'visually-hidden'}>
                  <MiniCard>{value}</MiniCard>
                </li>
              ))}
            </ul>
          ),
      )}
      {count > room && (
        <span class="left-cards-more" aria-hidden="true">
          +{count - shown}
        </span>
      )}
      {unknown.length > 0 && (
        <ul aria-hidden="true" data-from="face-down">
          {unknown.map((spot) => (
            <li key={spot}>
              <MiniCard>{null}</MiniCard>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

const most = 12
