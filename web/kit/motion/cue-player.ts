import './effects.css'

import { feedbackSettings } from '../feedback-settings.ts'
import { besideTelevision } from '../hand/beside-television.ts'
import type { Note } from '../sound/notes.ts'
import { vibrationPattern } from '../sound/score.ts'
import { playNotes, playSound, vibrate } from '../sound/sound.ts'
import { type Effect, effectsOf } from './effects.ts'
import { faceOf } from './faces.ts'
import { isEndOfGame, type Cue, type CueName } from './cues.ts'
import { isDecisive, slowDownFlights } from './slow-motion.ts'
import {
  isPageHidden,
  type AnimationSpec,
  animate,
  animateAndRemove,
  prefersReducedMotion,
} from './animations.ts'

/**
 * Plays the sound, vibration and animations of a cue (a game event with feedback).
 * @param later delay in ms, so that earlier cues are played first
 */
export function performCue(cue: Cue, later: number, triggersVibration: boolean): void {
  // At this time only the card animations of the move run, not yet the effects of this cue, so only
  // the card animations become slower.
  if (isDecisive(cue, later)) slowDownFlights()
  const { volume, haptics } = feedbackSettings()
  if (triggersVibration && haptics) vibrate(vibrationPattern(cue))
  // On a phone beside a television, plays only cues of the player's own gestures, because the
  // television plays all others.
  if (besideTelevision.peek() !== null && !ownTouches.has(cue.name)) return
  if (isEndOfGame(cue)) playResult(cue, volume, later)
  else playSound(cue, volume, later)
  // A face that a cue shows on a piece (player's token) for a moment has a sound of its own.
  if (faceOf(cue)?.duration === 'moment') playSound({ name: 'face' }, volume, later)
  showEffects(cue, later)
}

/** The timer of the sound of a result. */
let resultSound: ReturnType<typeof setTimeout> | undefined

/**
 * Plays the sound of a result later, so that a celebration can still replace it. The message that
 * the game is over arrives up to 100 ms after the last move.
 */
function playResult(cue: Cue, volume: number, later: number): void {
  resultSound = setTimeout(() => playSound(cue, volume), Math.max(later, 100))
}

/** Cancels the sound of the result, because a celebration with its own sound follows. */
export const cancelResultSound = (): void => clearTimeout(resultSound)

/** The cues that the viewer's own gestures cause, such as lifting a card. */
const ownTouches: ReadonlySet<CueName> = new Set(['lift', 'put-back', 'refuse'])

/**
 * Plays the sound and vibration of a celebration at the end of a game. Returns a function that
 * stops them.
 */
export function performEvent(notes: readonly Note[], vibration: readonly number[]): () => void {
  const { volume, haptics } = feedbackSettings()
  if (haptics) vibrate(vibration)
  const stop = playNotes(notes, volume)
  return () => {
    stop()
    if (haptics && vibration.length > 0) vibrate([0])
  }
}

type OverlayEffect = Effect & { readonly on: 'overlay' }

/**
 * Plays the animations of a cue, unless the page is hidden or the viewer prefers reduced motion.
 * @param later delay in ms
 */
function showEffects(cue: Cue, later: number): void {
  if (isPageHidden() || prefersReducedMotion()) return
  const table = document.querySelector<HTMLElement>('.table-top')
  if (!table) return
  for (const effect of effectsOf(cue))
    if (effect.on === 'overlay') playOverlay(effect, cue, table, later)
    else
      for (const [nth, element] of movedBy(effect, cue, table).entries())
        for (const { frames, timing } of layersOf(delayed(effect.move(nth), later)))
          animate(element, { frames, timing: { ...timing, ...pseudoOf(effect) } })
}

/** Returns the existing elements that an effect animates. */
function movedBy(
  { on, part = '' }: Exclude<Effect, OverlayEffect>,
  cue: Cue,
  table: HTMLElement,
): readonly Element[] {
  const target = elementOf(table, cue.target)
  switch (on) {
    case 'target':
      return first(target)
    case 'part':
      return first(target?.querySelector(part))
    case 'selected':
      return first(table.querySelector('[data-motion-key][aria-selected="true"]'))
    case 'cards':
      return [...table.querySelectorAll('.middle .card')]
    case 'cloth':
    case 'lamp':
      return first(table.querySelector('.table-wood'))
  }
}

const first = (found: Element | null | undefined): readonly Element[] => (found ? [found] : [])

/**
 * Returns which pseudo-element to animate. The tablecloth and the light on it are pseudo-elements
 * of the table.
 */
const pseudoOf = ({ on }: Effect): KeyframeAnimationOptions =>
  on === 'cloth' ? { pseudoElement: '::before' } : on === 'lamp' ? { pseudoElement: '::after' } : {}

function playOverlay(effect: OverlayEffect, cue: Cue, table: HTMLElement, later: number): void {
  const target = elementOf(table, cue.target)
  const at = { cloth: table, target, piece: target?.querySelector('.piece') ?? null }[effect.at]
  if (!at) return
  const { left, top, width, height } = at.getBoundingClientRect()
  // If the layout hides the element, it has no size, and no animation would be visible.
  if (width === 0) return
  // On large screens the table is zoomed, so the overlays are too.
  const zoom = at.currentCSSZoom ?? 1
  for (const move of effect.moves) {
    const overlay = document.createElement('span')
    overlay.className = `motion-${effect.look}`
    overlay.ariaHidden = 'true'
    overlay.textContent = effect.look === 'word' ? (cue.word ?? '') : ''
    Object.assign(overlay.style, {
      zoom,
      left: `${(left + width / 2) / zoom}px`,
      top: `${(top + height / 2) / zoom}px`,
    })
    document.body.append(overlay)
    animateAndRemove(overlay, delayed(move, later))
  }
}

const elementOf = (table: HTMLElement, key: string | undefined): HTMLElement | null =>
  key === undefined ? null : table.querySelector(`[data-motion-key="${CSS.escape(key)}"]`)

const replaces = (key: string): boolean => key === 'opacity' || key === 'clipPath'

/**
 * Splits an animation in two, because transforms must be added to those of the element's own style,
 * but opacity and clip-path must replace those of the style.
 */
const layersOf = ({ frames, timing }: AnimationSpec): readonly AnimationSpec[] => [
  { frames: framesOf(frames, (key) => !replaces(key)), timing: { ...timing, composite: 'add' } },
  { frames: framesOf(frames, (key) => replaces(key) || isTiming(key)), timing },
]

const isTiming = (key: string): boolean => key === 'offset' || key === 'easing'

const framesOf = (frames: readonly Keyframe[], keeps: (key: string) => boolean): Keyframe[] =>
  frames.map((frame) => Object.fromEntries(Object.entries(frame).filter(([key]) => keeps(key))))

const delayed = ({ frames, timing }: AnimationSpec, later: number): AnimationSpec => ({
  frames,
  timing: { ...timing, delay: (Number(timing.delay) || 0) + later },
})
