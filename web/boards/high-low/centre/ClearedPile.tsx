import { Face } from '../cards/Face.tsx'
import { lastNews } from '../news.ts'
import type { Scene } from '../scene.ts'
import type { Last } from '../../../../shared/games/high-low/rules/state.ts'
import './cleared-pile.css'

/**
 * Shows, in place of the empty pile, how the last move emptied it: the cards that burnt the pile or
 * the card that failed, and a sentence.
 */
export function ClearedPile({ scene }: { readonly scene: Scene }) {
  const { view } = scene
  const { last } = view
  const cards = last && cardsThatWent(last)
  if (!last || !cards) return null
  const { value, count, isTurned } = cards
  const from = cameFrom(last, view.seat)
  return (
    <div class="cleared" data-did={last.did === 'play' ? last.burnt?.by : last.did}>
      <span class="cleared-cards">
        {Array.from({ length: count }, (_, each) => (
          <span
            key={each}
            class="cleared-card"
            style={{ '--off': each - (count - 1) / 2 }}
            data-value={value}
            data-turned={isTurned}
            data-motion-key={`gone-${value}-${each}`}
            data-motion-from={from}
          >
            <Face value={value} />
          </span>
        ))}
      </span>
      <p class="cleared-news">{lastNews(last, scene).join(' ')}</p>
    </div>
  )
}

/**
 * Returns the motion key of the element that the cards fly from: the viewer's own column for a
 * face-down card, otherwise the player's seat.
 */
function cameFrom(last: Last, mySeat: number | null): string {
  const at = last.did === 'take' ? last.tried?.at : last.did === 'play' ? last.at : undefined
  return last.seat === mySeat && at !== undefined ? `face-down-${at}` : `seat-${last.seat}`
}

/** Returns the cards to show for a move that emptied the pile. Returns null for any other move. */
function cardsThatWent(last: Last): { value: number; count: number; isTurned: boolean } | null {
  if (last.did === 'take')
    return {
      value: last.tried?.value ?? 0,
      count: last.tried ? 1 : 0,
      isTurned: last.tried?.from === 'face-down',
    }
  if (last.did !== 'play' || !last.burnt) return null
  const count = last.burnt.by === 'four' ? 4 : last.count
  return { value: last.value, count, isTurned: last.from === 'face-down' }
}
