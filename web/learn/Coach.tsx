import './coach.css'

import type { RefObject } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'

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
  const slip = useRef<HTMLElement>(null)
  const { hole, high } = useHole(step.lights, slip)
  const text = words.value.learn
  return (
    <>
      <div class="coach-dusk" aria-hidden="true" style={hole ? { clipPath: around(hole) } : {}} />
      {hole && <div class="coach-hole" aria-hidden="true" style={boxOf(hole)} />}
      <section
        ref={slip}
        class="coach"
        role="status"
        aria-label={text.guide}
        data-aside={hole !== null && hole.left > innerWidth - hole.right ? 'left' : 'right'}
        data-below={hole === null || hole.top < innerHeight - hole.bottom}
        style={hole ? { ...sidesOf(hole), '--high': `${high}px` } : {}}
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

interface Place {
  readonly hole: DOMRect | null
  /** How high the slip is that speaks of it: its words differ in length. */
  readonly high: number
}

/** Where the lit thing is now. Cards fly and lift, so it is looked for again and again. */
function useHole(lights: readonly string[], slip: RefObject<HTMLElement | null>): Place {
  const [place, move] = useState<Place>({ hole: null, high: 0 })
  useEffect(() => {
    let frame = 0
    const look = (): void => {
      const lit = lights
        .map((selector) => document.querySelector(selector))
        .find((found) => found !== null)
      const hole = lit ? visibleBox(lit) : null
      const high = slip.current?.getBoundingClientRect().height ?? 0
      move((known) =>
        isSamePlace(known.hole, hole) && known.high === high ? known : { hole, high },
      )
      frame = requestAnimationFrame(look)
    }
    look()
    return () => cancelAnimationFrame(frame)
  }, [lights, slip])
  return place
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

const sidesOf = ({ left, top, right, bottom }: DOMRect) => ({
  '--hole-top': `${top}px`,
  '--hole-end': `${bottom}px`,
  '--hole-left': `${left}px`,
  '--hole-right': `${right}px`,
})

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
