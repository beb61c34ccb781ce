const load = () => import('./cue-player.ts')

let pending: ReturnType<typeof load> | null = null

/**
 * Loads the code that plays cues. The first view of a table doesn't need this code, and the landing
 * page never loads it. The promise is cached, so that a loaded player runs before the next frame. A
 * repeated import would take longer than that.
 */
export function loadCuePlayer(): ReturnType<typeof load> {
  pending ??= load().catch((error: unknown) => {
    // The network was not available, so the next call tries again.
    pending = null
    throw error
  })
  return pending
}

/** Loads the cue player in advance and ignores errors. */
export const preloadCuePlayer = (): void => void loadCuePlayer().catch(() => {})
