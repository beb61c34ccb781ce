const load = () => import('./cue-player.ts')

let pending: ReturnType<typeof load> | null = null

/**
 * Loads the code that plays cues (sounds, vibrations and animations of game events). It is not part
 * of the first load, because the first view of a table has no cue. The promise is cached, because a
 * repeated `import()` would take longer than a frame.
 */
export function loadCuePlayer(): ReturnType<typeof load> {
  pending ??= load().catch((error: unknown) => {
    // Forgets the failed attempt, so that the next call tries again.
    pending = null
    throw error
  })
  return pending
}

/** Loads the code that plays cues in advance, and ignores errors. */
export const preloadCuePlayer = (): void => void loadCuePlayer().catch(() => {})
