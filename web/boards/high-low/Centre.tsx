import { CardBack } from '../../kit/CardBack.tsx'
import { Icon } from '../../kit/Icon.tsx'
import { isSpecial, type Need as Needed } from '../../../shared/games/high-low/rules/need.ts'
import { Pile } from './Pile.tsx'
import type { Playing } from './usePlaying.ts'
import type { Scene } from './scene.ts'
import './centre.css'

const fire = 'M12 3q1 4 4 7t2 7a6 6 0 0 1-12 0q0-3 2-5 1 2 2 2 0-6 2-11Z'

interface CentreProps {
  readonly scene: Scene
  readonly playing: Playing
  readonly isUnder: boolean
}

/** The middle of the table: what is left to draw, the pile and what beats it, and what is out of the game. */
export function Centre({ scene, playing, isUnder }: CentreProps) {
  const { view, words } = scene
  const burnt = view.burnt.length
  return (
    <div class="hl-centre">
      <p class="hl-deck" data-empty={view.draw === 0}>
        <span class="hl-deck-cards" data-thing="draw">
          {view.draw > 0 && <CardBack />}
        </span>
        <b aria-hidden="true">{view.draw}</b>
        <span class="for-ears">{words.draw(view.draw)}</span>
      </p>
      <Pile scene={scene} playing={playing} isUnder={isUnder} />
      <p class="hl-deck hl-burnt" data-empty={burnt === 0}>
        <span
          class="hl-deck-cards"
          key={burnt}
          data-thing={`burnt-${burnt}`}
          data-from="pile"
          data-takes={view.last?.did === 'lay' && view.last.burnt ? 'pile-' : undefined}
        >
          {burnt > 0 && <CardBack />}
        </span>
        <b aria-hidden="true">
          <Icon line={fire} />
          {burnt}
        </b>
        <span class="for-ears">{words.burnt(burnt)}</span>
      </p>
      {view.phase === 'exchange' ? <Exchange scene={scene} /> : <Need scene={scene} />}
    </div>
  )
}

/** Before the first card: how to exchange, and who will begin, which everybody would like to know for that. */
const Exchange = ({ scene: { view, words, names, isMine } }: { readonly scene: Scene }) => (
  <p class="hl-need">
    {isMine && <b>{words.exchangeHint} </b>}
    <span>{words.willBegin(names[view.turn ?? -1] ?? '')}</span>
  </p>
)

/** What the next play has to be, in words. */
function Need({ scene: { need, words } }: { readonly scene: Scene }) {
  const orFour = need.kind === 'free' ? undefined : fourInReach(need)
  return (
    <p class="hl-need">
      <b>{words.need(need)}</b>
      {goesHigherOrLower(need) && <span> {words.orSpecial}</span>}
      {orFour && <span> {words.orFour(orFour.count, orFour.value)}</span>}
    </p>
  )
}

/** Where only special cards go, the need itself names them. */
const goesHigherOrLower = (need: Needed): boolean =>
  need.kind === 'lower' || (need.kind === 'higher' && need.than < 13)

/** Four of a kind are worth a word once half of them lie; special cards go anyway. */
const fourInReach = ({ fours }: Needed): Needed['fours'][number] | undefined =>
  fours.find(({ value, count }) => count <= 2 && !isSpecial(value))
