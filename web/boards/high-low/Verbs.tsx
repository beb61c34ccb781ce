import type { ComponentChildren } from 'preact'

import { Icon } from '../../kit/Icon.tsx'
import { isByNumber } from '../../kit/order.ts'
import type { Playing } from './usePlaying.ts'
import type { Scene } from './scene.ts'
import './verbs.css'

interface VerbsProps {
  readonly scene: Scene
  readonly playing: Playing
}

/** The one fixed place for what a player can do. */
export function Verbs({ scene, playing }: VerbsProps) {
  const { view, words, isMine, lying } = scene
  const verb = verbOf(scene, playing)
  return (
    <div class="hl-verbs">
      <div class="hl-verbs-top">
        <p class="hl-caption" aria-live="polite">
          {captionOf(scene, playing)}
        </p>
        {!isByNumber(playing.hand.map(({ id }) => id)) && (
          <button type="button" class="icon-button" aria-label={words.sort} onClick={playing.sort}>
            <Icon name="sort" />
          </button>
        )}
      </div>
      {verb && (
        // Whoever takes cards up by a slip has lost more than a card.
        <Verb name="play" isMain={playing.meant?.do !== 'try'} act={playing.play}>
          {verb}
        </Verb>
      )}
      {isMine && view.phase === 'exchange' && (
        <Verb name="ready" isMain act={playing.beReady}>
          <Icon name="check" />
          {words.beReady}
        </Verb>
      )}
      {playing.canTake && (
        <Verb name="take" isMain={playing.canOnlyTake} act={playing.take}>
          {words.take(lying)}
        </Verb>
      )}
    </div>
  )
}

const Verb = (props: {
  readonly name: string
  readonly isMain: boolean
  readonly act: () => void
  readonly children: ComponentChildren
}) => (
  <button
    type="button"
    class="button"
    data-look={props.isMain ? 'main' : undefined}
    data-verb={props.name}
    onClick={props.act}
  >
    {props.children}
  </button>
)

/** What is lifted, played; an exchange needs no verb, since its second card completes it. */
function verbOf({ words, lying }: Scene, { meant }: Playing): string | null {
  switch (meant?.do) {
    case 'lay':
      return words.play(meant.count, meant.value)
    case 'try':
      return words.tryIt(meant.value, lying)
    case 'flip':
      return words.flip
    default:
      return null
  }
}

/** What is missing to what is lifted, or why nothing comes of it. */
function captionOf({ view, words, isMine }: Scene, playing: Playing): string {
  const place = view.out.indexOf(view.seat ?? -1) + 1
  if (place > 0) return words.done(place)
  const { liftedValue: value, meant } = playing
  if (!isMine || view.phase === 'exchange' || value === undefined) return ''
  if (meant) return meant.do === 'try' ? words.fails(value) : ''
  return playing.canLay(value) ? words.moreOf(value) : words.fails(value)
}
