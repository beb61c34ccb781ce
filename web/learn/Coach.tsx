import './coach.css'

import { useEffect, useState } from 'preact/hooks'

import type { AnyMove } from '../../shared/game/game.ts'
import { Piece } from '../kit/pieces/Piece.tsx'
import { words } from '../words/index.ts'
import type { LessonStep } from '../kit/lesson.ts'

interface CoachProps {
  readonly step: LessonStep<AnyMove>
  readonly says: { readonly title: string; readonly text: string }
  readonly at: number
  readonly of: number
  /** Whether a move takes the lesson on, and not a button. */
  readonly isPlayed: boolean
  readonly next: () => void
  readonly skip: () => void
}

/** The seat whose piece the guide wears. */
const guide = 4

/** Dusk over the table with one lit hole, and a slip beside it that says what to do there. */
export function Coach({ step, says, at, of, isPlayed, next, skip }: CoachProps) {
  const hole = useHole(step.lights)
  const text = words.value.learn
  return (
    <>
      <div class="coach-dusk" aria-hidden="true" style={hole ? { clipPath: around(hole) } : {}} />
      {hole && <div class="coach-hole" aria-hidden="true" style={boxOf(hole)} />}
      <section
        class="coach"
        role="status"
        aria-label={text.guide}
        data-aside={hole !== null && hole.left + hole.width / 2 > innerWidth / 2 ? 'left' : 'right'}
        data-below={hole === null || hole.top + hole.height / 2 < innerHeight / 2}
        style={hole ? { '--hole-top': `${hole.top}px`, '--hole-end': `${hole.bottom}px` } : {}}
      >
        <Piece of={guide} face={step.face} />
        <h2>{says.title}</h2>
        <p>{says.text}</p>
        <div class="coach-foot">
          <button class="coach-skip" type="button" onClick={skip}>
            {text.skip}
          </button>
          <span class="coach-steps" role="img" aria-label={text.step(at + 1, of)}>
            {Array.from({ length: of }, (_, one) => (
              <i key={one} data-on={one <= at} />
            ))}
          </span>
          {isPlayed ? (
            <span />
          ) : (
            <button class="button" data-look="main" type="button" onClick={next}>
              {at + 1 < of ? text.next : text.done}
            </button>
          )}
        </div>
      </section>
    </>
  )
}

/** How far the light reaches beyond what it lies on. */
const rim = 6

/** Where the lit thing is now. Cards fly and lift, so it is looked for again and again. */
function useHole(lights: readonly string[]): DOMRect | null {
  const [hole, dig] = useState<DOMRect | null>(null)
  useEffect(() => {
    let frame = 0
    const look = (): void => {
      const lit = lights
        .map((selector) => document.querySelector(selector))
        .find((found) => found !== null)
      const box = lit ? visibleBox(lit) : null
      dig((known) => (isSamePlace(known, box) ? known : box))
      frame = requestAnimationFrame(look)
    }
    look()
    return () => cancelAnimationFrame(frame)
  }, [lights])
  return hole
}

/** Of a card in a fan only what the next one leaves free. */
function visibleBox(lit: Element): DOMRect {
  const box = lit.getBoundingClientRect()
  const next = lit.nextElementSibling
  if (lit.getAttribute('role') !== 'option' || next === null) return box
  const free = next.getBoundingClientRect().left - box.left
  return free > 0 && free < box.width ? new DOMRect(box.x, box.y, free, box.height) : box
}

const isSamePlace = (one: DOMRect | null, other: DOMRect | null): boolean =>
  one === other ||
  (one !== null &&
    other !== null &&
    one.x === other.x &&
    one.y === other.y &&
    one.width === other.width &&
    one.height === other.height)

const boxOf = ({ left, top, width, height }: DOMRect) => ({
  left: `${left - rim}px`,
  top: `${top - rim}px`,
  width: `${width + 2 * rim}px`,
  height: `${height + 2 * rim}px`,
})

/** Everything but the hole: what lies in the dusk cannot be touched. */
function around({ left, top, right, bottom }: DOMRect): string {
  const [l, t, r, b] = [left - rim, top - rim, right + rim, bottom + rim]
  return `path(evenodd, "M0 0H${innerWidth}V${innerHeight}H0zM${l} ${t}H${r}V${b}H${l}z")`
}
