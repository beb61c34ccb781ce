import { followInstruction } from '../../support/boards/lesson.ts'
import { at, type Screen } from './screen.ts'

/** The number of steps of each lesson. */
const steps = {
  'the-game': 5,
  switch: 5,
  'high-low': 4,
  nix: 4,
  hearts: 4,
  'oh-hell': 5,
  'thirty-one': 4,
} as const

/** Returns the screen of a lesson's step. Opening it completes all earlier steps first. */
const step = (game: string, number: number): Screen => ({
  name: `learning ${game}, step ${number}`,
  path: at(`/learn/${game}`),
  stranger: true,
  shows: '.coach',
  act: async ({ page }) => {
    while ((await page.locator('.coach-steps i[data-on=true]').count()) < number)
      await followInstruction(page)
  },
})

/** Returns the screen at the end of a lesson, which shows a slip of paper with what was learnt. */
const end = (game: string): Screen => ({
  name: `learning ${game}, end`,
  path: at(`/learn/${game}`),
  stranger: true,
  shows: '.coach, .end-slip',
  act: async ({ page }) => {
    while (await page.locator('.coach').isVisible()) await followInstruction(page)
  },
})

/** One screen for each step of a lesson, and one for its end. */
export const learning: readonly Screen[] = Object.entries(steps).flatMap(([game, many]) =>
  Array.from({ length: many + 1 }, (_, before) =>
    before < many ? step(game, before + 1) : end(game),
  ),
)

/** The last step of each lesson. Opening it completes all other steps. */
export const lastSteps = Object.entries(steps).map(([game, many]) => step(game, many))
