import { CardBack } from '../../kit/CardBack.tsx'
import { Face } from './Face.tsx'
import type { Playing } from './usePlaying.ts'
import type { Scene } from './scene.ts'
import { WishSign } from './WishSign.tsx'
import { joker, type Card } from '../../../shared/games/switch/rules/cards.ts'
import { decodeCards, topOf } from '../../../shared/games/switch/rules/card-codec.ts'
import './centre.css'

interface CentreProps {
  readonly scene: Scene
  readonly playing: Playing
  /** A card is carried over the discard pile right now. */
  readonly isUnder: boolean
}

/** Both piles, which way play goes, and what stands: an open demand, or a wish. */
export function Centre({ scene, playing, isUnder }: CentreProps) {
  const { view, words, options, answers } = scene
  const { demand, wish } = view
  const standing = demand ? words.demand(demand.owed, answers) : wish ? words.wish(wish) : ''
  const target = options.scoring === 'wins' ? options.targetWins : options.targetCards
  return (
    <div class="centre" data-stands={demand ? 'demand' : wish ? 'wish' : 'nothing'}>
      <button
        type="button"
        class="round"
        disabled={!view.result || view.step?.now === 'over'}
        onClick={() => playing.show('round')}
      >
        <b>{words.round(view.round)}</b> <i>·</i>{' '}
        <span>{words.target(options.scoring, target)}</span>
        {view.result && <span class="for-ears">: {words.lastRound}</span>}
      </button>
      <div class="felt">
        <div class="ring" data-direction={view.direction} aria-hidden="true">
          <i />
          <i />
          <i />
          <i />
        </div>
        <span class="for-ears">{words.direction(view.direction)}</span>
        <div class="stacks">
          <DrawPile scene={scene} playing={playing} />
          <button
            type="button"
            class="discard"
            data-pile="discard"
            data-glow={playing.mayLay}
            data-under={isUnder}
            aria-label={[
              words.discard(topOf(view.discard), view.discard.length),
              ...(standing ? [standing] : []),
            ].join('. ')}
            onClick={playing.play}
          >
            <Lying scene={scene} />
            {demand && <b class="stamp">+{demand.owed}</b>}
            {wish && !demand && <WishSign wish={wish} indices={words.indices} />}
          </button>
        </div>
      </div>
      <p class="standing">{standing}</p>
    </div>
  )
}

function DrawPile({ scene, playing }: Omit<CentreProps, 'isUnder'>) {
  const { draw } = scene.view
  return (
    <button
      type="button"
      class="draw-pile"
      data-pile="draw"
      data-glow={playing.mayDraw}
      data-deep={draw > 12}
      data-empty={draw === 0}
      aria-label={scene.words.draw(draw)}
      onClick={playing.draw}
    >
      <span data-thing="draw">{draw > 0 && <CardBack />}</span>
      <b aria-hidden="true">{draw}</b>
    </button>
  )
}

const mostVisible = 5

/** The last cards that were laid, each a little askew. */
function Lying({ scene }: { readonly scene: Scene }) {
  const { discard } = scene.view
  const below = Math.max(discard.length - mostVisible, 0)
  return decodeCards(discard.slice(below)).map((card, index) => {
    const place = below + index
    return (
      <span
        key={`${scene.view.round} ${place}`}
        class="lain"
        data-thing={card === joker ? `joker-${place}` : `card-${card}`}
        data-from={cameFrom(card, scene)}
        style={{
          '--askew': `${((place * 7) % 11) - 5}deg`,
          '--aside': `${((place * 5) % 7) - 3}%`,
        }}
      >
        <Face card={card} scene={scene} />
      </span>
    )
  })
}

/** Whoever laid it just now. */
function cameFrom(card: Card, { view }: Scene): string {
  const laid = view.last.find((one) => one.what === 'laid' && one.cards.includes(card))
  return laid?.what === 'laid' ? `seat-${laid.seat}` : 'draw'
}
