import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { Problem, run, say } from '../cli/local/problem.ts'
import { format, writeIndex } from './index-games.ts'

// `npm run new-game NAME` writes the file of a small game that can be played without changes, and
// its test.

const games = join(import.meta.dirname, '../../shared/games')

/**
 * Returns the file of a small trick game as a starting point. The file contains every part of a
 * game once.
 */
export function gameFile(id: string): string {
  const words = id.split('-')
  const name = [words[0]?.replace(/^./, (letter) => letter.toUpperCase()), ...words.slice(1)].join(
    ' ',
  )
  const initials = words.map((word) => word[0]).join('')
  // The two letters with which the ids of the rules begin: the first letters of two words, or the
  // first two letters of a single word.
  const letters = (words.length > 1 ? initials : `${id}x`).slice(0, 2).toUpperCase()
  return `import { frenchPack, heightOf } from '../define-game/french-cards.ts'
import { clear, defineGame, each, numbers, present, remove, take } from '../define-game/index.ts'

export default defineGame({
  id: '${id}',
  name: '${name}',
  draft: true,
  seats: [2, 5],
  cards: frenchPack(32),

  // Where cards lie, and who sees them.
  zones: { hand: 'own', stock: 'hidden', trick: 'card each', taken: 'open' },
  facts: { tricks: each(0) },

  deal(g, pack) {
    for (const seat of g.everyone) g.hand[seat] = take(pack, 5)
    g.stock = pack
  },

  moves: {
    play: {
      rule: '${letters}-02',
      choose: { card: 'hand' },
      does(g, { card }) {
        g.trick[g.seat] = remove(card, g.hand[g.seat])
        if (g.trick.includes(null)) return
        const highest = Math.max(...present(g.trick).map(heightOf))
        for (const steps of numbers(1, g.seats)) {
          const seat = g.next(g.seat, steps)
          if (heightOf(g.trick[seat]) === highest) g.turn = [seat]
        }
        for (const winner of g.turn) g.tricks[winner]++
        g.taken.push(...clear(g.trick))
        if (g.hand.every((hand) => hand.length === 0)) g.end()
      },
    },
  },

  score: (g) => g.tricks,

  en: {
    rules: {
      '${letters}-01': 'Each player gets five of 32 cards.',
      '${letters}-02': 'Clockwise, each player plays one card of their hand, face up.',
      '${letters}-03': 'The highest card takes the trick. If several are equal, the last of them takes it.',
      '${letters}-04': 'After five tricks, the most tricks win.',
    },
    titles: {},
    moves: { play: 'Play {card}' },
  },
})
`
}

const testFile = (id: string): string => `import { expect, test } from 'vitest'

import { randomGames } from '../testing/random-games.ts'
import game from './${id}.ts'

test('each game ends with as many tricks as cards in a hand', () => {
  for (const { steps } of randomGames(game, 20)) {
    const points = steps.at(-1)?.after.points ?? []
    expect(points.reduce((sum, own) => sum + own, 0)).toBe(5)
  }
})
`

if (process.argv[1] === import.meta.filename)
  await run(async () => {
    const [id = ''] = process.argv.slice(2)
    if (!/^[a-z]+(-[a-z]+)*$/.test(id))
      throw new Problem('Name the game with small letters and hyphens: `npm run new-game go-fish`')
    const file = join(games, `${id}.ts`)
    if (existsSync(file) || existsSync(join(games, id)))
      throw new Problem(`There is a game ${id} already.`)
    writeFileSync(file, gameFile(id))
    writeFileSync(join(games, `${id}.test.ts`), testFile(id))
    format([file, join(games, `${id}.test.ts`)])
    await writeIndex()
    say(`shared/games/${id}.ts is a playable game. Try it with \`npm run play ${id}\`.`)
  })
