import { expect, test } from 'vitest'

import { randomNumbered } from '../../shared/deal/random.ts'
import type { AnyGame, AnyOptions } from '../../shared/game/game.ts'
import { defaultsOf } from '../../shared/game/options.ts'
import { registeredGames } from '../../shared/games/all.ts'
import { oneFileGames } from '../../shared/games/one-file-games.ts'
import { languages } from '../../shared/language.ts'
import type { Clauses } from '../../shared/game/words.ts'

import { loadGame, type AnyBoard } from './load-game.ts'
import { loadTips } from '../parts/tips/tip-words.ts'
import { TableAround } from '../testing/at-table.tsx'
import { inEnglish, render, textOf } from '../testing/render.ts'

inEnglish()

const sources = import.meta.glob<string>(['./*/**/*.{ts,tsx}', '!./*/**/*.test.*'], {
  query: '?raw',
  import: 'default',
  eager: true,
})
const refusals = import.meta.glob<Clauses>('../../shared/games/*/words/*/table.ts', {
  import: 'clauses',
  eager: true,
})

const modules = import.meta.glob<AnyBoard>('./*/Board.tsx', { import: 'board', eager: true })
const games = import.meta.glob<AnyGame>('../../shared/games/*/game.ts', {
  import: 'game',
  eager: true,
})

// Leaves out the shared board of single-file games. It belongs to no game, and has no
// texts or tips of its own.
const boards = [...new Set(Object.keys(sources).map((path) => path.split('/')[1] ?? ''))].filter(
  (board) => board !== 'one-file',
)

/** Returns the ids of rules, such as `HL-02`, that the source files of a board mention. */
const namedOn = (board: string): string[] =>
  Object.entries(sources)
    .filter(([path]) => path.startsWith(`./${board}/`))
    .flatMap(([, source]) => source.match(/(?<=')[A-Z]{2}-\d\d(?=')/g) ?? [])

test.each(boards)('every clause that the board of %s names has a text', (board) => {
  for (const language of languages) {
    const sentences = refusals[`../../shared/games/${board}/words/${language}/table.ts`] ?? {}
    expect(Object.keys(sentences)).toEqual(expect.arrayContaining(namedOn(board)))
  }
})

test.each(boards)('every tip of the board of %s has its words', async (board) => {
  const named = Object.entries(sources)
    .filter(([path]) => path.startsWith(`./${board}/`))
    .flatMap(([, source]) => source.match(/(?<=(data-tip|<TipSymbol\s+tip)=")[\w-]+/g) ?? [])
  expect(named.length).toBeGreaterThan(0)
  for (const language of languages)
    expect(Object.keys(await loadTips(board, language))).toEqual(expect.arrayContaining(named))
})

test.each(boards)('the board of %s uses the rules of its game', (board) => {
  const rules = modules[`./${board}/Board.tsx`]?.rules
  expect(rules).toBeDefined()
  expect(games[`../../shared/games/${board}/game.ts`]).toMatchObject({ ...rules })
})

const everyGame = registeredGames.map((game) => [game.about.id, game] as const)

test.each(everyGame)('%s is shown and has a prompt in each language', async (id, game) => {
  const options = defaultsOf(game.choices.values) as AnyOptions
  const names = ['Ada', 'Ben', 'Cleo'].slice(0, Math.max(2, game.about.seats.min))
  const state = game.setup(names.length, options, randomNumbered(1), null)
  const view = game.view(state, game.toMove(state)[0] ?? 0)
  for (const language of languages) {
    const { board, gameWords, clauses, news } = await loadGame(id, language)
    expect(board.prompt(view, options, gameWords, names)).toMatch(/^\S.*\S$/)
    for (const said of news(null, view, gameWords, names, options, clauses))
      expect(said).toMatch(/^\S.*[.!?]$/)
    const room = render(
      <TableAround names={names} mine={game.toMove(state)[0] ?? 0}>
        <board.Board
          view={view}
          options={options}
          words={gameWords}
          clauses={clauses}
          names={names}
          moves={board.rules.moves(view, options)}
          signals={[]}
          play={() => {}}
          sendSignal={() => {}}
          explain={() => {}}
        />
      </TableAround>,
    )
    expect(room.querySelectorAll('button').length).toBeGreaterThan(0)
    expect(textOf(room)).not.toMatch(/undefined|NaN/)
  }
})

// A draft (a game that is not offered yet) may have no board, and so no cues.
const gamesWithBoards = everyGame.filter(
  ([id, { about }]) => !about.draft || oneFileGames.some((game) => game.id === id),
)

test.each(gamesWithBoards)('a game of %s has cues from the deal to the end', async (id, game) => {
  const { gameWords, findCues } = await loadGame(id, 'en')
  const options = defaultsOf(game.choices.values) as AnyOptions
  const names = new Set<string>()
  let state = game.setup(Math.max(2, game.about.seats.min), options, randomNumbered(1), null)
  let view = game.view(state, 'public')
  expect(findCues(null, view, options, gameWords).map(({ name }) => name)).toEqual(['deal'])
  for (let moves = 0; game.toMove(state).length > 0; moves++) {
    const [seat = 0] = game.toMove(state)
    const offered = game.moves(game.view(state, seat), options)
    const move = offered[moves % offered.length]
    if (!move || moves > 3_000) throw new Error('the game does not end')
    state = game.apply(state, seat, move, options)
    const before = view
    view = game.view(state, 'public')
    for (const one of findCues(before, view, options, gameWords)) names.add(one.name)
    // After a reconnect, the server sends the same view again. That must not play any sound or
    // animation.
    expect(findCues(view, structuredClone(view), options, gameWords)).toEqual([])
  }
  expect(names).toContain('play')
  expect([...names].some((name) => ['perfect', 'won', 'lost'].includes(name))).toBe(true)
})

test('every game except drafts and single-file games has its own board, news and cues', () => {
  const oneFile = new Set<string>(oneFileGames.map(({ id }) => id))
  const complete = registeredGames.filter(({ about }) => !about.draft && !oneFile.has(about.id))
  for (const { about } of complete)
    for (const file of ['Board.tsx', 'news.ts', 'cues.ts'])
      expect(Object.keys(sources)).toContain(`./${about.id}/${file}`)
})
