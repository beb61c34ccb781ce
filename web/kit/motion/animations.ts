import { signal } from '@preact/signals'
import { useRef } from 'preact/hooks'

/**
 * The running animations. The next input or the next view finishes all of them, so that the
 * viewer never waits for an animation.
 */
const running = new Map<Animation, AnimationCallbacks>()

/**
 * Finished animations, with their callbacks. They stay in effect (`fill`) until no animation runs.
 * If one was cancelled earlier, or its element was removed, the browser would do a layout, and the
 * running animations would drop a frame.
 */
const held = new Map<Animation, AnimationCallbacks>()

/** What to do when an animation has ended. */
interface AnimationCallbacks {
  /** Called as soon as this animation ends. Must not trigger a layout. */
  readonly onLand: () => void
  /** Called later, once no animation runs at all. */
  readonly onIdle: () => void
}

export const isAnimating = (): boolean => running.size > 0

/** Whether an animation runs, as a signal that re-renders components. */
const moving = signal(false)

/**
 * Returns `fact`, or its previous value while animations run. Components use this for unimportant
 * updates, so that rendering them does not make animations drop frames.
 */
export function useWhenIdle<Fact>(fact: Fact): Fact {
  const shown = useRef(fact)
  if (shown.current !== fact && !moving.value) shown.current = fact
  return shown.current
}

export function finishMotion(): void {
  for (const animation of running.keys()) {
    animation.finish()
    land(animation)
  }
}

/**
 * Finishes all animations when the viewer taps or presses a key. This includes the CSS animations
 * of the table and of drawers, except infinite ones.
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
 * The keyframes and the timing of an animation. Only translate, rotate, scale, opacity and
 * clip-path may be animated, because they need no layout.
 */
export interface AnimationSpec {
  readonly frames: Keyframe[]
  readonly timing: KeyframeAnimationOptions
}

/**
 * Animates an element. `onLand` is called when the animation ends or is finished early. It must not
 * cause a layout.
 */
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
  // The end of this animation has been handled already, for example by `finishMotion`.
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
