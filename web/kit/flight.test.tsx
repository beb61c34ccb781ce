import { render } from 'preact'
import { useRef } from 'preact/hooks'
import { act } from 'preact/test-utils'
import { beforeEach, describe, expect, test, vi } from 'vitest'

import { useFlight } from './flight.ts'

const animate = vi.fn<(frames: { translate: string }[], timing: object) => void>()
let still = false

function Table({ keys, from }: { readonly keys: readonly string[]; readonly from?: string }) {
  const root = useRef<HTMLDivElement>(null)
  useFlight(root)
  return (
    <div ref={root} style={{ '--motion': '180ms' }}>
      {keys.map((key) => (
        <i key={key} data-flight={key} data-flight-from={from} />
      ))}
    </div>
  )
}

const show = (keys: readonly string[], from?: string): void => {
  void act(() => render(<Table keys={keys} {...(from ? { from } : {})} />, document.body))
}
const flights = (): string[] => animate.mock.calls.map(([frames]) => frames[0]?.translate ?? '')

beforeEach(() => {
  void act(() => render(null, document.body))
  animate.mockReset()
  still = false
  vi.stubGlobal('matchMedia', () => ({ matches: still }))
  HTMLElement.prototype.animate = animate as never
  // This document has no layout: everything stands 100 beside the one before it.
  HTMLElement.prototype.getBoundingClientRect = function () {
    const place = [...(this.parentElement?.children ?? [])].indexOf(this)
    return new DOMRect(place * 100, 0, 50, 70)
  }
})

describe('a key', () => {
  test('flies from where it was to where it is', () => {
    show(['a', 'b', 'c'])
    show(['b', 'c', 'a'])
    expect(flights()).toEqual(['100px 0px', '100px 0px', '-200px 0px'])
  })

  test('that is new flies from what it comes from, if that was there', () => {
    show(['draw'])
    show(['draw', 'b', 'a'], 'draw')
    expect(flights()).toEqual(['-100px 0px', '-200px 0px'])
  })

  test('does not fly at the first picture', () => {
    show(['draw', 'a'], 'draw')
    expect(flights()).toEqual([])
  })

  test('does not fly where it stays', () => {
    show(['a', 'b'])
    show(['a', 'b'])
    expect(flights()).toEqual([])
  })

  test('does not fly while a pointer carries it', () => {
    show(['a', 'b'])
    const carried = document.querySelector<HTMLElement>('[data-flight="a"]')
    if (carried) carried.dataset.carried = ''
    show(['b', 'a'])
    expect(flights()).toEqual(['100px 0px'])
  })

  test('does not fly for whoever wants no motion', () => {
    still = true
    show(['a', 'b'])
    show(['b', 'a'])
    expect(flights()).toEqual([])
  })

  test('takes no longer than a quarter of a second', () => {
    show(['a', 'b'])
    show(['b', 'a'])
    expect(animate.mock.calls[0]?.[1]).toMatchObject({ duration: 234 })
  })
})
