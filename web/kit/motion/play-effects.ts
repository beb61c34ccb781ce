import { type Effect, effectsOf } from './effects.ts'
import type { Moment } from './moment.ts'
import { isHidden, run, wantsStillness, type Move } from './running.ts'

/** Shows what is to be seen of a moment, unless nobody looks or wants no motion. @param later in milliseconds */
export function showEffects(moment: Moment, later: number): void {
  if (isHidden() || wantsStillness()) return
  const cloth = document.querySelector<HTMLElement>('[data-motion]')
  if (!cloth) return
  for (const effect of effectsOf(moment)) show(effect, moment, cloth, later)
}

function show(effect: Effect, moment: Moment, cloth: HTMLElement, later: number): void {
  const thing = effect.on === 'lifted' ? liftedIn(cloth) : thingIn(cloth, moment.thing)
  switch (effect.on) {
    case 'thing':
    case 'lifted':
      if (thing) run(thing, onTop(delayed(effect.move, later)))
      return
    case 'cards':
      for (const [nth, card] of cloth.querySelectorAll('[data-thing^="card-"]').entries())
        run(card, onTop(delayed(effect.move(nth), later)))
      return
    case 'made': {
      const at = effect.at === 'thing' ? thing : cloth
      if (!at) return
      const { left, top, width, height } = at.getBoundingClientRect()
      for (const [nth, move] of effect.moves.entries()) {
        const made = document.createElement('span')
        made.className = `motion-${effect.look}`
        made.ariaHidden = 'true'
        made.style.setProperty('--nth', String(nth))
        made.dataset['piece'] = String((nth % 6) + 1)
        made.textContent = effect.look === 'word' ? (moment.word ?? '') : ''
        Object.assign(made.style, { left: `${left + width / 2}px`, top: `${top + height / 2}px` })
        document.body.append(made)
        run(made, delayed({ ...move, timing: { fill: 'backwards', ...move.timing } }, later), () =>
          made.remove(),
        )
      }
    }
  }
}

const liftedIn = (cloth: HTMLElement): HTMLElement | null =>
  cloth.querySelector('[data-thing][aria-selected="true"]')

const thingIn = (cloth: HTMLElement, thing: string | undefined): HTMLElement | null =>
  thing === undefined ? null : cloth.querySelector(`[data-thing="${CSS.escape(thing)}"]`)

/** Of how it lies by its own style. */
const onTop = ({ frames, timing }: Move): Move => ({
  frames,
  timing: { ...timing, composite: 'add' },
})

const delayed = ({ frames, timing }: Move, later: number): Move => ({
  frames,
  timing: { ...timing, delay: (Number(timing.delay) || 0) + later },
})
