import type { Viewer } from '../../shared/game/game.ts'

/**
 * A position in a finished game, as the hash of the URL contains it: the step, and the point of
 * view.
 */
export type ReplayPosition = { readonly step: number; readonly viewer: Viewer }

/**
 * Parses a hash such as `#step=12&eyes=1`. `eyes` is a seat or `public`. Without `eyes`, all hands
 * are visible.
 */
export function parseReplayHash(hash: string): ReplayPosition | null {
  const params = new URLSearchParams(hash.replace(/^#/, ''))
  const step = Number(params.get('step') || 'none')
  if (!Number.isSafeInteger(step) || step < 0) return null
  const eyes = params.get('eyes') ?? ''
  const viewer: Viewer =
    eyes === 'public' ? 'public' : /^\d$/.test(eyes) ? Number(eyes) : 'afterwards'
  return { step, viewer }
}

export function formatReplayHash({ step, viewer }: ReplayPosition): string {
  const eyes = viewer === 'afterwards' ? {} : { eyes: String(viewer) }
  return `#${new URLSearchParams({ step: String(step), ...eyes })}`
}
