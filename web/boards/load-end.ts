import { useEffect, useState } from 'preact/hooks'

import type { GameEnd } from '../../shared/game/end.ts'
import type { AnyMove, AnyView } from '../../shared/game/game.ts'
import type { EndWords } from '../../shared/game/words.ts'
import type { Language } from '../../shared/language.ts'
import { loadExtraWords } from './load-on-demand.ts'
import { settings } from '../client/settings.ts'
import type { EndParts } from '../kit/end-parts.ts'
import { loadWithRetries } from '../kit/lazy.tsx'

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

const nothing: LoadedEnd = { end: {}, words: null, parts: {} }
const loaded = new Map<string, LoadedEnd>()

const keyOf = (game: string, language: Language): string => `${game}/${language}`

/**
 * Loads what a game declares for its end screen. Called while the game is still running, so that
 * the end screen appears without delay.
 */
export async function loadEnd(game: string, language: Language): Promise<LoadedEnd> {
  const key = keyOf(game, language)
  const known = loaded.get(key)
  if (known) return known
  const path = `../../shared/games/${game}/end.ts`
  const [end, words, itsParts] = await Promise.all([
    ends[path]?.() ??
      import('./one-file-games.ts').then(({ loadOneFileEnd }) => loadOneFileEnd(game, language)),
    loadExtraWords(game, language),
    parts[`./${path in ends ? game : 'one-file'}/pages/end-parts.tsx`]?.() ?? nothing.parts,
  ])
  const found = { end, words: words?.endWords ?? null, parts: itsParts }
  loaded.set(key, found)
  return found
}

/**
 * Returns what a game declares for its end screen. Null while it is loading. If loading fails, the
 * end screen shows only the result until a retry succeeds.
 */
export function useEnd(game: string): LoadedEnd | null {
  const language = settings.language.value
  const known = loaded.get(keyOf(game, language)) ?? null
  const [found, setFound] = useState<LoadedEnd | null>(known)
  useEffect(
    () =>
      loadWithRetries(
        () => loadEnd(game, language),
        (end) => setFound(end ?? nothing),
      ),
    [game, language],
  )
  return known ?? (found === nothing ? nothing : null)
}
