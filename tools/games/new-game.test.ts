import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { heightOf } from '../../shared/define-game/french-cards.ts'
import type { AnyDefinition } from '../../shared/define-game/layout.ts'
import { randomGames } from '../../shared/testing/random-games.ts'
import { gameFile } from './new-game.ts'

const parent = join(import.meta.dirname, '../../shared/testing/.new-game')
let game: AnyDefinition
beforeAll(async () => {
  await mkdir(parent, { recursive: true })
  const file = join(await mkdtemp(join(parent, 'case-')), 'go-fish.ts')
  await writeFile(
    file,
    gameFile('go-fish').replaceAll("'../define-game/", "'../../../define-game/"),
  )
  game = (await import(pathToFileURL(file).href)).default
})
afterAll(() => rm(parent, { recursive: true }))

test('the last of several equal cards takes a trick of the game that `new-game` writes', () => {
  let count = 0
  for (const { seats, steps } of randomGames(game, 40))
    for (const { before, after, seat, move } of steps.filter((_, at) => at % seats === seats - 1)) {
      const trick = (before.zones['trick'] as (string | null)[]).with(seat, String(move['card']))
      const inOrder = trick.map((_, at) => (seat + 1 + at) % seats)
      const heights = inOrder.map((at) => heightOf(trick[at] as never))
      const winner = inOrder[heights.lastIndexOf(Math.max(...heights))]
      const tricks = (state: typeof after) => (state.facts['tricks'] as number[])[winner ?? 0] ?? 0
      expect(tricks(after)).toBe(tricks(before) + 1)
      if (new Set(heights).size < heights.length) count++
    }
  expect(count).toBeGreaterThan(10)
})
