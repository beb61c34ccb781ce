import { isSortedByNumber } from '../../kit/hand/order.ts'
import { SortButton } from '../../kit/hand/SortButton.tsx'
import { Icon } from '../../kit/Icon.tsx'
import type { Playing } from './use-playing.ts'
import type { Scene } from './scene.ts'
import { beginSignals } from '../../../shared/games/the-game/rules/state.ts'

interface ActionsProps {
  readonly scene: Scene
  readonly playing: Playing
}

/** The buttons for actions, except those for signals (ready-made remarks). */
export function Actions(
  props: ActionsProps & {
    /** Whether the viewer can still offer to begin the game. */
    readonly maySay: boolean
  },
) {
  const { scene, playing } = props
  const { view, words } = scene
  return (
    <>
      {!isSortedByNumber(playing.hand) && (
        <SortButton name={words.sort} sort={playing.sort}>
          <Icon name="sort" />
        </SortButton>
      )}
      {view.turn === null && props.maySay ? <Begin {...props} /> : <Turn {...props} />}
    </>
  )
}

function Turn({ scene: { view, words, need, isMine }, playing }: ActionsProps) {
  const isMyTurn = isMine && view.turn !== null
  if (!isMyTurn) return null
  const missing = need.more > 0 ? words.more(need.more) : need.cover ? words.cover : null
  return (
    <>
      {/* The button is enabled even if more cards must be played. A tap then explains which
          rule requires them. */}
      <button
        type="button"
        class="button"
        data-look={playing.canEnd ? 'main' : 'waiting'}
        aria-disabled={!playing.canEnd}
        onClick={playing.end}
      >
        <span>
          {words.end}
          {missing !== null && <small>{missing}</small>}
        </span>
      </button>
    </>
  )
}

/** The buttons shown before the first card, with which the viewer offers to begin or declines. */
function Begin({ scene: { view, words }, playing }: ActionsProps) {
  const mine = view.activeSignals.find(({ about, seat }) => about === 'begin' && seat === view.seat)
  return beginSignals.map((says) => (
    <button
      key={says}
      type="button"
      class="button"
      data-look="soft"
      aria-pressed={says === mine?.says}
      onClick={() =>
        playing.sendSignal({ about: 'begin', says: says === mine?.says ? null : says })
      }
    >
      {words.sayings[says]}
    </button>
  ))
}
