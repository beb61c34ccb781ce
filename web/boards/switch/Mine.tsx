import { Icon } from '../../kit/Icon.tsx'
import { captionOf } from './caption.ts'
import { MyHand } from './MyHand.tsx'
import type { Playing } from './playing.tsx'
import type { Scene } from './scene.ts'
import { Plate } from './Seats.tsx'
import { Verbs } from './Verbs.tsx'
import { WishChoice } from './WishChoice.tsx'
import './mine.css'

const suitsInOrder =
  'M12 4c-3 4-7 6-7 10a3 3 0 0 0 6 1q0 3-2 5h6q-2-2-2-5a3 3 0 0 0 6-1c0-4-4-6-7-10Z'

interface MineProps {
  readonly scene: Scene
  readonly playing: Playing
}

/** Where I sit: my seat, what I can do, and my hand. */
export const Mine = (props: MineProps & { readonly carryOver: (isUnder: boolean) => void }) => (
  <>
    <Me {...props} />
    {props.playing.wishes.length > 0 ? <WishChoice {...props} /> : <Verbs {...props} />}
    <MyHand {...props} />
  </>
)

/** My own seat, what was touched last, and how the hand is sorted. */
function Me({ scene, playing }: MineProps) {
  const { words, view } = scene
  const isBySuit = playing.orderedBy === 'suit'
  return (
    <div class="me">
      {view.seat !== null && <Plate seat={view.seat} scene={scene} />}
      <p class="card-says" aria-live="polite">
        {captionOf(scene, playing.cards.at(-1) ?? null, playing.mayBeJoined)}
      </p>
      <button
        type="button"
        class="icon-button list-keys"
        aria-label={words.shortcuts.title}
        onClick={() => playing.show('keys')}
      >
        <Icon name="keys" />
      </button>
      <button
        type="button"
        class="icon-button"
        aria-label={isBySuit ? words.sortByRank : words.sortBySuit}
        onClick={playing.sort}
      >
        {isBySuit ? <Icon name="sort" /> : <Icon line={suitsInOrder} />}
      </button>
    </div>
  )
}
