import { useEffect, useState } from 'preact/hooks'

import { loadEnd, plainEnd, type LoadedEnd } from '../../boards/load-end.ts'
import { settings } from '../../client/settings.ts'
import { preload, useLoaded } from '../use-loaded.ts'

/**
 * Returns what a game declares for its end screen. Null while it is loading. If loading fails, the
 * end screen shows only the result until a retry succeeds.
 */
export function useEnd(game: string): LoadedEnd | null {
  const end = useLoaded(loadEnd, game, settings.language.value)
  const [failedGame, setFailedGame] = useState<string | null>(null)
  useEffect(() => void preloadEnd(game).catch(() => setFailedGame(game)), [game])
  return end ?? (failedGame === game ? plainEnd : null)
}

/** Loads the value of `useEnd` during the game, so that the end screen appears without delay. */
export const preloadEnd = (game: string): Promise<LoadedEnd> =>
  preload(loadEnd, game, settings.language.peek())
