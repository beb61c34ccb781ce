import { act } from 'preact/test-utils'
import { expect, test, vi } from 'vitest'

import { findGame } from '../boards/available-games.ts'
import { isOffline } from '../client/network.ts'
import { setMyName } from '../parts/my-name.ts'
import { button, inEnglish, press, render } from '../testing/render.ts'
import { words } from '../words/index.ts'
import { ruleChoiceWords } from '../words/rule-choice.ts'
import { OpenGamePage } from './OpenGamePage.tsx'

inEnglish()

test('a table with shared rules can be opened once the rules have been read', async () => {
  const about = findGame('nix')
  if (about === undefined) throw new Error('Nix is missing')
  setMyName('Anna')
  const open = (rules: string | null) =>
    button(
      render(<OpenGamePage about={about} rules={rules} />),
      words.value.landing.openButton(about.name),
    )
  expect(open(null).disabled).toBe(false)
  const withRules = open('0')
  expect(withRules.disabled).toBe(true)
  await expect.poll(() => withRules.disabled).toBe(false)
})

test('the rules cannot be changed before the shared rules have been read', async () => {
  const about = findGame('nix')
  if (about === undefined) throw new Error('Nix is missing')
  const page = render(<OpenGamePage about={about} rules="0" />)
  const change = page.querySelector<HTMLButtonElement>(
    `button[aria-label="${words.value.changeRules}"]`,
  )
  expect(change?.disabled).toBe(true)
  await expect.poll(() => change?.disabled).toBe(false)
})

test('the button keeps the focus if the table is refused, and sends one request', async () => {
  const about = findGame('nix')
  if (about === undefined) throw new Error('Nix is missing')
  setMyName('Anna')
  const answers: ((answer: Response) => void)[] = []
  vi.stubGlobal('fetch', () => new Promise((resolve) => void answers.push(resolve)))
  const page = render(<OpenGamePage about={about} rules={null} />)
  const name = words.value.landing.openButton(about.name)
  press(page, name)
  press(page, name)
  await expect.poll(() => answers).toHaveLength(1)
  // A browser takes the focus from a button that becomes disabled.
  const open = button(page, name)
  expect([open.disabled, open.getAttribute('aria-disabled')]).toEqual([false, 'true'])
  await act(async () => answers[0]?.(Response.json({ refusal: 'too-fast' }, { status: 429 })))
  await expect.poll(() => open.getAttribute('aria-disabled')).toBe('false')
  expect(page.querySelector('[role=alert]')?.textContent).not.toBe('')
})

test('the sentence that the shared rules are unknown stays when the network comes back', async () => {
  const about = findGame('nix')
  if (about === undefined) throw new Error('Nix is missing')
  const page = render(<OpenGamePage about={about} rules="?" />)
  const problem = () => page.querySelector('[role=alert]')?.textContent
  await expect.poll(problem).toBe(ruleChoiceWords.en.unknown)
  for (const offline of [true, false]) void act(() => void (isOffline.value = offline))
  expect(problem()).toBe(ruleChoiceWords.en.unknown)
})
