import { useEffect, useRef } from 'preact/hooks'

import type { Seat } from '../../shared/game/game.ts'
import { isPageHidden } from '../kit/motion/animations.ts'
import { loadCuePlayer } from '../kit/motion/load-cue-player.ts'

/** The loudness of the bell, compared with the one that a phone rings for its own player. */
const loudness = 0.35

/**
 * Rings a soft bell whenever the turn passes to the next player. The phones beside a television make no sounds.
 * @param toMove the players whose turn it is; empty while no game is played
 */
export function useTurnBell(toMove: readonly Seat[]): void {
  const before = useRef<string | null>(null)
  const now = toMove.join()
  useEffect(() => {
    const isNext = before.current !== null && before.current !== '' && now !== ''
    before.current = now
    if (!isNext || isPageHidden()) return
    void Promise.all([loadCuePlayer(), import('../kit/sound/score.ts')]).then(
      ([{ performEvent }, { notesOf }]) =>
        performEvent(
          notesOf({ name: 'my-turn' }).map(({ instrument, hz, at, duration }) => ({
            instrument,
            hz,
            at,
            duration,
            loudness,
          })),
          [],
        ),
      // If the sounds cannot be loaded, the turn passes silently.
      () => {},
    )
  }, [now])
}
