import type { Pitch } from '../../shared/game/game.ts'

// Only for pages that somebody chooses a game on: whoever comes to a table has chosen.
const pitches = import.meta.glob<Pitch>('../../shared/games/*/pitch.ts', {
  eager: true,
  import: 'pitch',
})

export const pitchOf = (game: string): Pitch | undefined =>
  pitches[`../../shared/games/${game}/pitch.ts`]
