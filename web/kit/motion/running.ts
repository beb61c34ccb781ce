import { signal } from '@preact/signals'
import { useRef } from 'preact/hooks'

/** What moves right now. Nothing waits for it: the next input, and the next view, find everything at its place. */
const running = new Map<Animation, Over>()

/**
 * What has come to its place, with what is left to do about it. It stays in the hold of its animation until nothing moves
 * any more: the browser lays the table out anew when something loses its transform or is taken out of the page, and would
 * drop a frame of what still flies.
 */
const held = new Map<Animation, Over>()

/** What follows when something has moved. */
interface Over {
  /** At once: nothing that needs a new layout. */
  readonly landed: () => void
  /** As soon as all lies still. */
  readonly still: () => void
}

export const isMoving = (): boolean => running.size > 0

/** The same for those that wait for its end. */
const moving = signal(false)

/** A fact that nobody waits for: while something moves, the last one goes on being shown, and no frame is lost to it. */
export function useWhenStill<Fact>(fact: Fact): Fact {
  const shown = useRef(fact)
  if (shown.current !== fact && !moving.value) shown.current = fact
  return shown.current
}

/** Puts everything where it is going. */
export function finishMotion(): void {
  for (const animation of running.keys()) {
    animation.finish()
    land(animation)
  }
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

/** Moves an element until that is over or cut short; then `landed`, which may do nothing that needs a new layout. */
export const run = (element: Element, move: Move, landed = () => {}): void =>
  begin(element, move, { landed, still: () => {} })

/** The same for what was made to be moved: at the end it is gone. */
export const runAndRemove = (element: HTMLElement, move: Move): void =>
  begin(element, move, {
    landed: () => (element.style.visibility = 'hidden'),
    still: () => element.remove(),
  })

function begin(element: Element, { frames, timing }: Move, over: Over): void {
  listenForInput()
  const fill = timing.fill === 'backwards' ? 'both' : 'forwards'
  const animation = element.animate(frames, { ...timing, fill })
  running.set(animation, over)
  moving.value = true
  const end = (): void => land(animation)
  animation.finished.then(end, end)
}

function land(animation: Animation): void {
  const over = running.get(animation)
  // It was put down before.
  if (over === undefined) return
  running.delete(animation)
  held.set(animation, over)
  over.landed()
  if (!isMoving()) letGo()
}

function letGo(): void {
  for (const [animation, { still }] of held) {
    animation.cancel()
    still()
  }
  held.clear()
  moving.value = false
}

let listens = false

function listenForInput(): void {
  if (listens) return
  listens = true
  for (const type of ['pointerdown', 'keydown'] as const)
    addEventListener(type, cutShort, { capture: true, passive: true })
}
