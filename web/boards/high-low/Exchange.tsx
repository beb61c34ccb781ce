import { Icon } from '../../kit/Icon.tsx'
import { MyTable } from './MyTable.tsx'
import type { Target } from './choosing.ts'
import type { Playing } from './use-playing.ts'
import type { Scene } from './scene.ts'
import './exchange.css'

interface ExchangeProps {
  readonly scene: Scene
  readonly playing: Playing
  /** The column that a card of the hand is carried over. */
  readonly under: Target | null
}

const swap = 'M7 4v16M3.5 8L7 4l3.500 4M17 20V4M13.500 16l3.500 4 3.500-4'

/** Before the first card: my open cards large in the middle, the exchange in words, and who will start, which everybody would like to know for it. */
export function Exchange({ scene, playing, under }: ExchangeProps) {
  const { view, words, names, isMine } = scene
  const starts = view.turn === view.seat ? null : (names[view.turn ?? -1] ?? '')
  return (
    <div class="exchange">
      {view.seat !== null && (
        <>
          <p class="exchange-title">{words.exchange.title}</p>
          <MyTable scene={scene} playing={playing} under={under} />
          {isMine && (
            <p class="exchange-slip" aria-live="polite">
              <Icon path={swap} />
              {slipOf(scene, playing)}
            </p>
          )}
        </>
      )}
      <p class="exchange-starts">{words.exchange.starts(starts)}</p>
    </div>
  )
}

/** How to, what is missing to what is lifted, or what was exchanged just now. */
function slipOf({ view, words: { exchange } }: Scene, { lifted, liftedValue }: Playing): string {
  if (liftedValue !== undefined)
    return lifted.hand.length > 0
      ? exchange.whichOpen(liftedValue)
      : exchange.whichHand(liftedValue)
  const { last } = view
  return last?.did === 'exchange' && last.seat === view.seat
    ? exchange.done(last.up, last.down)
    : exchange.how
}
