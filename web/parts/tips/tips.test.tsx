import { act } from 'preact/test-utils'
import { describe, expect, test, vi } from 'vitest'

import { inEnglish, pressKey, render } from '../../testing/render.ts'
import { TipSymbol } from '../../kit/TipSymbol.tsx'
import { Tips } from './Tips.tsx'

inEnglish()

/** Renders a table with a symbol, a symbol inside a control, and an empty element. */
function showTable(play: () => void = () => {}) {
  const room = render(
    <>
      <TipSymbol tip="clockwise" label="Play goes clockwise">
        ↻
      </TipSymbol>
      <button class="plays" onClick={play}>
        <i data-tip="deck">20</i>
      </button>
      <p>cloth</p>
      <Tips game="switch" />
    </>,
  )
  const find = (selector: string): HTMLElement => {
    const found = room.querySelector<HTMLElement>(selector)
    if (found === null) throw new Error(`there is no ${selector}`)
    return found
  }
  const tap = (selector: string): void => {
    void act(() => {
      for (const type of ['pointerdown', 'click'])
        find(selector).dispatchEvent(new MouseEvent(type, { bubbles: true }))
    })
  }
  return { find, tap, slip: () => room.querySelector('.tip-slip')?.textContent ?? null }
}

const clockwise =
  'Clockwise The next turn goes to the player on the left. Some cards reverse the direction.'

describe('a symbol of the table', () => {
  test('shows its name and meaning when tapped, in a live region', async () => {
    const { tap, slip, find } = showTable()
    expect(slip()).toBe(null)
    tap('.tip-symbol')
    await expect.poll(slip).toBe(clockwise)
    expect(find('.tip-slip').closest('[role=status]')).not.toBe(null)
  })

  test('closes its tip on a second tap, on a tap elsewhere, and on Escape, which has no other effect', async () => {
    const { tap, slip } = showTable()
    const putsDown = vi.fn<() => void>()
    document.addEventListener('keydown', putsDown)
    for (const close of [() => tap('.tip-symbol'), () => tap('p'), () => pressKey('Escape')]) {
      tap('.tip-symbol')
      await expect.poll(slip).toBe(clockwise)
      close()
      await expect.poll(slip).toBe(null)
    }
    expect(putsDown).not.toHaveBeenCalled()
    pressKey('Escape')
    expect(putsDown).toHaveBeenCalledOnce()
    document.removeEventListener('keydown', putsDown)
  })

  test('inside a control has no tip', async () => {
    const play = vi.fn<() => void>()
    const { tap, slip } = showTable(play)
    tap('.tip-symbol')
    await expect.poll(slip).toBe(clockwise)
    tap('.plays i')
    expect(play).toHaveBeenCalledOnce()
    await expect.poll(slip).toBe(null)
  })
})
