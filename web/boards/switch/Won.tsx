import type { Seat } from '../../../shared/game/game.ts'
import type { Scene } from './scene.ts'
import './won.css'

/** Whether beads tell how many rounds win the game: more of them would not fit on a plate. */
export const hasBeads = ({ scoring, targetWins }: Scene['options']): boolean =>
  scoring === 'wins' && targetWins <= 3

/** What somebody has won so far: a bead for each round that wins the game, or their points. */
export function Won({ seat, scene }: { readonly seat: Seat; readonly scene: Scene }) {
  const { view, options } = scene
  const won = view.points[seat] ?? 0
  if (options.scoring === 'cards') return <b class="won-points">{won}</b>
  if (!hasBeads(options))
    return (
      <span class="beads">
        <i data-won={won > 0} />
        {won}
      </span>
    )
  return (
    <span class="beads">
      {Array.from({ length: options.targetWins }, (_, place) => (
        <i key={place} data-won={place < won} />
      ))}
    </span>
  )
}

/** What its tip is called. */
export const tipOfWon = ({ scoring }: Scene['options']): string =>
  scoring === 'cards' ? 'points' : 'rounds-won'

/** The same in words. */
export const wonText = (seat: Seat, { view, words, options }: Scene): string => {
  const won = view.points[seat] ?? 0
  return options.scoring === 'cards' ? words.points(won) : words.roundsWon(won, options.targetWins)
}
