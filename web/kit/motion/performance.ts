import './effects.css'

import { feedbackSettings } from '../feedback-settings.ts'
import { buzz, sound } from '../sound/sound.ts'
import { type Effect, effectsOf } from './effects.ts'
import { faceOf } from './faces.ts'
import type { Moment } from './moment.ts'
import { isHidden, type Move, run, runAndRemove, wantsStillness } from './running.ts'

/** Lets a moment be heard, felt and seen. @param later in milliseconds: what came before it is played first */
export function perform(moment: Moment, later: number, isFelt: boolean): void {
  const { volume, haptics } = feedbackSettings()
  sound(moment, volume, later)
  // A piece that turns over for a moment is heard, too; at the end there is none.
  if (faceOf(moment)?.stay === 'moment') sound({ name: 'face' }, volume, later)
  if (isFelt && haptics) buzz(moment)
  showEffects(moment, later)
}

type Made = Effect & { readonly on: 'made' }

/** Shows what is to be seen of a moment, unless nobody looks or wants no motion. @param later in milliseconds */
function showEffects(moment: Moment, later: number): void {
  if (isHidden() || wantsStillness()) return
  const table = document.querySelector<HTMLElement>('.table-top')
  if (!table) return
  for (const effect of effectsOf(moment))
    if (effect.on === 'made') make(effect, moment, table, later)
    else
      for (const [nth, element] of movedBy(effect, moment, table).entries())
        for (const { frames, timing } of layersOf(delayed(effect.move(nth), later)))
          run(element, { frames, timing: { ...timing, ...pseudoOf(effect) } })
}

/** What of the table an effect moves. */
function movedBy(
  { on, part = '' }: Exclude<Effect, Made>,
  moment: Moment,
  table: HTMLElement,
): readonly Element[] {
  const thing = thingIn(table, moment.thing)
  switch (on) {
    case 'thing':
      return first(thing)
    case 'part':
      return first(thing?.querySelector(part))
    case 'lifted':
      return first(table.querySelector('[data-thing][aria-selected="true"]'))
    case 'cloth':
    case 'lamp':
      return first(table.querySelector('.table-wood'))
    case 'cards':
      return [...table.querySelectorAll('.end-cards .card')]
  }
}

const first = (found: Element | null | undefined): readonly Element[] => (found ? [found] : [])

/** The cloth and its light are drawn on the wood. */
const pseudoOf = ({ on }: Effect): KeyframeAnimationOptions =>
  on === 'cloth' ? { pseudoElement: '::before' } : on === 'lamp' ? { pseudoElement: '::after' } : {}

function make(effect: Made, moment: Moment, table: HTMLElement, later: number): void {
  const thing = thingIn(table, moment.thing)
  const at = { cloth: table, thing, piece: thing?.querySelector('.piece') ?? null }[effect.at]
  if (!at) return
  const { left, top, width, height } = at.getBoundingClientRect()
  // Where there is no room for a piece, nothing comes out of it.
  if (width === 0) return
  for (const move of effect.moves) {
    const made = document.createElement('span')
    made.className = `motion-${effect.look}`
    made.ariaHidden = 'true'
    made.textContent = effect.look === 'word' ? (moment.word ?? '') : ''
    Object.assign(made.style, { left: `${left + width / 2}px`, top: `${top + height / 2}px` })
    document.body.append(made)
    runAndRemove(made, delayed(move, later))
  }
}

const thingIn = (table: HTMLElement, thing: string | undefined): HTMLElement | null =>
  thing === undefined ? null : table.querySelector(`[data-thing="${CSS.escape(thing)}"]`)

const replaces = (key: string): boolean => key === 'opacity' || key === 'clipPath'

/** What turns or shifts it comes on top of how it lies by its own style; the rest takes the place of that. */
const layersOf = ({ frames, timing }: Move): readonly Move[] => [
  { frames: framesOf(frames, (key) => !replaces(key)), timing: { ...timing, composite: 'add' } },
  { frames: framesOf(frames, (key) => replaces(key) || isTiming(key)), timing },
]

const isTiming = (key: string): boolean => key === 'offset' || key === 'easing'

const framesOf = (frames: readonly Keyframe[], keeps: (key: string) => boolean): Keyframe[] =>
  frames.map((frame) => Object.fromEntries(Object.entries(frame).filter(([key]) => keeps(key))))

const delayed = ({ frames, timing }: Move, later: number): Move => ({
  frames,
  timing: { ...timing, delay: (Number(timing.delay) || 0) + later },
})
