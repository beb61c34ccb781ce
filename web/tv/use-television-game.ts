import { useEffect, useState } from 'preact/hooks'

import type { AnyOptions, AnyView } from '../../shared/game/game.ts'
import type { GameWords } from '../../shared/game/words.ts'
import type { TelevisionGame } from './television-game.ts'

/** A game on the television. Its functions get the view, the options and the texts of the same table. */
export type AnyTelevisionGame = TelevisionGame<AnyOptions, AnyView, GameWords>

const files = import.meta.glob<AnyTelevisionGame>(['./games/*.ts', './games/*.tsx'], {
  import: 'game',
})

/** Returns what a game adds to its board on the television. Null while it is loading, and for single-file games. */
export function useTelevisionGame(id: string): AnyTelevisionGame | null {
  const [loaded, setLoaded] = useState<readonly [string, AnyTelevisionGame] | null>(null)
  useEffect(() => {
    let isWanted = true
    const load = files[`./games/${id}.ts`] ?? files[`./games/${id}.tsx`]
    load?.().then(
      (game) => isWanted && setLoaded([id, game]),
      // Without this file, the screen shows the game without captions and great moments.
      () => {},
    )
    return () => {
      isWanted = false
    }
  }, [id])
  return loaded?.[0] === id ? loaded[1] : null
}
