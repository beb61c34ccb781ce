import { captionOf } from './caption.ts'
import { Icon } from './Icon.tsx'
import { MyHand } from './MyHand.tsx'
import type { Playing } from './playing.tsx'
import type { Scene } from './scene.ts'
import { Plate } from './Seats.tsx'
import { Verbs } from './Verbs.tsx'
import { WishChoice } from './WishChoice.tsx'
import './mine.css'

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
  const sorting = playing.orderedBy === 'suit' ? 'rankSort' : 'suitSort'
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
        <Icon of="keys" />
      </button>
      <button
        type="button"
        class="icon-button"
        aria-label={playing.orderedBy === 'suit' ? words.sortByRank : words.sortBySuit}
        onClick={playing.sort}
      >
        <Icon of={sorting} />
      </button>
    </div>
  )
}
