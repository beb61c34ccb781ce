/** What moves right now. Nothing waits for it: the next input, and the next view, find everything at its place. */
const running = new Set<Animation>()

export const isMoving = (): boolean => running.size > 0

/** Puts everything where it is going. */
export function finishMotion(): void {
  for (const animation of running) animation.finish()
  running.clear()
}

/** The next input cuts short also what style sheets move on the table. Whatever has no end breathes on. */
function cutShort(): void {
  finishMotion()
  for (const animation of document.getAnimations()) {
    const { effect } = animation
    const target = effect instanceof KeyframeEffect ? effect.target : null
    const ends = Number.isFinite(effect?.getComputedTiming().endTime)
    if (ends && target?.closest('[data-motion], .drawer')) animation.finish()
  }
}

/** For those who want no motion, things only fade. */
export const wantsStillness = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches

/** Nobody looks. */
export const isHidden = (): boolean => document.visibilityState === 'hidden'

/** Keyframes of translate, rotate, scale, opacity and clip-path only: they are drawn without a new layout. */
export interface Move {
  readonly frames: Keyframe[]
  readonly timing: KeyframeAnimationOptions
}

/** Moves an element until that is over or cut short; then `done`. */
export function run(element: Element, { frames, timing }: Move, done = () => {}): void {
  listenForInput()
  const animation = element.animate(frames, timing)
  running.add(animation)
  const end = (): void => {
    running.delete(animation)
    done()
  }
  animation.finished.then(end, end)
}

let listens = false

function listenForInput(): void {
  if (listens) return
  listens = true
  for (const type of ['pointerdown', 'keydown'] as const)
    addEventListener(type, cutShort, { capture: true, passive: true })
}
