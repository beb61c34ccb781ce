import { useEffect, useRef } from 'preact/hooks'

import { Icon } from '../../kit/Icon.tsx'
import type { Playing } from './usePlaying.ts'
import type { Scene } from './scene.ts'
import { WishSign } from './WishSign.tsx'
import './wish-choice.css'

/** In the place of the verbs, while a card is to be laid that wishes: what is to follow. */
export function WishChoice({
  scene: { words, view },
  playing,
}: {
  readonly scene: Scene
  readonly playing: Playing
}) {
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => list.current?.querySelector('button')?.focus(), [])
  const [first] = playing.wishes
  const question = first && 'rank' in first ? words.whichRank : words.whichSuit
  return (
    <div class="wish-choice" role="group" aria-label={question}>
      <header>
        <p aria-hidden="true">{question}</p>
        {view.step?.now !== 'naming' && (
          <button
            type="button"
            class="icon-button"
            aria-label={words.putDown}
            onClick={() => playing.choose([])}
          >
            <Icon name="close" />
          </button>
        )}
      </header>
      <div ref={list} class="wishes" data-many={playing.wishes.length > 4}>
        {playing.wishes.map((wish) => (
          <button
            key={JSON.stringify(wish)}
            type="button"
            class="wish"
            onClick={() => playing.wish(wish)}
          >
            <WishSign wish={wish} indices={words.indices} />
            <span>{'suit' in wish ? words.suits[wish.suit] : words.rank(wish.rank)}</span>
          </button>
        ))}
      </div>
    </div>
  )
}
