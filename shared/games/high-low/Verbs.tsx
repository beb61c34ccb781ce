import { isByNumber } from '../../../web/cards/order.ts'
import { Icon } from './Icon.tsx'
import type { Playing } from './playing.tsx'
import type { Scene } from './scene.ts'
import type { Move } from './state.ts'
import type { Words } from './words/en.ts'
import './verbs.css'

interface VerbsProps {
  readonly scene: Scene
  readonly playing: Playing
}

/** The one fixed place for what a player can do. */
export function Verbs({ scene, playing }: VerbsProps) {
  const { view, words, isMine, lying } = scene
  const { meant } = playing
  const exchanges = view.phase === 'exchange'
  return (
    <div class="hl-verbs">
      <div class="hl-verbs-top">
        <p class="hl-caption" aria-live="polite">
          {captionOf(scene, playing)}
        </p>
        {!isByNumber(playing.hand.map(({ id }) => id)) && (
          <button type="button" class="icon-button" aria-label={words.sort} onClick={playing.sort}>
            <Icon of="sort" />
          </button>
        )}
        <button
          type="button"
          class="icon-button hl-keys"
          aria-label={words.shortcuts.title}
          onClick={() => playing.show('keys')}
        >
          <Icon of="keys" />
        </button>
      </div>
      {meant && (
        <button
          type="button"
          class="button"
          data-look={meant.do === 'try' ? undefined : 'main'}
          data-verb="play"
          onClick={playing.play}
        >
          {verbOf(meant, words, lying)}
        </button>
      )}
      {isMine && exchanges && (
        <button
          type="button"
          class="button"
          data-look={meant ? undefined : 'main'}
          data-verb="ready"
          onClick={playing.beReady}
        >
          <Icon of="ready" />
          {words.beReady}
        </button>
      )}
      {playing.canTake && (
        <button
          type="button"
          class="button"
          data-look={playing.canOnlyTake ? 'main' : undefined}
          data-verb="take"
          onClick={playing.take}
        >
          {words.take(lying)}
        </button>
      )}
    </div>
  )
}

function verbOf(move: Move, words: Words, lying: number): string {
  switch (move.do) {
    case 'exchange':
      return words.exchange(move.hand, move.open)
    case 'lay':
      return words.play(move.count, move.value)
    case 'try':
      return words.tryIt(move.value, lying)
    case 'flip':
      return words.flip
    case 'take':
      return words.take(lying)
    case 'ready':
      return words.beReady
  }
}

/** What to do next with what is lifted, or why nothing comes of it. */
function captionOf({ view, words, isMine }: Scene, playing: Playing): string {
  const place = view.out.findIndex((seat) => seat === view.seat) + 1
  if (place > 0) return words.done(place)
  if (!isMine) return ''
  const { liftedValue: value, meant } = playing
  if (view.phase === 'exchange' || value === undefined) return ''
  if (meant && meant.do !== 'try') return ''
  return !meant && playing.canLay(value) ? words.moreOf(value) : words.fails(value)
}
