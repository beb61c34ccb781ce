import type { Tips } from '../../../shared/game/words.ts'
import type { Language } from '../../../shared/language.ts'
import { loadExtraWords } from '../../boards/load-on-demand.ts'

const ofTable = import.meta.glob<Tips>('../../words/*/tips.ts', { import: 'tips' })

/** Loads the tips (explanations of symbols): those of a game, and those that all games share. */
export async function loadTips(game: string, language: Language): Promise<Tips> {
  const [table, own] = await Promise.all([
    ofTable[`../../words/${language}/tips.ts`]?.(),
    loadExtraWords(game, language),
  ])
  return { ...table, ...own?.tips }
}
