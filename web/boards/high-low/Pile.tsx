import { Face } from './Face.tsx'
import { fanOf, type FanCard } from './fan.ts'
import { ClearedPile } from './ClearedPile.tsx'
import type { Playing } from './usePlaying.ts'
import type { Scene } from './scene.ts'
import { decodePlays } from '../../../shared/games/high-low/rules/play-codec.ts'
import { ghost, type Last } from '../../../shared/games/high-low/rules/state.ts'
import './pile.css'

interface PileProps {
  readonly scene: Scene
  readonly playing: Playing
  /** A card is carried over it right now. */
  readonly isUnder: boolean
}

/** How many widths of a card there is room for. */
const room = 3.5

/** What lies and has to be beaten, the newest plays in sight; of an empty pile, why it is empty. */
export function Pile({ scene, playing, isUnder }: PileProps) {
  const { view, words, lying } = scene
  const { meant } = playing
  const plays = decodePlays(view.pile)
  const fan = fanOf(plays, room)
  const top = plays.at(-1)
  const takes = meant?.do === 'lay' || meant?.do === 'flip'
  return (
    <div class="hl-pile-room">
      <button
        type="button"
        class="hl-pile"
        style={{ '--width': fan.width }}
        data-glow={takes}
        data-under={isUnder}
        aria-label={words.pile(lying, top)}
        onClick={takes ? playing.play : () => playing.show('piles')}
      >
        <span class="hl-pile-box" data-thing="pile" />
        <Fan cards={fan.cards} scene={scene} playing={playing} />
      </button>
      {!top && <ClearedPile scene={scene} />}
    </div>
  )
}

function Fan({
  cards,
  scene: { view },
  playing,
}: Omit<PileProps, 'isUnder'> & { readonly cards: readonly FanCard[] }) {
  const { last } = view
  const fresh = last?.did === 'lay' ? last : null
  const first = cards.findIndex(({ play }) => play === view.pile.length - 1)
  return (
    <span class="hl-fan">
      {cards.map(({ value, place, play, left }, index) => {
        const isFresh = fresh !== null && index >= first
        return (
          <span
            key={`${place}-${value}`}
            class="hl-lies"
            style={{ '--left': left }}
            data-lean={play % 4}
            data-ghost={value === ghost}
            data-turned={isFresh && fresh.from === 'hidden'}
            data-thing={`pile-${place}-${value}`}
            data-from={isFresh ? cameFrom(fresh, view.seat, index - first, playing) : undefined}
          >
            <Face value={value} />
          </span>
        )
      })}
    </span>
  )
}

/** Where a card lay before it was laid: mine where I saw it, those of others at their seats. */
function cameFrom(
  { seat, from, at }: Last & { readonly did: 'lay' },
  mySeat: number | null,
  each: number,
  { left }: Playing,
): string | undefined {
  if (seat !== mySeat) return `seat-${seat}`
  return from === 'hidden' ? `hidden-${at}` : left[each]
}
