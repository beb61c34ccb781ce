import { doAsTold } from '../../support/boards/lesson.ts'
import { at, type Screen } from './screen.ts'

/** The number of steps of each lesson. */
const steps = { 'the-game': 5, switch: 4, 'high-low': 5, nix: 5 } as const

/** Returns the screen of a lesson's step. It is opened by following all earlier steps. */
const step = (game: string, number: number): Screen => ({
  name: `learning ${game}, step ${number}`,
  path: at(`/learn/${game}`),
  stranger: true,
  shows: '.coach',
  act: async ({ page }) => {
    while ((await page.locator('.coach-steps i[data-on=true]').count()) < number)
      await doAsTold(page)
  },
})

/** One screen for each step of a lesson. */
export const learning: readonly Screen[] = Object.entries(steps).flatMap(([game, many]) =>
  Array.from({ length: many }, (_, before) => step(game, before + 1)),
)

/** The last step of each lesson, which leads through all others. */
export const lastSteps = Object.entries(steps).map(([game, many]) => step(game, many))
