import { signal } from '@preact/signals'
import { useRef } from 'preact/hooks'

/**
 * The running animations. The next input or view finishes all of them at once, so animations never
 * block.
 */
const running = new Map<Animation, AnimationCallbacks>()

/**
 * Finished animations, with their callbacks. Each stays in effect (`fill`) until no animation runs:
 * if it were cancelled or its element removed earlier, the browser would do a layout, and the
 * running animations would drop a frame.
 */
const held = new Map<Animation, AnimationCallbacks>()

/** The callbacks for the end of an animation. */
interface AnimationCallbacks {
  /** Called as soon as this animation ends. Must not trigger a layout. */
  readonly onLand: () => void
  /** Called later, when no animation runs any more. */
  readonly onIdle: () => void
}

export const isAnimating = (): boolean => running.size > 0

/** The value of `isAnimating` as a signal, for components. */
const moving = signal(false)

/**
 * Returns `fact`. While animations run, returns the previous value instead, so that an unimportant
 * update drops no frames.
 */
export function useWhenIdle<Fact>(fact: Fact): Fact {
  const shown = useRef(fact)
  if (shown.current !== fact && !moving.value) shown.current = fact
  return shown.current
}

/** Finishes all running animations. */
export function finishMotion(): void {
  for (const animation of running.keys()) {
    animation.finish()
    land(animation)
  }
}

/**
 * Finishes all animations on input, including the CSS animations of the table and of drawers,
 * except infinite ones.
 */
function cutShort(): void {
  finishMotion()
  for (const animation of document.getAnimations()) {
    const { effect } = animation
    const target = effect instanceof KeyframeEffect ? effect.target : null
    const ends = Number.isFinite(effect?.getComputedTiming().endTime)
    if (ends && target?.closest('[data-motion], .drawer')) animation.finish()
  }
}

export const prefersReducedMotion = (): boolean =>
  matchMedia('(prefers-reduced-motion: reduce)').matches

export const isPageHidden = (): boolean => document.visibilityState === 'hidden'

/**
 * An animation of an element. Only translate, rotate, scale, opacity and clip-path may be animated,
 * because they need no layout.
 */
export interface AnimationSpec {
  readonly frames: Keyframe[]
  readonly timing: KeyframeAnimationOptions
}

/** Animates an element. `onLand` is called when the animation ends or is cut short, and must not trigger a layout. */
export const animate = (element: Element, move: AnimationSpec, onLand = () => {}): void =>
  begin(element, move, { onLand, onIdle: () => {} })

/** Animates an element and then removes it. */
export const animateAndRemove = (element: HTMLElement, move: AnimationSpec): void =>
  begin(element, move, {
    onLand: () => (element.style.visibility = 'hidden'),
    onIdle: () => element.remove(),
  })

function begin(
  element: Element,
  { frames, timing }: AnimationSpec,
  over: AnimationCallbacks,
): void {
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
  // The animation has already ended, for example in `finishMotion`.
  if (over === undefined) return
  running.delete(animation)
  held.set(animation, over)
  over.onLand()
  if (!isAnimating()) releaseAll()
}

function releaseAll(): void {
  for (const [animation, { onIdle }] of held) {
    animation.cancel()
    onIdle()
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
