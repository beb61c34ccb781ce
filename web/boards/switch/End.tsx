import { EndScreen } from '../../kit/table/EndScreen.tsx'
import { decodeCards } from '../../../shared/games/switch/rules/card-codec.ts'
import { outcomeOf } from '../../../shared/games/switch/rules/outcome.ts'
import { Face } from './cards/Face.tsx'
import type { Scene } from './scene.ts'

/** The end of the game from the viewer's point of view. The plates show the other results. */
export function End({ scene }: { readonly scene: Scene }) {
  const { view, words, names, options, who } = scene
  const outcome = outcomeOf(view)
  if (outcome?.kind !== 'places') return null
  const { seat } = view
  const { places, points } = outcome
  const says = words.ending
  const winners = names.flatMap((_, other) => (places[other] === 1 ? [other] : []))
  const [winner = 0] = winners
  const place = seat === null ? null : (places[seat] ?? null)
  const mine = seat === null ? [] : (view.open?.hands[seat] ?? [])
  const lying = decodeCards(view.discard).slice(-mostShown)
  const shown = mine.length > 0 ? mine : lying
  const isLast = place !== null && place === Math.max(...places)

  const title = (): string => {
    if (place === null) return says.theirs(winners.map((one) => names[one] ?? ''))
    if (place === 1) return says.won
    return names.length === 2 ? says.lost : says.came(place)
  }

  return (
    <EndScreen
      mood={place === 1 ? 'won' : isLast ? 'lost' : 'placed'}
      title={title()}
      subtitle={says.by(who(winner), points[winner] ?? 0, options.scoring)}
      cards={shown.slice(0, mostShown).map((card, at) => (
        <Face key={at} card={card} scene={scene} />
      ))}
      hiddenCount={Math.max(shown.length - mostShown, 0)}
      figures={[
        { value: String(view.round), name: says.rounds(view.round) },
        ...(seat === null
          ? []
          : [
              {
                value: String(points[seat] ?? 0),
                name: says.mine(points[seat] ?? 0, options.scoring),
              },
              { value: String(mine.length), name: says.left(mine.length) },
            ]),
      ]}
    />
  )
}

const mostShown = 5
