import { act } from 'preact/test-utils'
import { describe, expect, test } from 'vitest'

import { bot, human, table } from '../../testing/tables.ts'
import { button, inEnglish, press, render, textOf } from '../../testing/render.ts'
import { SeatList } from './SeatList.tsx'
import { SitDown } from './SitDown.tsx'
import { Start } from './Start.tsx'
import { recordWishes } from '../../testing/record-wishes.ts'

inEnglish()

describe('the start', () => {
  test('is the host’s', () => {
    expect(textOf(render(<Start hosting={false} missing={0} start={() => {}} />))).toBe('')
  })

  test('says what is missing while it cannot begin', () => {
    const room = render(<Start hosting missing={2} start={() => {}} />)
    expect(button(room, 'Deal the cards').disabled).toBe(true)
    expect(textOf(room)).toContain('It takes 2 more players, or bots.')
  })

  test('deals as soon as it can', () => {
    let started = 0
    press(render(<Start hosting missing={0} start={() => (started += 1)} />), 'Deal the cards')
    expect(started).toBe(1)
  })
})

describe('the list of seats', () => {
  test('lets the host remove others and add bots', () => {
    const { wishes, send } = recordWishes()
    const room = render(<SeatList table={table()} mine={0} hosting most={5} send={send} />)
    press(room, 'Remove Ben')
    press(room, 'Add a bot')
    expect(wishes).toEqual([{ type: 'remove', seat: 1 }, { type: 'add-bot' }])
  })

  test('gives a further bot the strength of the last', () => {
    const { wishes, send } = recordWishes()
    const seats = [human('Anna'), bot('Kim', 'best')]
    press(
      render(<SeatList table={table({ seats })} mine={0} hosting most={5} send={send} />),
      'Add a bot',
    )
    expect(wishes).toEqual([{ type: 'add-bot', strength: 'best' }])
  })

  test('lets the host choose how well each bot plays, in sight and by one tap', () => {
    const { wishes, send } = recordWishes()
    const seats = [human('Anna'), bot('Kim'), bot('Rio', 'best')]
    const room = render(<SeatList table={table({ seats })} mine={0} hosting most={5} send={send} />)
    const groups = [...room.querySelectorAll('fieldset')]
    expect(groups.map((one) => one.querySelector('legend')?.textContent)).toEqual([
      'How well Kim plays',
      'How well Rio plays',
    ])
    const choices = groups.map((one) => Array.from(one.querySelectorAll('input')))
    expect(choices.map((each) => each.map(({ checked }) => checked))).toEqual([
      [false, true, false],
      [false, false, true],
    ])
    void act(() => choices[1]?.[0]?.click())
    expect(wishes).toEqual([{ type: 'bot-strength', seat: 2, strength: 'learning' }])
  })

  test('tells guests how well each bot plays', () => {
    const seats = [human('Anna'), bot('Kim'), bot('Rio', 'best')]
    const room = render(
      <SeatList table={table({ seats })} mine={null} hosting={false} most={5} send={() => {}} />,
    )
    const texts = [...room.querySelectorAll('.seats-who .soft')].map((one) => one.textContent)
    expect(texts).toEqual(['Host · here', 'bot · even match', 'bot · at its best'])
    expect(room.querySelectorAll('input')).toHaveLength(0)
  })

  test('lets guests change their own name and nothing else', () => {
    const room = render(
      <SeatList table={table()} mine={1} hosting={false} most={5} send={() => {}} />,
    )
    const buttons = [...room.querySelectorAll('button')]
    expect(buttons.map((one) => one.getAttribute('aria-label'))).toEqual(['Change my name'])
  })

  test('has no room for a bot at a full table', () => {
    const room = render(<SeatList table={table()} mine={0} hosting most={2} send={() => {}} />)
    expect(() => button(room, 'Add a bot')).toThrow('there is no button')
  })
})

describe('sitting down', () => {
  test('tells why it does not work', async () => {
    const room = render(<SitDown sit={() => Promise.resolve({ refusal: 'table-full' })} />)
    await act(async () => {
      room.querySelector('form')?.dispatchEvent(new Event('submit', { cancelable: true }))
      await Promise.resolve()
    })
    expect(textOf(room)).toContain('The table is full.')
  })
})
