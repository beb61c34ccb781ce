import { describe, expect, test } from 'vitest'

import { allMiscounts } from '../../shared/testing/counted.ts'
import { gameName } from '../../shared/game/name.ts'
import { gameOf, games } from '../../shared/games/all.ts'
import type { PublicState } from '../../shared/protocol/protocol.ts'
import { randomFromBytes } from '../../shared/deal/random.ts'
import { languages, serviceWords } from '../../shared/language.ts'
import { runToCompletion } from '../../shared/cooperative-task.ts'
import { ask, openTable, playingTable } from '../testing/tables.ts'
import { layOutText } from './text-layout.ts'
import { rasterize } from './raster.ts'
import { noTableScene, tableScene } from './scene.ts'
import { svg } from './svg.ts'

const look = { theme: 'light', lang: 'en' } as const

const stateOf = async (code: string): Promise<PublicState> =>
  (await ask(`/api/tables/${code}`)).json()

const random = (seed: number) => randomFromBytes(new Uint8Array(32).fill(seed))

const seats = (count: number): PublicState['table']['seats'] =>
  Array.from({ length: count }, (_, seat) => ({
    name: `Nobody ${seat + 1} of the house of Łódź 🃏`,
    kind: seat % 2 ? 'bot' : 'human',
    connected: true,
    substituted: false,
  }))

describe('the picture of a table', () => {
  test('shows the players, their numbers of cards and whose turn it is', async () => {
    const { code, sockets } = await playingTable(['Anna', 'Ben'])
    await sockets[0].move()
    const state = await stateOf(code)
    const spoken = `${code.slice(0, 3)}·${code.slice(3)}`
    expect(tableScene(state, look).title).toBe(
      `The Game · ${spoken}, In progress, Anna (6 cards, to move), Ben (7 cards)`,
    )
    expect(tableScene(state, { ...look, lang: 'de' }).title).toContain('Anna (6 Karten, ist dran')
  })

  test('after a game shows the rank and the cards of each player who has changed seats since', async () => {
    const { code, sockets } = await playingTable(['Anna', 'Ben', 'Cleo'])
    await sockets[0].move()
    const { table, position } = await stateOf(code)
    const [anna, ben, cleo] = table.seats
    if (!anna || !ben || !cleo) throw new Error('three players sit here')
    const robo = { name: 'Robo', kind: 'bot', connected: true, substituted: false } as const
    const result = {
      deal: 1,
      game: table.game,
      names: ['Anna', 'Ben', 'Robo'],
      people: [1, 2, null],
      pieces: [0, 1, 2],
      minutes: 1,
      outcome: { kind: 'places', places: [3, 1, 2], points: [] },
    } as const
    const over: PublicState['table'] = {
      ...table,
      phase: 'over',
      outcome: result.outcome,
      results: [result],
      seats: [robo, ben, anna, cleo],
    }
    expect(tableScene({ table: over, position }, look).title).toContain(
      ', Robo (6 cards, 2.), Ben (6 cards, 1.), Anna (5 cards, 3.), Cleo',
    )
  })

  test.each(games.map(({ about }) => about))(
    'shows the full name of its game: $id',
    async (about) => {
      const state = await stateOf(await openTable({}, about.id))
      for (const lang of languages) {
        const letters = layOutText(gameName(about, lang)).outlines.map(({ path }) => path)
        const { shapes } = tableScene(state, { ...look, lang })
        const all = shapes.flatMap((one) => (one.shape === 'area' ? [one.path] : []))
        expect(all.join('|')).toContain(letters.join('|'))
      }
    },
  )

  test.each(languages)('has plural forms for none, one and many: %s', (language) => {
    expect(allMiscounts(serviceWords[language], language)).toEqual([])
  })

  test('does not depend on hidden cards', async () => {
    const { code } = await playingTable(['Anna', 'Ben'])
    const state = await stateOf(code)
    const game = gameOf(state.table.game)
    if (!game) throw new Error('this game is known')
    const dealt = game.setup(2, state.table.options, random(1), null)
    const redealt = game.redeal(dealt, 'public', random(2))
    expect(game.view(redealt, 0)).not.toEqual(game.view(dealt, 0))
    const [one, other] = [dealt, redealt].map((cards) =>
      svg(
        tableScene(
          {
            table: state.table,
            position: {
              game: state.table.game,
              seq: 1,
              turn: 0,
              toMove: [0],
              view: game.view(cards, 'public'),
            },
          },
          look,
        ),
      ),
    )
    expect(one).toBe(other)
  })

  test.each([0, 1, 5, 10])('fits %i players with long names', async (count) => {
    const { code } = await playingTable(['Anna', 'Ben'])
    const state = await stateOf(code)
    const outcome = {
      kind: 'places',
      places: seats(count).map((_, seat) => seat + 1),
      points: [],
    } as const
    for (const theme of ['light', 'dark'] as const) {
      const table = { ...state.table, seats: seats(count), phase: 'over', outcome } as const
      const draw = (seated: PublicState['table']) =>
        runToCompletion(
          rasterize(tableScene({ table: seated, position: state.position }, { theme, lang: 'fr' })),
        )
      const { width, height, bytes } = draw(table)
      const { bytes: bare } = draw({ ...table, seats: [] })
      const isBare = (at: number) => [0, 1, 2].every((part) => bytes[at + part] === bare[at + part])
      const margins = Array.from({ length: height }, (_, y) =>
        [20, 640, width - 20].map((x) => (y * width + x) * 3),
      ).flat()
      expect(margins.filter((at) => !isBare(at))).toEqual([])
    }
  })

  test('of a missing table says so', () => {
    expect(noTableScene(look).title).toBe('This table doesn’t exist')
    expect(svg(noTableScene({ theme: 'dark', lang: 'de' }))).toContain('Diesen Tisch gibt es nicht')
  })
})
