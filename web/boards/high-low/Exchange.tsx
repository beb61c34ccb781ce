import { Icon } from '../../kit/Icon.tsx'
import { MyTable } from './MyTable.tsx'
import type { Target } from './choosing.ts'
import type { Playing } from './use-playing.ts'
import type { Scene } from './scene.ts'
import './exchange.css'

interface ExchangeProps {
  readonly scene: Scene
  readonly playing: Playing
  /**
   * Where the viewer drags a card: over the pile, or over a column of the viewer's cards on the
   * table. Null if neither.
   */
  readonly dragOver: Target | null
}

const swap = 'M7 4v16M3.5 8L7 4l3.500 4M17 20V4M13.500 16l3.500 4 3.500-4'

/**
 * The phase before the first card, in which players exchange cards of their hand for face-up cards.
 * Shows the viewer's face-up cards, instructions, and who starts.
 */
export function Exchange({ scene, playing, dragOver }: ExchangeProps) {
  const { view, words, names, isMine } = scene
  const starts = view.turn === view.seat ? null : (names[view.turn ?? -1] ?? '')
  return (
    <div class="exchange">
      {view.seat !== null && (
        <>
          <p class="exchange-title">{words.exchange.title}</p>
          <MyTable scene={scene} playing={playing} dragOver={dragOver} />
          {isMine && (
            // Screen readers announce this text only while a card is selected. At other times, the
            // prompt and the news contain the same facts already.
            <p
              class="exchange-slip"
              aria-live={playing.selectedValue === undefined ? 'off' : 'polite'}
            >
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

/**
 * Returns the instruction below the cards: how to exchange, which card to select next, or which
 * cards were exchanged just now.
 */
function slipOf(
  { view, words: { exchange } }: Scene,
  { selected, selectedValue }: Playing,
): string {
  if (selectedValue !== undefined)
    return selected.hand.length > 0
      ? exchange.whichOpen(selectedValue)
      : exchange.whichHand(selectedValue)
  const { last } = view
  return last?.did === 'exchange' && last.seat === view.seat
    ? exchange.done(last.up, last.down)
    : exchange.how
}
