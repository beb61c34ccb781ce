const load = () => import('./performance.ts')

let coming: ReturnType<typeof load> | null = null

/**
 * What plays the score. Nobody needs it for a first look at a table, so it comes after that; the landing page loads no more than this file. Once it has come it plays
 * before the next frame, which to import it again would let pass.
 */
export function fetchPerformance(): ReturnType<typeof load> {
  coming ??= load().catch((error: unknown) => {
    // No network now; whoever asks next tries again.
    coming = null
    throw error
  })
  return coming
}

/** So that it is there when something happens. */
export const prepareToPlay = (): void => void fetchPerformance().catch(() => {})
