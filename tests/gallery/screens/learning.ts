import { doAsTold } from '../../support/boards/lesson.ts'
import { at, type Screen } from './screen.ts'

/** How many steps each game is shown in. */
const steps = { 'the-game': 5, switch: 4, 'high-low': 5, nix: 5 } as const

/** By doing what the steps before it ask for. */
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

/** Each step of a first game. */
export const learning: readonly Screen[] = Object.entries(steps).flatMap(([game, many]) =>
  Array.from({ length: many }, (_, before) => step(game, before + 1)),
)

/** The last ones, which lead through all of them. */
export const lastSteps = Object.entries(steps).map(([game, many]) => step(game, many))
