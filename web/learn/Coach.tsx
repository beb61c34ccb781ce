import './coach.css'

import type { RefObject } from 'preact'
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks'

import type { AnyMove } from '../../shared/game/game.ts'
import type { LessonText } from '../../shared/game/words.ts'
import { Icon } from '../kit/Icon.tsx'
import { prefersReducedMotion } from '../kit/motion/animations.ts'
import { Piece } from '../kit/pieces/Piece.tsx'
import { localise } from '../words/index.ts'
import { lessonWords } from '../words/lesson.ts'
import type { LessonStep } from '../kit/lesson.ts'
import { type Box, type BubblePlace, placeBubble } from './place-bubble.ts'

interface CoachProps {
  readonly step: LessonStep<AnyMove>
  readonly text: LessonText
  /** Why the learner's last try is not the move of this step. Null if there was none. */
  readonly answer: string | null
  readonly stepIndex: number
  readonly stepCount: number
  /** Whether the learner completes the step by a move. Otherwise a button completes it. */
  readonly needsMove: boolean
  readonly next: () => void
  readonly skip: () => void
}

/** The index of the piece (player's token) that explains the lesson in a speech bubble. */
export const guide = 4

/** How long the other players' moves are visible before the instruction appears, in ms. */
const lookFirst = 900

/**
 * Darkens the table, except for the highlighted element and the elements to compare it with. Shows
 * the instruction in a bubble next to them.
 */
export function Coach({
  step,
  text: says,
  answer,
  stepIndex,
  stepCount,
  needsMove,
  next,
  skip,
}: CoachProps) {
  const slip = useRef<HTMLElement>(null)
  const root = useRef<HTMLDivElement>(null)
  const { lit, compared, bubble } = useSpotlight(step, slip)
  const text = localise(lessonWords)
  useLayoutEffect(() => {
    if (step.otherMoves === undefined || prefersReducedMotion()) return
    const animation = root.current?.animate([{ opacity: 0 }, { opacity: 1 }], {
      delay: lookFirst,
      duration: 160,
      fill: 'backwards',
    })
    return () => animation?.cancel()
  }, [step])
  return (
    <div class="coach-layer" ref={root}>
      <Dusk bright={[...(lit ? [lit] : []), ...compared]} />
      {step.isFree !== true && (
        <div
          class="coach-overlay"
          aria-hidden="true"
          style={lit ? { clipPath: around(lit) } : {}}
        />
      )}
      {lit && <div class="coach-spotlight" aria-hidden="true" style={boxOf(lit)} />}
      <section
        ref={slip}
        class="coach"
        role="status"
        aria-label={text.guide}
        data-faces={bubble?.faces}
        {...(bubble && lit && { style: styleOf(bubble, lit) })}
      >
        <Piece of={guide} face={answer === null ? step.face : 'ouch'} />
        <h2>{says.title}</h2>
        <p data-refuses={answer !== null}>
          {answer ?? says.text}
          {says.action !== undefined && (
            <>
              {' '}
              <b>{says.action}</b>
            </>
          )}
        </p>
        <div class="coach-foot" data-waits={needsMove}>
          <button class="coach-skip" type="button" onClick={skip}>
            <span>{text.skip}</span>
            <Icon name="close" />
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
              {text.next}
            </button>
          )}
        </div>
      </section>
    </div>
  )
}

/**
 * The dark layer over the table, as an SVG with a hole for each bright box. With a clip path,
 * overlapping holes would cancel each other out.
 */
const Dusk = ({ bright }: { readonly bright: readonly Box[] }) => (
  <svg class="coach-dusk" aria-hidden="true">
    <mask id="coach-holes">
      <rect width="100%" height="100%" fill="#fff" />
      {bright.map(grow).map(({ left, top, right, bottom }, at) => (
        <rect
          key={at}
          x={left}
          y={top}
          width={right - left}
          height={bottom - top}
          rx="16"
          fill="#000"
        />
      ))}
    </mask>
    <rect class="coach-dark" width="100%" height="100%" mask="url(#coach-holes)" />
  </svg>
)

/** The space between the highlighted element and the edge of its hole, in px. */
const rim = 6

