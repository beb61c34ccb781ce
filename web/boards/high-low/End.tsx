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

/** How it ended for me, with what I laid last or still had, and how the others fared. */
export function End({ scene, playing }: EndProps) {
  const { view, words, clauses, names } = scene
  const outcome = outcomeOf(view)
  if (outcome?.kind !== 'places' || !view.ending) return null
  const cards = cardsAtEnd(scene, outcome)
  const lying = decodePlays(view.pile).reduce((sum, { count }) => sum + count, 0)
  return (
    <EndScreen
      {...messageOf(scene, outcome)}
      why={view.ending.clause === 'HL-19' ? clauses['HL-19'] : undefined}
      cards={
        cards.length > 0
          ? cards.slice(0, mostShown).map((value, at) => <Face key={at} value={value} />)
          : undefined
      }
      more={Math.max(0, cards.length - mostShown)}
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

/** As I see it: whoever only watches is told who won. */
function messageOf({ view, words: { ending }, names }: Scene, { places, points }: Placed) {
  const winners = names.filter((_, seat) => places[seat] === 1)
  const they = ending.theyWon(winners)
  const { seat } = view
  if (seat === null) return { mood: 'placed', title: they, lead: '' } as const
  const [place, left] = [places[seat] ?? 0, points[seat] ?? 0]
  if (place === 1) {
    const others = names.filter((_, other) => places[other] === 1 && other !== seat)
    const lead = others.length > 0 ? ending.shared(others) : ending.first
    return { mood: 'won', title: ending.won, lead: left > 0 ? ending.left(left) : lead } as const
  }
  if (place === Math.max(...places) && left > 0)
    return { mood: 'lost', title: ending.lost(left), lead: `${they}.` } as const
  return {
    mood: 'placed',
    title: ending.placed(place),
    lead: `${they}. ${ending.left(left)}`,
  } as const
}

/** What won it, or what was left to me. */
function cardsAtEnd(scene: Scene, { places }: Placed): readonly number[] {
  const { seat, last } = scene.view
  const laid = last?.did === 'lay' ? Array<number>(last.count).fill(last.value) : []
  if (seat === null || (places[seat] === 1 && last?.seat === seat)) return laid
  const { inHand, wasOpen, wasHidden } = cardsOf(seat, scene)
  return [...inHand, ...wasOpen, ...wasHidden]
}
