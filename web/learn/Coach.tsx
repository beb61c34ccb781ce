import './coach.css'

import type { RefObject } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'

import type { AnyMove } from '../../shared/game/game.ts'
import { Piece } from '../kit/pieces/Piece.tsx'
import { words } from '../words/index.ts'
import type { LessonStep } from '../kit/lesson.ts'

interface CoachProps {
  readonly step: LessonStep<AnyMove>
  readonly text: { readonly title: string; readonly text: string }
  readonly stepIndex: number
  readonly stepCount: number
  /** Whether a move ends the step; otherwise a button does. */
  readonly needsMove: boolean
  readonly next: () => void
  readonly skip: () => void
}

/** The number of the piece that stands for the guide. */
const guide = 4

/** Dims the table except for a spotlight, and shows the instructions next to the spotlight. */
export function Coach({
  step,
  text: says,
  stepIndex,
  stepCount,
  needsMove,
  next,
  skip,
}: CoachProps) {
  const slip = useRef<HTMLElement>(null)
  const { hole, high } = useSpotlight(step.highlights, slip)
  const text = words.value.learn
  return (
    <>
      <div
        class="coach-overlay"
        aria-hidden="true"
        style={hole ? { clipPath: around(hole) } : {}}
      />
      {hole && <div class="coach-spotlight" aria-hidden="true" style={boxOf(hole)} />}
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
          <span class="coach-steps" role="img" aria-label={text.step(stepIndex + 1, stepCount)}>
            {Array.from({ length: stepCount }, (_, one) => (
              <i key={one} data-on={one <= stepIndex} />
            ))}
          </span>
          {needsMove ? (
            <span />
          ) : (
            <button class="button" data-look="main" type="button" onClick={next}>
              {stepIndex + 1 < stepCount ? text.next : text.done}
            </button>
          )}
        </div>
      </section>
    </>
  )
}

/** The space around the highlighted element, in px. */
const rim = 6

interface Place {
  readonly hole: DOMRect | null
  /** The height of the instructions in px, which depends on their text. */
  readonly high: number
}

/**
 * Returns the box of the highlighted element and the height of the instructions. Measures both in
 * every frame, because cards fly and lift.
 */
function useSpotlight(highlights: readonly string[], slip: RefObject<HTMLElement | null>): Place {
  const [place, move] = useState<Place>({ hole: null, high: 0 })
  useEffect(() => {
    let frame = 0
    const look = (): void => {
      const lit = highlights
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
  }, [highlights, slip])
  return place
}

/**
 * Returns the visible box of an element. In a fan of cards, the next card covers the rest of a
 * card.
 */
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

/**
 * Returns a clip path that cuts a hole into the dimmed area. The dimmed area blocks pointer events,
 * so only the hole receives them.
 */
function around({ left, top, right, bottom }: DOMRect): string {
  const [l, t, r, b] = [left - rim, top - rim, right + rim, bottom + rim]
  return `path(evenodd, "M0 0H${innerWidth}V${innerHeight}H0zM${l} ${t}H${r}V${b}H${l}z")`
}
