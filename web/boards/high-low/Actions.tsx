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

/** The buttons for actions: sort, ready, take the pile, and play the selected cards. */
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
        // This is the main button, because a tap on it by mistake costs only one card. Taking the
        // pile by mistake would cost much more.
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
 * Returns the label of the button that plays the selected cards. An exchange has no button, because
 * it happens as soon as the second card is selected.
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
