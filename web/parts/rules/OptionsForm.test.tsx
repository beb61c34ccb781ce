import { useState } from 'preact/hooks'
import { act } from 'preact/test-utils'
import { expect, test } from 'vitest'

import type { Choices } from '../../../shared/game/options.ts'
import type { OptionWords } from '../../../shared/game/words.ts'
import { inEnglish, render, textOf } from '../../testing/render.ts'
import type { ChosenOptions } from './option-sentences.ts'
import { OptionsForm } from './OptionsForm.tsx'

inEnglish()

const ofMany = Array.from({ length: 80 }, (_, index) => index + 20)

const choices: Choices = {
  values: {
    hand: [7, 3, 4, 5, 6, 8, 9],
    jokers: [false, true],
    wish: ['ace', 'none'],
    target: [100, ...ofMany],
  },
  presets: { small: { hand: 3 } },
  isRelevant: (option, { jokers }) => option !== 'wish' || jokers === true,
  contradictions: ({ hand, jokers }) =>
    hand === 9 && jokers === true ? [{ option: 'jokers', reason: 'too-many', with: 'hand' }] : [],
}

const optionWords = {
  options: {
    hand: {
      name: 'Hands',
      values: (value: number) => `Everybody holds ${value} cards.`,
      short: (value: number) => `${value} cards`,
    },
    jokers: { name: 'Jokers', values: { false: 'No jokers.', true: 'Four jokers.' } },
    target: { name: 'Target', values: (value: number) => `To ${value} points.` },
    wish: { name: 'Wish', values: { ace: 'An ace wishes.', none: 'Nobody wishes.' } },
  },
  presets: { small: 'Small hands' },
  contradiction: () => 'So many cards there are not.',
} as unknown as OptionWords

function form(start: ChosenOptions = {}) {
  let latest: ChosenOptions = start
  function Form() {
    const [chosen, setChosen] = useState(start)
    latest = chosen
    return (
      <OptionsForm
        game="tiny"
        choices={choices}
        chosen={chosen}
        optionWords={optionWords}
        names={[]}
        onChoose={setChosen}
      />
    )
  }
  const room = render(<Form />)
  const answer = (text: string) =>
    [...room.querySelectorAll('label')].find((label) =>
      [label, label.querySelector('strong')].some((name) => name?.textContent === text),
    )
  return {
    room,
    chosen: () => latest,
    answer,
    pick: (text: string) => void act(() => answer(text)?.querySelector('input')?.click()),
    checked: (text: string) => answer(text)?.querySelector('input')?.checked,
    list: (value: string) =>
      void act(() => {
        const select = room.querySelector('select')
        if (select === null) throw new Error('there is no list')
        select.value = value
        select.dispatchEvent(new Event('change', { bubbles: true }))
      }),
  }
}

test('a few values are shown as sentences, with the default chosen', () => {
  const { checked } = form()
  expect(checked('No jokers.')).toBe(true)
  expect(checked('Four jokers.')).toBe(false)
})

test('many values are shown as a sorted list, with the sentence of the chosen value', () => {
  const { room, chosen, list } = form()
  expect([...room.querySelectorAll('option')].map(({ textContent }) => textContent)).toEqual(
    [3, 4, 5, 6, 7, 8, 9].map((count) => `${count} cards`),
  )
  expect(textOf(room)).toContain('Everybody holds 7 cards.')
  list('5')
  expect(chosen()).toMatchObject({ hand: 5 })
  expect(textOf(room)).toContain('Everybody holds 5 cards.')
})

test('a number out of many is typed, and an invalid one is reset', () => {
  const { room, chosen } = form()
  const input = room.querySelector<HTMLInputElement>('input[type=number]')
  const type = (text: string) =>
    void act(() => {
      if (input === null) throw new Error('there is no field')
      input.value = text
      input.dispatchEvent(new Event('change', { bubbles: true }))
    })
  type('42')
  expect(chosen()).toMatchObject({ target: 42 })
  expect(textOf(room)).toContain('To 42 points.')
  type('7')
  expect(chosen()).toMatchObject({ target: 42 })
  expect(input?.value).toBe('42')
})

test('an irrelevant option is hidden', () => {
  const { room, pick } = form()
  expect(textOf(room)).not.toContain('An ace wishes.')
  pick('Four jokers.')
  expect(textOf(room)).toContain('An ace wishes.')
})

test('a rule set is chosen by its name and marked', () => {
  const { chosen, pick, checked, list, answer } = form({ jokers: true })
  expect(checked('Rules of your own')).toBe(true)
  pick('Small hands')
  expect(chosen()).toEqual({ hand: 3, jokers: false, wish: 'ace', target: 100 })
  expect(answer('Rules of your own')).toBe(undefined)
  list('7')
  expect(checked('The usual rules')).toBe(true)
})

test('a contradiction shows at both options, and there is no link to the rules', () => {
  const { room, pick } = form({ hand: 9 })
  const problems = () =>
    [...room.querySelectorAll<HTMLElement>('.problem')]
      .filter(({ hidden }) => !hidden)
      .map(({ textContent }) => textContent)
  expect(problems()).toEqual([])
  expect(textOf(room)).toContain('Copy the link')
  pick('Four jokers.')
  expect(problems()).toEqual(['So many cards there are not.', 'So many cards there are not.'])
  expect(textOf(room)).not.toContain('Copy the link')
})

test('differences from the nearest rule set are shown as sentences and marked', () => {
  const { room, pick } = form({ hand: 3 })
  const difference = () => room.querySelector('.rules-difference')?.textContent
  expect(difference()).toMatch(/^Small hands, nothing changed/)
  pick('Four jokers.')
  expect(difference()).toBe('Small hands, but: Four jokers.')
  const marked = [...room.querySelectorAll('[data-changed="true"]')]
  expect(marked.map(({ textContent }) => textContent)).toEqual(['Jokers (not the usual rule)'])
})

const groups = (room: HTMLElement) =>
  [...room.querySelectorAll('details')].map(({ open, firstChild }) => [
    firstChild?.textContent,
    open,
  ])

test('many options are grouped, and a group with a contradiction is open', () => {
  const grouped: Choices = {
    ...choices,
    groups: { deal: ['hand', 'jokers'], end: ['wish', 'target'] },
  }
  const show = (chosen: ChosenOptions) =>
    render(
      <OptionsForm
        game="tiny"
        choices={grouped}
        chosen={chosen}
        optionWords={{ ...optionWords, groups: { deal: 'Dealing', end: 'The end' } }}
        names={[]}
        onChoose={() => {}}
      />,
    )
  expect(groups(show({ jokers: true }))).toEqual([
    ['Dealing1 change', false],
    ['The end', false],
  ])
  expect(groups(show({ hand: 9, jokers: true }))[0]).toEqual(['Dealing2 changes', true])
})
