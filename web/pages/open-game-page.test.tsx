import { expect, test } from 'vitest'

import { findGame } from '../boards/available-games.ts'
import { setMyName } from '../parts/my-name.ts'
import { button, inEnglish, render } from '../testing/render.ts'
import { words } from '../words/index.ts'
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
