import { render as renderInto } from 'preact'
import { act } from 'preact/test-utils'
import { describe, expect, test } from 'vitest'

import { inEnglish, render, textOf } from '../../testing/render.ts'
import { Talk } from './Talk.tsx'

inEnglish()

describe('talk', () => {
  test('that a rule has closed says which', () => {
    const room = render(
      <Talk
        entries={[]}
        state={{ open: false, why: 'Silence lies open.' }}
        draft=""
        say={() => {}}
      />,
    )
    expect(textOf(room)).toContain('Silence lies open.')
    expect(room.querySelector('input')).toBeNull()
  })

  test('sends what was typed, and nothing if that was nothing', () => {
    const lines: string[] = []
    const room = render(
      <Talk entries={[]} state={{ open: true }} draft="" say={(text) => void lines.push(text)} />,
    )
    const input = room.querySelector('input')
    const type = (text: string): void => {
      void act(() => {
        if (input !== null) input.value = text
        input?.dispatchEvent(new Event('input', { bubbles: true }))
      })
      void act(() => {
        room.querySelector('form')?.dispatchEvent(new Event('submit'))
      })
    }
    type('  ')
    type(' hello ')
    expect(lines).toEqual(['hello'])
    expect(input?.value).toBe('')
  })

  test('gives back what was refused, unless something else is begun', () => {
    const talk = { entries: [], state: { open: true }, say: () => {} } as const
    const room = render(<Talk {...talk} draft="" />)
    const input = room.querySelector('input')
    void act(() => renderInto(<Talk {...talk} draft="I hold 61" />, room))
    expect(input?.value).toBe('I hold 61')
    void act(() => renderInto(<Talk {...talk} draft="I hold 62" />, room))
    expect(input?.value).toBe('I hold 61')
  })
})
