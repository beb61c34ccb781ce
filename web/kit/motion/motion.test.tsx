import { render } from 'preact'
import { useState } from 'preact/hooks'
import { act } from 'preact/test-utils'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { Motion, useMotion } from './Motion.tsx'

interface Seen {
  readonly things: readonly string[]
  readonly from?: string
  readonly takes?: string
  readonly view?: unknown
  readonly deal?: number
  readonly isDealt?: boolean
}

class FakeAnimation {
  readonly finished: Promise<void>
  isOver = false
  /**
   * Whether the animation still sets the position of its element. It does until `cancel` is called.
   */
  isHeld = true
  #end = (): void => {}
  readonly thing: string
  readonly frames: Keyframe[]
  readonly timing: KeyframeAnimationOptions

  constructor(thing: string, frames: Keyframe[], timing: KeyframeAnimationOptions) {
    this.thing = thing
    this.frames = frames
    this.timing = timing
    this.finished = new Promise((resolve) => (this.#end = resolve))
  }

  finish(): void {
    this.isOver = true
    this.#end()
  }

  cancel(): void {
    this.isHeld = false
  }
}

let animations: FakeAnimation[] = []
let isStill = false
let reverse = (): void => {}

function Board({ things, from, takes }: Seen) {
  useMotion()
  const [isReversed, set] = useState(false)
  reverse = () => void act(() => set(true))
  return (
    <>
      {(isReversed ? things.toReversed() : things).map((thing, place) => (
        <i
          key={thing}
          data-motion-key={thing}
          data-motion-from={from}
          data-motion-collects={place === 0 ? takes : undefined}
        />
      ))}
    </>
  )
}

let count = 0
const show = (seen: Seen): void => {
  const { view = ++count, deal = 1, isDealt = false } = seen
  void act(() =>
    render(
      <Motion view={view} deal={deal} isDealt={isDealt}>
        <Board key={deal} {...seen} />
      </Motion>,
      document.body,
    ),
  )
}
/**
 * Returns the key of each flying element, and how many pixels to the right of its destination the
 * flight begins.
 */
const flights = (): string[] =>
  animations.map(({ thing, frames }) => {
    const [, x] = /calc\((-?\d+)/.exec(String(frames[0]?.['translate'])) ?? []
    return `${thing} ${x}`
  })

/** Returns the keys of the elements that the last view brought to the middle of the table. */
const marked = () =>
  [...document.querySelectorAll<HTMLElement>('[data-arrived]')].map(
    ({ dataset }) => dataset['motionKey'],
  )

const { animate, getBoundingClientRect } = HTMLElement.prototype

beforeEach(() => {
  void act(() => render(null, document.body))
  for (const one of animations) one.finish()
  animations = []
  isStill = false
  vi.stubGlobal('matchMedia', () => ({ matches: isStill }))
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible')
  HTMLElement.prototype.animate = function (frames, timing) {
    const made = new FakeAnimation(
      this.dataset['motionKey'] ?? this.className,
      frames as Keyframe[],
      timing as KeyframeAnimationOptions,
    )
    animations.push(made)
    return made as unknown as Animation
  }
  // happy-dom has no layout. Here, each element is 100 pixels to the right of the previous one.
  HTMLElement.prototype.getBoundingClientRect = function () {
    const place = [...(this.parentElement?.children ?? [])].indexOf(this)
    return new DOMRect(place * 100, 0, 50, 70)
  }
})
afterEach(() => void Object.assign(HTMLElement.prototype, { animate, getBoundingClientRect }))

describe('an element with a motion key', () => {
  test('flies from its old position to its new one', () => {
    show({ things: ['a', 'b', 'c'] })
    show({ things: ['b', 'c', 'a'] })
    expect(flights()).toEqual(['b 100', 'c 100', 'a -200'])
  })

  test('flies out of its source if it is new, one after the other', () => {
    show({ things: ['draw'] })
    show({ things: ['draw', 'b', 'a'], from: 'draw' })
    expect(flights()).toEqual(['b -100', 'a -200'])
    expect(animations.map(({ timing }) => timing.delay)).toEqual([0, 70])
  })

  test('flies out of a source that is new itself', () => {
    show({ things: [] })
    show({ things: ['seat-2', 'a'], from: 'seat-2' })
    expect(flights()).toEqual(['a -100'])
  })

  test('is marked until the next view if it has come to the middle of the table', () => {
    show({ things: ['draw'] })
    show({ things: ['draw', 'a'], from: 'draw' })
    expect(marked()).toEqual([])
    document.body.className = 'middle'
    show({ things: ['draw', 'a', 'b'], from: 'draw' })
    expect(marked()).toEqual(['b'])
    show({ things: ['draw', 'a', 'b'] })
    expect(marked()).toEqual([])
    show({ things: ['draw', 'c', 'a', 'b'], from: 'draw' })
    expect(marked()).toEqual(['c'])
    document.body.className = ''
  })

  test('does not fly on the first render, or from one deal to another', () => {
    show({ things: ['draw', 'a'], from: 'draw' })
    show({ things: ['a', 'draw'], from: 'draw', deal: 2 })
    expect(flights()).toEqual([])
  })

  test('is dealt at the start of the deal', () => {
    show({ things: ['draw', 'a', 'b'], from: 'draw', isDealt: true })
    expect(flights()).toEqual(['a -100', 'b -200'])
    show({ things: ['draw', 'b', 'a'], from: 'draw', isDealt: true, deal: 2 })
    expect(flights().slice(2)).toEqual(['b -100', 'a -200'])
    expect(animations.map(({ timing }) => timing.delay)).toEqual([0, 70, 0, 70])
  })

  test('flies to its collector when it is removed, and leaves no ghost behind', async () => {
    show({ things: ['seat-1', 'pile-1', 'pile-2'] })
    show({ things: ['seat-1'], takes: 'pile' })
    expect(animations.map(({ thing }) => thing)).toEqual(['motion-ghost', 'motion-ghost'])
    expect(document.querySelectorAll('.motion-ghost[inert]')).toHaveLength(2)
    for (const one of animations) one.finish()
    await Promise.all(animations.map(({ finished }) => finished))
    expect(document.querySelectorAll('.motion-ghost')).toHaveLength(0)
  })

  test('does not fly if it has not moved, or while a pointer drags it', () => {
    show({ things: ['a', 'b', 'c'] })
    const carried = document.querySelector<HTMLElement>('[data-motion-key="a"]')
    if (carried) carried.dataset['carried'] = ''
    show({ things: ['b', 'a', 'c'] })
    expect(flights()).toEqual(['b 100'])
  })

  test('flies if only an inner component renders', () => {
    show({ things: ['a', 'b'] })
    reverse()
    expect(flights()).toEqual(['b 100', 'a -100'])
  })

  test('is tilted by at most three degrees on its way, and straight at the end', () => {
    show({ things: ['a', 'b'] })
    show({ things: ['b', 'a'] })
    for (const { frames } of animations) {
      const turns = frames.map(({ rotate }) => Math.abs(Number.parseFloat(String(rotate))))
      expect(Math.max(...turns)).toBeLessThanOrEqual(3)
      expect(turns.at(-1)).toBe(0)
      expect(frames.at(-1)?.['scale']).toBe('1.000')
    }
  })

  test('is animated without a layout', () => {
    show({ things: ['draw', 'a', 'b'] })
    show({ things: ['b', 'a', 'draw', 'c'], from: 'draw' })
    const moved = new Set(animations.flatMap(({ frames }) => frames.flatMap(Object.keys)))
    expect(moved).toEqual(new Set(['translate', 'rotate', 'scale']))
  })
})

const likenesses = (): readonly HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>('.motion-ghost'),
]

const moves = (): void => {
  show({ things: ['a', 'b', 'c'] })
  show({ things: ['b', 'c', 'a'], view: 'now' })
  expect(animations).toHaveLength(3)
}

describe('input and views do not wait for animations', () => {
  test.each(['pointerdown', 'keydown'])('%s finishes all animations', (type) => {
    moves()
    document.body.dispatchEvent(new Event(type, { bubbles: true }))
    expect(animations.every(({ isOver }) => isOver)).toBe(true)
  })

  test('only the last of several quick views is animated', () => {
    moves()
    show({ things: ['c', 'a', 'b'] })
    expect(animations.map(({ isOver }) => isOver)).toEqual([true, true, true, false, false, false])
  })

  test('rendering the same view again does not stop animations', () => {
    moves()
    show({ things: ['b', 'c', 'a'], view: 'now' })
    expect(animations.map(({ isOver }) => isOver)).toEqual([false, false, false])
  })

  test('finished elements are cleaned up when all animations have ended, and removed ones are hidden until then', async () => {
    show({ things: ['seat-1', 'pile-1', 'pile-2'] })
    show({ things: ['seat-1'], takes: 'pile' })
    const [first, last] = animations
    first?.finish()
    await first?.finished
    expect(likenesses().map(({ style }) => style.visibility)).toEqual(['hidden', ''])
    expect(animations.map(({ isHeld }) => isHeld)).toEqual([true, true])
    last?.finish()
    await last?.finished
    expect(likenesses()).toEqual([])
    expect(animations.map(({ isHeld }) => isHeld)).toEqual([false, false])
  })

  test('nothing is animated in a hidden tab', () => {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    show({ things: ['a', 'b'] })
    show({ things: ['b', 'a'] })
    expect(animations).toEqual([])
  })
})

test('with reduced motion an element fades in and is highlighted', async () => {
  isStill = true
  show({ things: ['a', 'b'] })
  show({ things: ['b', 'a'] })
  expect(animations.map(({ timing }) => timing.duration)).toEqual([600, 600])
  expect(animations[0]?.frames).toEqual([
    { opacity: 0 },
    { opacity: 1, offset: 0.2 },
    { opacity: 1 },
  ])
  expect(document.querySelectorAll('[data-lit]')).toHaveLength(2)
  for (const one of animations) one.finish()
  await Promise.all(animations.map(({ finished }) => finished))
  expect(document.querySelectorAll('[data-lit]')).toHaveLength(0)
})
