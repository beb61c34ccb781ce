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

test('a large hand on a phone has two rows, and each card is drawn once', () => {
  vi.stubGlobal('innerWidth', 390)
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(366)
  vi.spyOn(globalThis, 'getComputedStyle').mockReturnValue({ fontSize: '86px' } as never)
  const cards = Array.from({ length: 17 }, (_, card) => ({
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
      onTap={ignore}
      onDragStart={ignore}
      onDragOver={ignore}
      onDrop={() => false}
      onReorder={ignore}
    />,
  )
  expect([...room.querySelectorAll('.hand-row')].map((row) => row.children.length)).toEqual([9, 8])
  expect(drawn).toBe(17)
})
