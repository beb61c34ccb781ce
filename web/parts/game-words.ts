import { useEffect, useState } from 'preact/hooks'

import type { GameWords } from '../../shared/games/words.ts'
import { loadGameWords } from '../games.ts'
import { settings } from '../settings.ts'

/** A game's words in the viewer's language; null until they are there. */
export function useGameWords(game: string | null): GameWords | null {
  const language = settings.language.value
  const [words, setWords] = useState<GameWords | null>(null)
  useEffect(() => {
    let wanted = true
    if (game !== null)
      loadGameWords(game, language).then(
        (found) => wanted && setWords(found),
        // A game that this page does not know: what needs its words is left out.
        () => wanted && setWords(null),
      )
    return () => {
      wanted = false
    }
  }, [game, language])
  return words
}
