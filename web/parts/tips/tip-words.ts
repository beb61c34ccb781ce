import type { Tip } from '../../../shared/game/words.ts'
import { fallbackLanguage, type Language } from '../../../shared/language.ts'

type Tips = Readonly<Record<string, Tip>>

// Found here and not with the rest of a game: nobody needs them before they ask, and most never do.
const ofTable = import.meta.glob<Tips>('../../words/*/tips.ts', { import: 'tips' })
const ofGames = import.meta.glob<Tips>('../../../shared/games/*/words/*/tips.ts', {
  import: 'tips',
})

/** What the symbols of a game mean, and those that stand at every table. */
export async function loadTips(game: string, language: Language): Promise<Tips> {
  const gamesOwn = (its: Language) => ofGames[`../../../shared/games/${game}/words/${its}/tips.ts`]
  const [table, own] = await Promise.all([
    ofTable[`../../words/${language}/tips.ts`]?.(),
    (gamesOwn(language) ?? gamesOwn(fallbackLanguage))?.(),
  ])
  return { ...table, ...own }
}
