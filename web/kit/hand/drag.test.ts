import { beforeEach, describe, expect, test, vi } from 'vitest'

import { drag } from './drag.ts'

let card: HTMLButtonElement
const tapped = vi.fn<() => void>()
const onStart = vi.fn<() => void>()
const onMove = vi.fn<() => void>()
const onDrop = vi.fn<() => boolean>()

const point = (type: string, x: number, y: number, more: PointerEventInit = {}): PointerEvent => {
  const event = new PointerEvent(type, { clientX: x, clientY: y, isPrimary: true, ...more })
  card.dispatchEvent(event)
  return event
}

beforeEach(() => {
  vi.resetAllMocks()
  card = document.createElement('button')
  card.setPointerCapture = () => {}
  card.addEventListener('click', tapped)
  card.addEventListener('pointerdown', (down) => drag(down, card, { onStart, onMove, onDrop }))
  document.body.replaceChildren(card)
})

describe('a card under a pointer', () => {
  test('is tapped if the pointer hardly moves', () => {
    point('pointerdown', 10, 10)
    point('pointermove', 14, 13)
    point('pointerup', 14, 13)
    card.click()
    expect(onStart).not.toHaveBeenCalled()
    expect(tapped).toHaveBeenCalledOnce()
  })

  test('follows the pointer, and the click afterwards does not count as a tap', () => {
    point('pointerdown', 10, 10)
    point('pointermove', 40, 90)
    expect(card.style.translate).toBe('30px 80px')
    expect(onMove).toHaveBeenLastCalledWith({ x: 40, y: 90 })
    point('pointerup', 40, 90)
    card.click()
    expect(onDrop).toHaveBeenCalledExactlyOnceWith({ x: 40, y: 90 })
    expect(tapped).not.toHaveBeenCalled()
  })

  test('goes back if the drop is rejected', () => {
    onDrop.mockReturnValue(false)
    point('pointerdown', 10, 10)
    point('pointermove', 40, 90)
    point('pointerup', 40, 90)
    expect(card.style.translate).toBe('')
  })

  test('stays where the drop was accepted', () => {
    onDrop.mockReturnValue(true)
    point('pointerdown', 10, 10)
    point('pointermove', 40, 90)
    point('pointerup', 40, 90)
    expect(card.style.translate).toBe('30px 80px')
    expect(card.dataset.carried).toBe('dropped')
  })

  test('goes back when the browser takes the pointer to scroll', () => {
    point('pointerdown', 10, 10)
    point('pointermove', 40, 90)
    point('pointercancel', 40, 90)
    point('pointerup', 40, 90)
    expect(card.style.translate).toBe('')
    expect(onMove).toHaveBeenLastCalledWith({ x: -1, y: -1 })
    expect(onDrop).not.toHaveBeenCalled()
  })

  test('ignores a second finger and other mouse buttons', () => {
    point('pointerdown', 10, 10, { isPrimary: false })
    point('pointerdown', 10, 10, { button: 2 })
    point('pointermove', 40, 90)
    expect(onStart).not.toHaveBeenCalled()
  })
})
