import type { Pitch } from '../../shared/game/words.ts'
import type { Language } from '../../shared/language.ts'

// Loaded with this file, not lazily, because only pages that offer games import this file.
const pitches = import.meta.glob<Readonly<Record<string, Pitch>>>(
  '../../shared/words/*/pitches.ts',
  { eager: true, import: 'pitches' },
)

export const pitchOf = (game: string, language: Language): Pitch | undefined =>
  pitches[`../../shared/words/${language}/pitches.ts`]?.[game]
