import { useState } from 'preact/hooks'
import { afterEach, expect, test, vi } from 'vitest'

import { render } from '../../testing/render.ts'
import { Hand } from './Hand.tsx'

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const ignore = () => {}
let drawn = 0
function Face() {
  useState(() => (drawn += 1))
  return null
}

/** Returns the number of cards in each row of a hand on a phone. */
function rowsOnPhone(count: number, corner?: number, [width, height] = [390, 844]) {
  vi.stubGlobal('innerWidth', width)
  vi.stubGlobal('innerHeight', height)
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(366)
  vi.spyOn(globalThis, 'getComputedStyle').mockReturnValue({ fontSize: '86px' } as never)
  const cards = Array.from({ length: count }, (_, card) => ({
    card,
    name: `${card}`,
    face: <Face />,
    playable: true,
  }))
  const room = render(
    <Hand
      label="Hand"
      cards={cards}
      selected={[]}
      isPending={false}
      {...(corner !== undefined && { corner })}
      onTap={ignore}
      onDragStart={ignore}
      onDragOver={ignore}
      onDrop={() => false}
      onReorder={ignore}
    />,
  )
  return [...room.querySelectorAll('.hand-row')].map((row) => row.children.length)
}

test('a large hand on a phone has two rows, and each card is drawn once', () => {
  drawn = 0
  expect(rowsOnPhone(17)).toEqual([9, 8])
  expect(drawn).toBe(17)
})

test('on an upright phone, cards with wide corners need a second row earlier', () => {
  expect(rowsOnPhone(10)).toEqual([10])
  expect(rowsOnPhone(9, 0.4)).toEqual([9])
  expect(rowsOnPhone(10, 0.4)).toEqual([5, 5])
  expect(rowsOnPhone(10, 0.4, [844, 390])).toEqual([10])
})
