import type { ComponentChildren } from 'preact'

import { Icon } from '../../kit/Icon.tsx'
import { isSortedByNumber } from '../../kit/hand/order.ts'
import { SortButton } from '../../kit/hand/SortButton.tsx'
import type { Playing } from './use-playing.ts'
import type { Scene } from './scene.ts'

interface ActionsProps {
  readonly scene: Scene
  readonly playing: Playing
}

/** The action buttons: sort, ready, take, and play the selected cards. */
export function Actions({ scene, playing }: ActionsProps) {
  const { view, words, isMine, pileCount } = scene
  const { intendedMove } = playing
  const lays = intendedMove?.do === 'play' || intendedMove?.do === 'flip'
  return (
    <>
      {!isSortedByNumber(playing.hand.map(({ id }) => id)) && (
        <SortButton name={words.sort} sort={playing.sort}>
          <Icon name="sort" />
        </SortButton>
      )}
      {isMine && view.phase === 'exchange' && (
        <Act name="ready" isMain act={playing.signalReady}>
          <Icon name="check" />
          {words.beReady}
        </Act>
      )}
      {playing.canTake && (
        <Act name="take" isMain={playing.canOnlyTake} act={playing.take}>
          <span>
            {words.take} <small>{words.cards(pileCount)}</small>
          </span>
        </Act>
      )}
      {intendedMove !== null && intendedMove.do !== 'exchange' ? (
        // The main button plays, because a pile that was taken by mistake costs more than a card
        // that was played by mistake.
        <Act name="play" isMain={lays} act={playing.play}>
          {nameOf(scene, playing)}
        </Act>
      ) : (
        playing.hasPlayableCard && (
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

/**
 * Returns the label of the play button. An exchange needs no button, because selecting the second
 * card completes it.
 */
function nameOf({ words }: Scene, { intendedMove }: Playing): string {
  switch (intendedMove?.do) {
    case 'play':
      return words.play(intendedMove.count, intendedMove.value)
    case 'try':
      return words.tryIt(intendedMove.value)
    default:
      return words.flip
  }
}
