import { expect, test, describe } from 'vitest'

import { randomOf, optionsWith, playGame } from '../../../shared/game/invariants/games-by-chance.ts'
import { registeredGames } from '../../../shared/games/all.ts'
import { loadGame } from '../../boards/load-game.ts'
import { readBy } from '../room/use-log-news.ts'
import type { LogEntry } from '../../client/Log.ts'
import { nextSeatToMove, recapOf } from './hand-over.ts'

test('the active player keeps the phone if they may move', () => {
  expect(nextSeatToMove([0, 1, 2], [1, 2], 1)).toBe(1)
})

test('otherwise the next player in seat order gets it', () => {
  expect(nextSeatToMove([0, 1, 2], [0, 2], 1)).toBe(2)
  expect(nextSeatToMove([0, 1, 2], [0], 1)).toBe(0)
  expect(nextSeatToMove([2, 0], [0, 2], null)).toBe(0)
})

test('no player gets it while others are to move', () => {
  expect(nextSeatToMove([0, 1], [2, 3], 1)).toBeNull()
})

const news = (...texts: readonly string[]): readonly LogEntry[] =>
  texts.map((text, key) => ({ kind: 'news', key, text }))

describe('the recap on a cover', () => {
  test('contains the news since the player last had the phone', () => {
    expect(recapOf(news('Ada lays 4.', 'Bo lays 5.', 'Cy draws.'), 0)).toBe('Bo lays 5. Cy draws.')
    expect(recapOf(news('Ada lays 4.'), 0)).toBe('')
  })

  test('is limited to the latest sentences', () => {
    expect(recapOf(news('One.', 'Two.', 'Three.', 'Four.'), -1)).toBe('… Two. Three. Four.')
  })

  test('contains only this deal, and no chat', () => {
    const line = { at: 1, name: 'Bo', seat: 1, text: 'I hold the 7' }
    const entries: readonly LogEntry[] = [
      { kind: 'news', key: 0, text: 'Bo won.' },
      { kind: 'deal', key: 1, deal: 2 },
      { kind: 'chat', key: 2, line },
      { kind: 'news', key: 3, text: 'Ada lays 4.' },
    ]
    expect(recapOf(entries, -1)).toBe('Ada lays 4.')
  })
})

// The recap is on the cover, where other players can read it. It must contain only public facts.
const played = registeredGames.filter(({ about }) => !about.draft)
describe.each(played.map((game) => [game.about.id, game] as const))('%s', (id, game) => {
  test('the log of a shared phone contains only what a spectator also reads', async () => {
    const loaded = await loadGame(id, 'en')
    const options = optionsWith(game, [])
    const names = ['Ada', 'Bo', 'Cy']
    const told: string[] = []
    for (const seed of [1, 2, 3]) {
      const plan = { chance: randomOf(seed), seats: 3, options, before: null, by: 'bots' } as const
      const moments = playGame(game, plan)
      for (const [at, { state }] of moments.slice(1).entries()) {
        const before = moments[at]?.state
        if (before === undefined || game.toMove(state).length === 0) continue
        const tell = (viewer: number | 'public'): readonly string[] =>
          loaded.news(
            readBy('several', game.view(before, viewer)),
            readBy('several', game.view(state, viewer)),
            loaded.gameWords,
            names,
            options,
            loaded.clauses,
          )
        const known = tell('public')
        for (const seat of [0, 1, 2]) {
          const heard = tell(seat)
          told.push(...heard)
          expect(heard).toEqual(known)
        }
      }
    }
    expect(told.length).toBeGreaterThan(20)
  })
})
