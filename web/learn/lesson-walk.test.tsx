import { act } from 'preact/test-utils'
import { afterEach, expect, test, vi } from 'vitest'

import { fallbackLanguage } from '../../shared/language.ts'
import { quotations } from '../../shared/testing/screen-texts.ts'
import { availableGames } from '../boards/available-games.ts'
import { hasLesson, loadLesson } from '../boards/load-on-demand.ts'
import { NamingSheet } from '../boards/switch/Board.tsx'
import { button, clearPage, inEnglish, render } from '../testing/render.ts'
import { lessonWords } from '../words/lesson.ts'
import { LessonTable } from './LessonTable.tsx'

inEnglish()
// Switch loads this sheet after its board. Without it, a lesson could not go on.
await NamingSheet.preload()
afterEach(() => {
  vi.useRealTimers()
  clearPage()
})

async function open(game: string): Promise<HTMLElement> {
  // Requests reduced motion, because happy-dom has no animations.
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {} }))
  const room = render(<LessonTable game={game} close={() => {}} />)
  await expect.poll(() => room.querySelector('.coach')).not.toBeNull()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  return room
}

/** Waits until the moves of the other players and the trick in the middle have been shown. */
const settle = (): void => void act(() => void vi.advanceTimersByTime(5_000))

const titleOf = (room: HTMLElement): string | undefined =>
  room.querySelector('.coach h2')?.textContent

/**
 * Taps an element as a learner does. Taps the button around or in the element if there is one, and
 * in a dialog the last button.
 */
function tap(element: HTMLElement): void {
  const buttons = [...element.querySelectorAll('button')]
  const inside = element.matches('.drawer-paper') ? buttons.at(-1) : buttons[0]
  void act(() => (element.closest('button') ?? inside ?? element).click())
}

/** Taps the highlighted element: that of the first selector with a match. */
function tapLit(room: HTMLElement, highlights: readonly string[]): void {
  const [first] = highlights.flatMap((one) => room.querySelector<HTMLElement>(one) ?? [])
  if (first === undefined) throw new Error(`“${titleOf(room)}” highlights nothing`)
  tap(first)
}

/** Returns the labels of the buttons and rows on the board, and their accessible names. */
const labelsIn = (room: HTMLElement): readonly string[] =>
  [...room.querySelectorAll('.board button, .board button *, .board [data-row] *')]
    .flatMap((one) => [one.textContent ?? '', one.getAttribute('aria-label') ?? ''])
    .map((label) => label.trim().toLowerCase())

const taughtGames = availableGames.filter(({ id }) => hasLesson(id)).map(({ id }) => id)

// Tests only English. In single-file games, instructions and buttons get their words from the same
// functions. For the other games, shared/games/screen-words.test.ts checks in every language that
// lessons quote existing labels.
test.each(taughtGames)(
  'the lesson of %s names the buttons that are there, and is completed by tapping what it highlights',
  async (game) => {
    const { lesson, texts } = await loadLesson(game, fallbackLanguage)
    const room = await open(game)
    for (const { name, highlights, accepts } of lesson.steps) {
      const says = texts[name]
      expect(titleOf(room)).toBe(says?.title)
      const labels = new Set<string>()
      for (let taps = 0; titleOf(room) === says?.title; taps++) {
        settle()
        for (const label of labelsIn(room)) labels.add(label)
        const lit = accepts === undefined ? ['.coach-foot .button'] : highlights
        if (taps > 8) throw new Error(`“${name}” does not end`)
        tapLit(room, lit)
      }
      const named = quotations(says?.action ?? '').map((one) => one.toLowerCase())
      expect(named.filter((one) => !labels.has(one))).toEqual([])
    }
    expect(room.querySelector('.end-slip h2')?.textContent).toBe(texts.finish.title)
  },
)

/** Returns what the guide says, without the instruction. */
const guideSays = (room: HTMLElement): string =>
  room.querySelector('.coach p')?.firstChild?.textContent ?? ''

const card = (room: HTMLElement, name: string): HTMLElement => {
  const found = [...room.querySelectorAll<HTMLElement>('.hand-card')].find((one) =>
    one.getAttribute('aria-label')?.startsWith(name),
  )
  if (!found) throw new Error(`there is no ${name} in the hand`)
  return found
}

test('the guide answers a wrong card with the rule of the game, and another legal move with a hint', async () => {
  const room = await open('oh-hell')
  const { otherMove } = lessonWords[fallbackLanguage]
  const [zero] = [...room.querySelectorAll<HTMLElement>('.choice')]
  if (zero) tap(zero)
  tap(button(room, 'Bid 0'))
  expect(guideSays(room)).toBe(otherMove)
  expect(room.querySelector('.coach b')?.textContent).toBe('Tap 1, then “Bid 1”.')

  const { lesson } = await loadLesson('oh-hell', fallbackLanguage)
  while (titleOf(room) !== 'Follow suit') {
    settle()
    const done = room.querySelectorAll('.coach-steps [data-on=true]').length
    tapLit(room, lesson.steps[done - 1]?.highlights ?? [])
  }
  expect(guideSays(room)).not.toBe(otherMove)
  settle()
  tap(card(room, 'A♠'))
  expect(guideSays(room)).toBe('The player left of the dealer leads. Follow suit if you can.')
  expect(titleOf(room)).toBe('Follow suit')
})
