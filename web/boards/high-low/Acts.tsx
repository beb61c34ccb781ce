import type { ComponentChildren } from 'preact'

import { Icon } from '../../kit/Icon.tsx'
import { isByNumber } from '../../kit/hand/order.ts'
import { SortButton } from '../../kit/hand/SortButton.tsx'
import type { Playing } from './use-playing.ts'
import type { Scene } from './scene.ts'

interface ActsProps {
  readonly scene: Scene
  readonly playing: Playing
}

/** What a player can do with what is lifted, and beside it. */
export function Acts({ scene, playing }: ActsProps) {
  const { view, words, isMine, lying } = scene
  const { meant } = playing
  const lays = meant?.do === 'lay' || meant?.do === 'flip'
  return (
    <>
      {!isByNumber(playing.hand.map(({ id }) => id)) && (
        <SortButton name={words.sort} sort={playing.sort}>
          <Icon name="sort" />
        </SortButton>
      )}
      {isMine && view.phase === 'exchange' && (
        <Act name="ready" isMain act={playing.beReady}>
          <Icon name="check" />
          {words.beReady}
        </Act>
      )}
      {playing.canTake && (
        <Act name="take" isMain={playing.canOnlyTake} act={playing.take}>
          <span>
            {words.take} <small>{words.cards(lying)}</small>
          </span>
        </Act>
      )}
      {meant !== null && meant.do !== 'exchange' ? (
        // Whoever takes cards up by a slip has lost more than a card.
        <Act name="play" isMain={lays} act={playing.play}>
          {nameOf(scene, playing)}
        </Act>
      ) : (
        playing.mayLay && (
          <button type="button" class="button" data-look="waiting" disabled>
            {words.lay}
          </button>
        )
      )}
    </>
  )
}

const Act = (props: {
  readonly name: string
  readonly isMain: boolean
  readonly act: () => void
  readonly children: ComponentChildren
}) => (
  <button
    type="button"
    class="button"
    data-look={props.isMain ? 'main' : 'soft'}
    data-verb={props.name}
    onClick={props.act}
  >
    {props.children}
  </button>
)

/** What is lifted, laid; an exchange needs no word, since its second card completes it. */
function nameOf({ words }: Scene, { meant }: Playing): string {
  switch (meant?.do) {
    case 'lay':
      return words.play(meant.count, meant.value)
    case 'try':
      return words.tryIt(meant.value)
    default:
      return words.flip
  }
}
