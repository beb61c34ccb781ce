import type { GameEnd } from '../../shared/game/end.ts'
import type { AnyMove, AnyView } from '../../shared/game/game.ts'
import type { EndWords } from '../../shared/game/words.ts'
import type { Language } from '../../shared/language.ts'
import { loadExtraWords } from './load-on-demand.ts'
import type { EndParts } from '../kit/end-parts.ts'

const ends = import.meta.glob<GameEnd<AnyView, AnyMove>>('../../shared/games/*/end.ts', {
  import: 'end',
})
const parts = import.meta.glob<EndParts>('./*/pages/end-parts.tsx', {
  import: 'endParts',
})

/**
 * What a game declares for its end screen. If it declares nothing, `end` and `parts` are empty, and
 * `words` is null.
 */
export interface LoadedEnd {
  readonly end: GameEnd<AnyView, AnyMove>
  readonly words: EndWords | null
  readonly parts: EndParts
}

/** The end screen of a game that declares nothing. */
export const plainEnd: LoadedEnd = { end: {}, words: null, parts: {} }

/** Loads what a game declares for its end screen. */
export async function loadEnd(game: string, language: Language): Promise<LoadedEnd> {
  const path = `../../shared/games/${game}/end.ts`
  const [end, words, itsParts] = await Promise.all([
    ends[path]?.() ??
      import('./one-file-games.ts').then(({ loadOneFileEnd }) => loadOneFileEnd(game, language)),
    loadExtraWords(game, language),
    parts[`./${path in ends ? game : 'one-file'}/pages/end-parts.tsx`]?.() ?? plainEnd.parts,
  ])
  return { end, words: words?.endWords ?? null, parts: itsParts }
}