/** A card that the learner has selected stays bright until it is played. */
const selectedCard = '.hand-card[aria-selected="true"]'

/** How far the piece that speaks the instruction extends above its speech bubble, in px. */
const head = 34

interface Places {
  readonly lit: Box | null
  readonly compared: readonly Box[]
  readonly bubble: BubblePlace | null
}

/**
 * Returns the boxes of the highlighted element and of the elements to compare, and where to place
 * the bubble. Measures them in every animation frame, because cards move.
 */
function useSpotlight(
  { highlights, compares = [] }: LessonStep<AnyMove>,
  slip: RefObject<HTMLElement | null>,
): Places {
  const [places, move] = useState<Places>({ lit: null, compared: [], bubble: null })
  useEffect(() => {
    let frame = 0
    const look = (): void => {
      const found = highlights.flatMap((selector) => boxAt(selector))
      const [first] = found
      const lit = first ?? null
      const compared = [...compares, selectedCard].flatMap((selector) => boxAt(selector))
      const size = slip.current?.getBoundingClientRect()
      const bubble =
        lit && size
          ? placeBubble(size, [grow(lit), ...[...found.slice(1), ...compared].map(grow)], {
              page: { width: innerWidth, height: innerHeight },
              head,
              better: ['.hand', '.score-pad', '.trump-card'].flatMap(boxAt),
            })
          : null
      const now: Places = { lit, compared, bubble }
      move((known) => (JSON.stringify(known) === JSON.stringify(now) ? known : now))
      frame = requestAnimationFrame(look)
    }
    look()
    return () => cancelAnimationFrame(frame)
  }, [highlights, compares, slip])
  return places
}

function boxAt(selector: string): readonly Box[] {
  const found = document.querySelector(selector)
  const isEmptyHand = found?.getAttribute('role') === 'listbox' && found.childElementCount === 0
  return found === null || isEmptyHand ? [] : [visibleBox(found)]
}

/**
 * Returns the visible part of an element. In a fan of cards, the next card covers part of each
 * card, and the next row covers part of the row above it. The box of a hand contains only its
 * cards.
 */
function visibleBox(lit: Element): Box {
  if (lit.getAttribute('role') === 'listbox')
    return boxAround([...lit.querySelectorAll('[role=option]')])
  const { left, top, right, bottom } = lit.getBoundingClientRect()
  if (lit.getAttribute('role') !== 'option') return { left, top, right, bottom }
  const end = lit.nextElementSibling?.getBoundingClientRect().left ?? right
  const below = lit.parentElement?.nextElementSibling?.firstElementChild
  const base = below?.getBoundingClientRect().top ?? bottom
  return {
    left,
    top,
    right: end > left && end < right ? end : right,
    bottom: base > top && base < bottom ? base : bottom,
  }
}

/** Returns the smallest box that contains the elements. */
function boxAround(elements: readonly Element[]): Box {
  const boxes = elements.map((one) => one.getBoundingClientRect())
  return {
    left: Math.min(...boxes.map(({ left }) => left)),
    top: Math.min(...boxes.map(({ top }) => top)),
    right: Math.max(...boxes.map(({ right }) => right)),
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
  }
}

const grow = ({ left, top, right, bottom }: Box): Box => ({
  left: left - rim,
  top: top - rim,
  right: right + rim,
  bottom: bottom + rim,
})

const styleOf = ({ left, top }: BubblePlace, lit: Box) => ({
  left: `${left}px`,
  top: `${top}px`,
  '--tail': `${(lit.left + lit.right) / 2 - left}px`,
})

const boxOf = (box: Box) => {
  const { left, top, right, bottom } = grow(box)
  return {
    left: `${left}px`,
    top: `${top}px`,
    width: `${right - left}px`,
    height: `${bottom - top}px`,
  }
}

/** Returns a clip path with a hole. The layer blocks taps on the table, except inside the hole. */
function around(box: Box): string {
  const { left: l, top: t, right: r, bottom: b } = grow(box)
  return `path(evenodd, "M0 0H${innerWidth}V${innerHeight}H0zM${l} ${t}H${r}V${b}H${l}z")`
}
