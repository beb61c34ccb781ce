import { isByNumber } from '../../kit/hand/order.ts'
import { SortButton } from '../../kit/hand/SortButton.tsx'
import { Icon } from '../../kit/Icon.tsx'
import type { Playing } from './use-playing.ts'
import type { Scene } from './scene.ts'
import { beginSayings } from '../../../shared/games/the-game/rules/state.ts'

interface ActsProps {
  readonly scene: Scene
  readonly playing: Playing
}

/** What a player can do beside laying cards. */
export function Acts(
  props: ActsProps & {
    /** Whether I may say that I would like to begin. */
    readonly maySay: boolean
  },
) {
  const { scene, playing } = props
  const { view, words } = scene
  return (
    <>
      {!isByNumber(playing.hand) && (
        <SortButton name={words.sort} sort={playing.sort}>
          <Icon name="sort" />
        </SortButton>
      )}
      {view.turn === null && props.maySay ? <Begin {...props} /> : <Turn {...props} />}
    </>
  )
}

function Turn({ scene: { view, words, need, isMine }, playing }: ActsProps) {
  const isMyTurn = isMine && view.turn !== null
  if (!isMyTurn) return null
  const missing = need.more > 0 ? words.more(need.more) : need.cover ? words.cover : null
  return (
    <>
      <button
        type="button"
        class="button"
        data-look="soft"
        data-shape="square"
        aria-label={words.takeBack}
        disabled={!playing.canTakeBack}
        onClick={playing.takeBack}
      >
        <Icon name="undo" />
      </button>
      {/* Not disabled while cards are missing: a tap then says which rule asks for them. */}
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

/** Before the first card: who would like to begin. */
function Begin({ scene: { view, words }, playing }: ActsProps) {
  const mine = view.standing.find(({ about, seat }) => about === 'begin' && seat === view.seat)
  return beginSayings.map((says) => (
    <button
      key={says}
      type="button"
      class="button"
      data-look="soft"
      aria-pressed={says === mine?.says}
      onClick={() => playing.give({ about: 'begin', says: says === mine?.says ? null : says })}
    >
      {words.sayings[says]}
    </button>
  ))
}
