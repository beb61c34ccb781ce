import { Icon } from '../../kit/Icon.tsx'
import { rankOf, type Card } from '../../../shared/games/switch/rules/cards.ts'
import { rulesOf } from '../../../shared/games/switch/rules/rules.ts'
import { settingsOf } from '../../../shared/games/switch/rules/settings.ts'
import type { Playing } from './usePlaying.ts'
import type { Scene } from './scene.ts'
import { Plate } from './Seats.tsx'
import './my-seat.css'

const suitsInOrder =
  'M12 4c-3 4-7 6-7 10a3 3 0 0 0 6 1q0 3-2 5h6q-2-2-2-5a3 3 0 0 0 6-1c0-4-4-6-7-10Z'

interface MySeatProps {
  readonly scene: Scene
  readonly playing: Playing
}

/** My own seat, what was touched last, and how the hand is sorted. */
export function MySeat({ scene, playing }: MySeatProps) {
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

/** Names the card that was touched, and says what it does at this table, or that others may join it. */
function captionOf({ words, options }: Scene, card: Card | null, mayBeJoined: boolean): string {
  if (card === null) return ''
  const does = settingsOf(card, options).map((setting) =>
    setting === 'draw' || setting === 'draw2'
      ? words.makesDraw(options[setting], rulesOf(options).count(setting))
      : words.does(setting, options[setting]),
  )
  if (does.length > 0) return does.join(' ')
  return mayBeJoined ? words.mayJoin(rankOf(card)) : `${words.cardName(card)}.`
}
