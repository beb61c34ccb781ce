import { phraseIds, phrases, type PhraseId } from '../../../shared/game/phrases.ts'

export type PhraseWords = Readonly<Record<PhraseId, string>>

export const phraseWords = Object.fromEntries(
  phraseIds.map((id) => [id, phrases[id].text]),
) as PhraseWords
