import './end.css'

import { EndScreen } from '../../kit/table/EndScreen.tsx'
import { Piece } from '../../kit/pieces/Piece.tsx'
import { outcomeOf } from '../../../shared/games/nix/rules/outcome.ts'
import type { Owner } from '../../../shared/games/nix/rules/state.ts'
import { pieceOf } from './Chip.tsx'
import type { Scene } from './scene.ts'
import { ScoreSheet } from './ScoreSheet.tsx'

/** The end of the game, with all pieces in the order of their places. */
export function End({ scene }: { readonly scene: Scene }) {
  const { view, words, owners, names } = scene
  const outcome = outcomeOf(view)
  if (!outcome || !view.ending) return null
  const { places } = view.ending
  const ranked = owners
    .map((owner, at) => ({ owner, place: places[at] ?? 1 }))
    .toSorted((a, b) => a.place - b.place)
  const mine = view.seat === null ? null : (places[view.seat] ?? null)
  const winners = ranked.filter(({ place }) => place === 1).map(({ owner }) => owner)
  return (
    <EndScreen
      mood={mine === 1 ? 'won' : 'placed'}
      title={headline(scene, mine, winners)}
      subtitle={
        mine === 1 && winners.length === 1
          ? words.ending.wonWith(scene.holdingsOf(view.seat ?? 0).total)
          : words.outcome(outcome, names)
      }
      cards={ranked.map(({ owner, place }) => (
        <span key={owner} class="end-piece" data-won={place === 1}>
          <Piece
            of={pieceOf(owner)}
            face={place === 1 ? 'won' : owner === 'egon' ? 'egon' : 'lost'}
          />
        </span>
      ))}
      figures={figuresOf(scene)}
    >
      <div class="end-sheet paper">
        <ScoreSheet scene={scene} />
      </div>
    </EndScreen>
  )
}

/** The viewer's place. Spectators see who won. */
function headline({ words, nameOf }: Scene, mine: number | null, winners: readonly Owner[]) {
  const [winner, another] = winners
  if (mine !== null && mine > 1) return words.ending.place(mine)
  if (another !== undefined) return mine === null ? words.ending.tie : words.ending.shared
  return mine === null ? words.ending.theirs(nameOf(winner ?? 0) ?? '') : words.ending.won
}

/** The viewer's points, best deal, and distance to the nearest player. */
function figuresOf({ view, words, owners, holdingsOf, nameOf }: Scene) {
  const { seat } = view
  if (seat === null) return []
  const { points, best, ahead, behind } = words.ending.figures
  const mine = holdingsOf(seat).total
  const others = owners
    .filter((owner) => owner !== seat)
    .map((owner) => ({ name: nameOf(owner) ?? '', total: holdingsOf(owner).total }))
    .toSorted((a, b) => b.total - a.total)
  const nearest = others[0]
  return [
    { value: String(mine), name: points },
    { value: String(Math.max(...view.scores.map((deal) => deal[seat] ?? 0))), name: best },
    ...(nearest === undefined || nearest.total === mine
      ? []
      : [
          {
            value: String(Math.abs(mine - nearest.total)),
            name: mine > nearest.total ? ahead(nearest.name) : behind(nearest.name),
          },
        ]),
  ]
}
