import { EndScreen } from '../../kit/table/EndScreen.tsx'
import { Standings } from '../../kit/table/Standings.tsx'
import type { Outcome } from '../../../shared/game/game.ts'
import { decodePlays } from '../../../shared/games/high-low/rules/play-codec.ts'
import { outcomeOf } from '../../../shared/games/high-low/rules/outcome.ts'
import { Face } from './cards/Face.tsx'
import { cardsOf } from './cards/LeftCards.tsx'
import type { Playing } from './use-playing.ts'
import type { Scene } from './scene.ts'
import './end.css'

interface EndProps {
  readonly scene: Scene
  readonly playing: Playing
}

type Placed = Extract<Outcome, { readonly kind: 'places' }>

const mostShown = 8

/** The end of the game: the viewer's result, the last cards played or left, and the ranking. */
export function End({ scene, playing }: EndProps) {
  const { view, words, clauses, names } = scene
  const outcome = outcomeOf(view)
  if (outcome?.kind !== 'places' || !view.ending) return null
  const cards = cardsAtEnd(scene, outcome)
  const lying = decodePlays(view.pile).reduce((sum, { count }) => sum + count, 0)
  return (
    <EndScreen
      {...messageOf(scene, outcome)}
      reason={view.ending.clause === 'HL-19' ? clauses['HL-19'] : undefined}
      cards={
        cards.length > 0
          ? cards.slice(0, mostShown).map((value, at) => <Face key={at} value={value} />)
          : undefined
      }
      hiddenCount={Math.max(0, cards.length - mostShown)}
      figures={[
        { value: String(view.burnt.length), name: words.ending.burnt },
        { value: String(lying), name: words.ending.lying },
      ]}
    >
      <Standings
        title={words.ending.places}
        people={names.map((name, seat) => ({
          seat,
          name: seat === view.seat ? words.you : name,
          place: outcome.places[seat] ?? 0,
          placeText: words.ordinal(outcome.places[seat] ?? 0),
          score: words.ending.score(outcome.points[seat] ?? 0),
        }))}
      />
      <button type="button" class="button" data-look="soft" onClick={() => playing.show('hands')}>
        {words.ending.show}
      </button>
    </EndScreen>
  )
}

/** The result from the viewer's point of view. Spectators see who won. */
function messageOf({ view, words: { ending }, names }: Scene, { places, points }: Placed) {
  const winners = names.filter((_, seat) => places[seat] === 1)
  const they = ending.theyWon(winners)
  const { seat } = view
  if (seat === null) return { mood: 'placed', title: they, subtitle: '' } as const
  const [place, left] = [places[seat] ?? 0, points[seat] ?? 0]
  if (place === 1) {
    const others = names.filter((_, other) => places[other] === 1 && other !== seat)
    const subtitle = others.length > 0 ? ending.shared(others) : ending.first
    return {
      mood: 'won',
      title: ending.won,
      subtitle: left > 0 ? ending.left(left) : subtitle,
    } as const
  }
  if (place === Math.max(...places) && left > 0)
    return { mood: 'lost', title: ending.lost(left), subtitle: `${they}.` } as const
  return {
    mood: 'placed',
    title: ending.placed(place),
    subtitle: `${they}. ${ending.left(left)}`,
  } as const
}

/** The winning cards, or the cards that the viewer has left. */
function cardsAtEnd(scene: Scene, { places }: Placed): readonly number[] {
  const { seat, last } = scene.view
  const laid = last?.did === 'lay' ? Array<number>(last.count).fill(last.value) : []
  if (seat === null || (places[seat] === 1 && last?.seat === seat)) return laid
  const { inHand, wasOpen, wasHidden } = cardsOf(seat, scene)
  return [...inHand, ...wasOpen, ...wasHidden]
}
