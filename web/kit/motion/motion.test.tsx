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
  /** Whether it still says where its thing is seen. */
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
          data-thing={thing}
          data-from={from}
          data-takes={place === 0 ? takes : undefined}
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
/** Where each flight begins, to the right of where it ends. */
const flights = (): string[] =>
  animations.map(({ thing, frames }) => {
    const [, x] = /calc\((-?\d+)/.exec(String(frames[0]?.['translate'])) ?? []
    return `${thing} ${x}`
  })

beforeEach(() => {
  void act(() => render(null, document.body))
  for (const one of animations) one.finish()
  animations = []
  isStill = false
  // This document has no motion of style sheets.
  document.getAnimations = () => []
  vi.stubGlobal('matchMedia', () => ({ matches: isStill }))
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible')
  HTMLElement.prototype.animate = function (frames, timing) {
    const made = new FakeAnimation(
      this.dataset['thing'] ?? this.className,
      frames as Keyframe[],
      timing as KeyframeAnimationOptions,
    )
    animations.push(made)
    return made as unknown as Animation
  }
  // This document has no layout: everything stands 100 beside the one before it.
  HTMLElement.prototype.getBoundingClientRect = function () {
    const place = [...(this.parentElement?.children ?? [])].indexOf(this)
    return new DOMRect(place * 100, 0, 50, 70)
  }
})
afterEach(() => void vi.restoreAllMocks())

describe('a thing', () => {
  test('flies from where it was to where it is', () => {
    show({ things: ['a', 'b', 'c'] })
    show({ things: ['b', 'c', 'a'] })
    expect(flights()).toEqual(['b 100', 'c 100', 'a -200'])
  })

  test('that is new flies out of its source, one after the other', () => {
    show({ things: ['draw'] })
    show({ things: ['draw', 'b', 'a'], from: 'draw' })
    expect(flights()).toEqual(['b -100', 'a -200'])
    expect(animations.map(({ timing }) => timing.delay)).toEqual([0, 70])
  })

  test('that is new comes from what is new itself, too', () => {
    show({ things: [] })
    show({ things: ['seat-2', 'a'], from: 'seat-2' })
    expect(flights()).toEqual(['a -100'])
  })

  test('neither flies at the first picture, nor from one deal to another', () => {
    show({ things: ['draw', 'a'], from: 'draw' })
    show({ things: ['a', 'draw'], from: 'draw', deal: 2 })
    expect(flights()).toEqual([])
  })

  test('is seen to be dealt where the deal begins', () => {
    show({ things: ['draw', 'a', 'b'], from: 'draw', isDealt: true })
    expect(flights()).toEqual(['a -100', 'b -200'])
    show({ things: ['draw', 'b', 'a'], from: 'draw', isDealt: true, deal: 2 })
    expect(flights().slice(2)).toEqual(['b -100', 'a -200'])
    expect(animations.map(({ timing }) => timing.delay)).toEqual([0, 70, 0, 70])
  })

  test('that is there no longer goes to whoever takes it, and leaves nothing behind', async () => {
    show({ things: ['seat-1', 'pile-1', 'pile-2'] })
    show({ things: ['seat-1'], takes: 'pile' })
    expect(animations.map(({ thing }) => thing)).toEqual(['motion-likeness', 'motion-likeness'])
    expect(document.querySelectorAll('.motion-likeness[inert]')).toHaveLength(2)
    for (const one of animations) one.finish()
    await Promise.all(animations.map(({ finished }) => finished))
    expect(document.querySelectorAll('.motion-likeness')).toHaveLength(0)
  })

  test('stays where it is without flying, and while a pointer carries it', () => {
    show({ things: ['a', 'b', 'c'] })
    const carried = document.querySelector<HTMLElement>('[data-thing="a"]')
    if (carried) carried.dataset['carried'] = ''
    show({ things: ['b', 'a', 'c'] })
    expect(flights()).toEqual(['b 100'])
  })

  test('flies also where only a part within renders', () => {
    show({ things: ['a', 'b'] })
    reverse()
    expect(flights()).toEqual(['b 100', 'a -100'])
  })

  test('is turned by three degrees at most on its way, and lies straight at its end', () => {
    show({ things: ['a', 'b'] })
    show({ things: ['b', 'a'] })
    for (const { frames } of animations) {
      const turns = frames.map(({ rotate }) => Math.abs(Number.parseFloat(String(rotate))))
      expect(Math.max(...turns)).toBeLessThanOrEqual(3)
      expect(turns.at(-1)).toBe(0)
      expect(frames.at(-1)?.['scale']).toBe('1.000')
    }
  })

  test('moves without a new layout', () => {
    show({ things: ['draw', 'a', 'b'] })
    show({ things: ['b', 'a', 'draw', 'c'], from: 'draw' })
    const moved = new Set(animations.flatMap(({ frames }) => frames.flatMap(Object.keys)))
    expect(moved).toEqual(new Set(['translate', 'rotate', 'scale']))
  })
})

const likenesses = (): readonly HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>('.motion-likeness'),
]

const moves = (): void => {
  show({ things: ['a', 'b', 'c'] })
  show({ things: ['b', 'c', 'a'], view: 'now' })
  expect(animations).toHaveLength(3)
}

describe('nothing waits for what moves', () => {
  test.each(['pointerdown', 'keydown'])('%s puts everything at its place', (type) => {
    moves()
    document.body.dispatchEvent(new Event(type, { bubbles: true }))
    expect(animations.every(({ isOver }) => isOver)).toBe(true)
  })

  test('of a burst of views only the last one is seen moving', () => {
    moves()
    show({ things: ['c', 'a', 'b'] })
    expect(animations.map(({ isOver }) => isOver)).toEqual([true, true, true, false, false, false])
  })

  test('the same view once more lets fly what flies', () => {
    moves()
    show({ things: ['b', 'c', 'a'], view: 'now' })
    expect(animations.map(({ isOver }) => isOver)).toEqual([false, false, false])
  })

  test('what has come to its end waits, unseen if it goes, until all lie still', async () => {
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

  test('in a tab that nobody sees, nothing moves', () => {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    show({ things: ['a', 'b'] })
    show({ things: ['b', 'a'] })
    expect(animations).toEqual([])
  })
})

test('for whoever wants no motion a thing fades in, and its new place is lit until then', async () => {
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
