import type { Seat } from '../../../shared/game/game.ts'
import type { Scene } from './scene.ts'
import './rounds-won.css'

/**
 * Returns whether a player's won rounds are shown as beads. More than three beads would not fit on
 * a name plate.
 */
export const hasBeads = ({ scoring, targetWins }: Scene['options']): boolean =>
  scoring === 'wins' && targetWins <= 3

/**
 * Shows a player's score: points, or a bead for each round that a player must win. Won rounds are
 * marked on the beads.
 */
export function RoundsWon({ seat, scene }: { readonly seat: Seat; readonly scene: Scene }) {
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

/** Returns the key of the tooltip that explains the score. */
export const roundsWonTip = ({ scoring }: Scene['options']): string =>
  scoring === 'cards' ? 'points' : 'rounds-won'

/** Returns a player's score as a text for screen readers. */
export const roundsWonText = (seat: Seat, { view, words, options }: Scene): string => {
  const won = view.points[seat] ?? 0
  return options.scoring === 'cards' ? words.points(won) : words.roundsWon(won, options.targetWins)
}
