import type { Viewer } from '../../shared/game/game.ts'

/** A moment of a finished game, as an address names it: how many steps were made, and whose eyes look. */
export type MomentOfGame = { readonly step: number; readonly viewer: Viewer }

/** `#step=12&eyes=1`, where eyes are a seat's, `public`, or left out for all cards open. */
export function momentIn(hash: string): MomentOfGame | null {
  const params = new URLSearchParams(hash.replace(/^#/, ''))
  const step = Number(params.get('step') || 'none')
  if (!Number.isSafeInteger(step) || step < 0) return null
  const eyes = params.get('eyes') ?? ''
  const viewer: Viewer =
    eyes === 'public' ? 'public' : /^\d$/.test(eyes) ? Number(eyes) : 'afterwards'
  return { step, viewer }
}

export function hashOf({ step, viewer }: MomentOfGame): string {
  const eyes = viewer === 'afterwards' ? {} : { eyes: String(viewer) }
  return `#${new URLSearchParams({ step: String(step), ...eyes })}`
}
