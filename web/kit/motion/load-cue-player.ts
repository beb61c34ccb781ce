const load = () => import('./cue-player.ts')

let pending: ReturnType<typeof load> | null = null

/**
 * Loads the code that plays cues. It is not needed for the first look at a table, and the landing page never loads it. The
 * promise is cached, so that a loaded player runs before the next frame; a repeated import would miss it.
 */
export function loadCuePlayer(): ReturnType<typeof load> {
  pending ??= load().catch((error: unknown) => {
    // There is no network, so the next call tries again.
    pending = null
    throw error
  })
  return pending
}

/** Loads the player in advance and ignores errors. */
export const preloadCuePlayer = (): void => void loadCuePlayer().catch(() => {})
