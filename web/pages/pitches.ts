import type { Pitch } from '../../shared/game/words.ts'
import type { Language } from '../../shared/language.ts'

// Only for pages that somebody chooses a game on: whoever comes to a table has chosen.
const pitches = import.meta.glob<Pitch>('../../shared/games/*/words/*/pitch.ts', {
  eager: true,
  import: 'pitch',
})

export const pitchOf = (game: string, language: Language): Pitch | undefined =>
  pitches[`../../shared/games/${game}/words/${language}/pitch.ts`]
