import { beforeEach, describe, expect, test, vi } from 'vitest'

import { drag } from './drag.ts'

let card: HTMLButtonElement
const tapped = vi.fn<() => void>()
const started = vi.fn<() => void>()
const over = vi.fn<() => void>()
const dropped = vi.fn<() => boolean>()

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
  card.addEventListener('pointerdown', (down) => drag(down, card, { started, over, dropped }))
  document.body.replaceChildren(card)
})

describe('a card under a pointer', () => {
  test('is only tapped as long as the pointer hardly moves', () => {
    point('pointerdown', 10, 10)
    point('pointermove', 14, 13)
    point('pointerup', 14, 13)
    card.click()
    expect(started).not.toHaveBeenCalled()
    expect(tapped).toHaveBeenCalledOnce()
  })

  test('follows the pointer, and the click at the end is no tap', () => {
    point('pointerdown', 10, 10)
    point('pointermove', 40, 90)
    expect(card.style.translate).toBe('30px 80px')
    expect(over).toHaveBeenLastCalledWith({ x: 40, y: 90 })
    point('pointerup', 40, 90)
    card.click()
    expect(dropped).toHaveBeenCalledExactlyOnceWith({ x: 40, y: 90 })
    expect(tapped).not.toHaveBeenCalled()
  })

  test('goes back where nothing took it', () => {
    dropped.mockReturnValue(false)
    point('pointerdown', 10, 10)
    point('pointermove', 40, 90)
    point('pointerup', 40, 90)
    expect(card.style.translate).toBe('')
  })

  test('stays where it was taken', () => {
    dropped.mockReturnValue(true)
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
    expect(dropped).not.toHaveBeenCalled()
  })

  test('is left alone by a second finger and by the other buttons of a mouse', () => {
    point('pointerdown', 10, 10, { isPrimary: false })
    point('pointerdown', 10, 10, { button: 2 })
    point('pointermove', 40, 90)
    expect(started).not.toHaveBeenCalled()
  })
})
