import { Face } from '../cards/Face.tsx'
import { lastNews } from '../news.ts'
import type { Scene } from '../scene.ts'
import type { Last } from '../../../../shared/games/high-low/rules/state.ts'
import './cleared-pile.css'

/**
 * If the last move emptied the pile, shows the cards that caused it, with a sentence. Either they
 * burnt the pile (removed it from the game), or they did not beat the pile and the player took it.
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
      <span>
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
 * Returns the `data-motion-key` of the element from which the cards fly: the column of the viewer's
 * own face-down card, otherwise the player's seat.
 */
function cameFrom(last: Last, mySeat: number | null): string {
  const at = last.did === 'take' ? last.tried?.at : last.did === 'play' ? last.at : undefined
  return last.seat === mySeat && at !== undefined ? `face-down-${at}` : `seat-${last.seat}`
}

/** Returns the cards that caused the pile to be burnt or taken. Null if the move did neither. */
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
