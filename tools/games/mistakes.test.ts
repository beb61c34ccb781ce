import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { checkFile } from './check-game.ts'
import { indexFiles, isSameCode } from './index-games.ts'

// Each case is the file of a game with one mistake, and the expected message, which names the line,
// the part or the clause.

const root = join(import.meta.dirname, '../..')
const original = join(root, 'shared/testing/one-file/highest-card.ts')
let folder: string
let source: string
beforeAll(async () => {
  source = await readFile(original, 'utf8')
  const parent = join(root, 'shared/testing/.mistakes')
  await mkdir(parent, { recursive: true })
  folder = await mkdtemp(join(parent, 'case-'))
})
afterAll(() => rm(join(root, 'shared/testing/.mistakes'), { recursive: true }))

async function fileWith(name: string, from: string, to: string): Promise<string> {
  expect(source).toContain(from)
  const file = join(folder, `${name}.ts`)
  const text = source
    .replace(from, to)
    .replace("id: 'highest-card'", `id: '${name}'`)
    .replaceAll("'../../define-game/", "'../../../define-game/")
  await writeFile(file, text)
  return file
}

const put = 'g.round[g.seat] = remove(card, g.hand[g.seat])'
const moves =
  "moves: {\n    play: {\n      rule: 'HC-02',\n      choose: { card: 'hand' },\n      does(g, { card }) {"
const end = 'if (g.hand.every((hand) => hand.length === 0)) g.end()'
const facts = 'facts: { taken: each(0) }'
const dealt = 'g.rest = pack'

const cases: readonly (readonly [name: string, from: string, to: string, answer: RegExp])[] = [
  [
    'a lost card',
    put,
    'remove(card, g.hand[g.seat])',
    /^line \d+: the card \d+ was lost in `does` of play/,
  ],
  [
    'a doubled card',
    put,
    'g.round[g.seat] = card',
    /^line \d+: the card \d+ was doubled in `does` of play/,
  ],
  [
    'a card of another game',
    put,
    `${put}; g.before.push(99)`,
    /99 in `before` is not a card .* `does` of play/,
  ],
  ['cards lost in the deal', dealt, 'g.rest = pack.slice(1)', /the card \d+ was lost in `deal`/],
  [
    'a card taken from the wrong pile',
    put,
    'remove(card, g.before)',
    /^line 2\d: the card \d+ is not in the pile .* `does` of play/,
  ],
  ['a game without an end', end, '', /seat \d is to move and has no move/],
  [
    'a game that deals for ever',
    end,
    'if (g.hand.every((hand) => hand.length === 0)) g.deal()',
    /\(\d players\) has not ended after \d+ moves and \d+ deals, with the scores \d+, \d+.*“play”/,
  ],
  ['a move that never returns', put, 'for (;;) g.seat', /`does` of play has not returned/],
  ['no next seat', end, `${end}; else g.turn = []`, /no seat moves next.* `does` of play/],
  [
    'a next seat that does not exist',
    end,
    `${end}; else g.turn = [9 as never]`,
    /`turn` has 9.* `does` of play/,
  ],
  [
    'a fact that tells a hand after the deal',
    facts,
    `${facts.slice(0, -2)}, told: 0 }`,
    /`told` tells all players .* `deal`/,
  ],
  [
    'a fact that tells a hidden card after a move',
    put,
    `${put}; g.taken[0] = g.rest[0] ?? 0`,
    /`taken` tells all players .* `does` of play/,
  ],
  [
    'a fact that tells a card of the hand of the player who moves',
    put,
    `${put}; g.taken[0] = g.hand[g.seat]?.[0] ?? 0`,
    /`taken` tells all players .* `does` of play/,
  ],
  [
    'a fact that tells a hidden card in what follows from a move',
    'score: (g) => g.taken',
    'after(g) { g.taken[0] = g.rest[0] ?? 0 },\n  score: (g) => g.taken',
    /^line \d+: `taken` tells all players .* in `after`$/,
  ],
  [
    'a fact that tells a hidden card before what follows from a move',
    moves,
    `after() {},\n  ${moves} g.taken[0] = g.rest[0] ?? 0`,
    /`taken` tells all players .* in `does` of play$/,
  ],
  [
    'a fact of another type',
    put,
    `${put}; g.taken[0] = 'x' as never`,
    /`taken` is .* does not fit .* `does` of play/,
  ],
  [
    'a fact that is undefined',
    put,
    `${put}; g.taken[0] = undefined as never`,
    /`taken` is .* `does` of play/,
  ],
  [
    'an exception',
    put,
    '(null as never as number[]).push(card)',
    /^line \d+: Cannot read .* `does` of play/,
  ],
  [
    'a score without numbers',
    'score: (g) => g.taken',
    'score: (g) => g.taken.map(() => NaN)',
    /no number in `score`/,
  ],
  [
    'a score for too few seats',
    'score: (g) => g.taken',
    'score: () => [1]',
    /1 numbers for \d seats in `score`/,
  ],
  [
    'a rule without a text',
    "rule: 'HC-02'",
    "rule: 'HC-09' as never",
    /HC-09 has no text .* `rule` of play/,
  ],
  [
    'a forbidding clause without a text',
    "rule: 'HC-02',",
    "rule: 'HC-02', forbids: { 'HC-08': () => false } as never,",
    /HC-08 has no text .* `forbids` of play/,
  ],
  ['a clause with a wrong number', "'HC-04':\n", "'HC-4':\n", /“HC-4” is not a clause/],
  ['a button that names no choice', "'Play the {card}'", "'Play the {cart}'", /\{cart\}.* `en`/],
  [
    'a language without a clause',
    "'HC-04': 'Nach fünf",
    "'HC-07': 'Nach fünf",
    /`rules` has no text for HC-04 in `de`/,
  ],
  [
    'an option without words',
    'cards: numbers(1, 30),',
    'cards: numbers(1, 30), options: { dealt: [5, 4] },',
    /`options` has no text for dealt/,
  ],
  [
    'a card that is there twice',
    'numbers(1, 30)',
    '[...numbers(1, 30), 7]',
    /the card 7 is there twice in `cards`/,
  ],
  [
    'an id that is not the name of the file',
    "id: 'highest-card'",
    "id: 'lowest-card'",
    /^line 4: “lowest-card” is not the name of the file, “an-id-that.*” in `id`/,
  ],
  [
    'numbers of players in the wrong order',
    'seats: [2, 5]',
    'seats: [5, 2]',
    /not in order in `seats`/,
  ],
  [
    'a zone with a name of the kit',
    "before: 'open'",
    "before: 'open', turn: 'open'",
    /^line 1\d: every game has a `turn` already.* in `zones`/,
  ],
  [
    'a choice from a zone that does not exist',
    "choose: { card: 'hand' }",
    "choose: { card: 'hnd' } as never",
    /^line 2\d: `hnd` is not a zone; did you mean `hand`\? in `choose` of play$/,
  ],
  [
    'a choice with a name of the kit',
    "choose: { card: 'hand' }",
    "choose: { card: 'hand', seat: { seat: 'another' } } as never",
    /cannot be called `seat` in `choose` of play/,
  ],
  [
    'a move that is never possible',
    'moves: {\n    play',
    "moves: {\n    pass: { rule: 'HC-02', when: () => false },\n    play",
    /never possible .* `when` or `forbids` of pass|no text for pass/,
  ],
]

test('a game without a mistake: the answer has the number of games and moves', async () => {
  const { mistake, played } = await checkFile(await fileWith('without', put, put))
  expect(mistake).toBeNull()
  expect(played?.games).toBe(30)
  expect(played?.moves).toBeGreaterThan(300)
})

test('there are at least 25 kinds of mistakes', () => {
  expect(cases.length).toBeGreaterThanOrEqual(25)
})

test.each(cases)('%s', async (name, from, to, answer) => {
  const file = await fileWith(name.replaceAll(' ', '-'), from, withFact(name, to))
  // Uses a short time limit only if the function never returns. All other cases have the same limit
  // as the command, because the machine can be busy.
  const timeout = answer.source.includes('has not returned') ? 1_500 : undefined
  expect((await checkFile(file, timeout)).mistake).toMatch(answer)
})

/**
 * Returns `to`. In the case in which a fact reveals a hand, also changes `source`, so that the deal
 * sets the fact.
 */
function withFact(name: string, to: string): string {
  if (name === 'a fact that tells a hand after the deal')
    source = source.replace(
      dealt,
      `${dealt}\n    ;(g as never as { told: number }).told = g.hand[0][0] ?? 0`,
    )
  return to
}

test('the compiler names the line of a wrong field', { timeout: 60_000 }, async () => {
  const files = await Promise.all([
    fileWith('zone', "card: 'hand'", "card: 'hnad'"),
    fileWith('fact', 'g.taken[winner]++', 'g.takne[winner]++'),
    fileWith('text', "moves: { play: 'Play the {card}' }", 'moves: {}'),
    fileWith('part', 'seats: [2, 5]', 'seats: [2]'),
    fileWith('kind', "rest: 'hidden'", "rest: 'secret'"),
  ])
  await writeFile(
    join(folder, 'tsconfig.json'),
    JSON.stringify({ extends: join(root, 'tsconfig.json'), files }),
  )
  const compiler = join(root, 'node_modules/typescript/bin/tsc')
  const output = await new Promise<string>((done) => {
    execFile(process.execPath, [compiler, '-p', folder], (_, text) => done(text))
  })
  for (const [name, message] of [
    ['zone', '"hnad"'],
    ['fact', "'takne'"],
    ['text', "'play'"],
    ['part', 'readonly \\['],
    ['kind', '"secret"'],
  ])
    expect(output).toMatch(new RegExp(`${name}\\.ts\\(\\d+,\\d+\\)[^]*?${message}`))
})

test('a game that does not load is named when the list of games is written', async () => {
  await fileWith('doubled', 'numbers(1, 30)', '[...numbers(1, 30), 7]')
  await expect(indexFiles(folder)).rejects.toThrow(/list .* not updated.* \S+\.ts does not load: /)
})

test('the list of single-file games is complete', async () => {
  for (const [file, text] of Object.entries(await indexFiles()))
    expect(isSameCode(await readFile(join(root, 'shared/games', file), 'utf8'), text)).toBe(true)
})

test('a lesson with a card that the learner does not hold: the answer names its file and step', async () => {
  const file = await fileWith('taught', dealt, dealt)
  const lesson = `import { defineLesson } from '../../../define-game/lesson.ts'
import game from './taught.ts'

export default defineLesson(game, {
  seats: 2,
  seed: 'KTR-31',
  steps: [{ rules: ['HC-02'], you: { do: 'play', card: 31 as 1 } }],
  end: ['HC-04'],
  en: ['Play a card'],
  de: ['Spiel eine Karte'],
  fr: ['Joue une carte'],
})
`
  await writeFile(file.replace('.ts', '.lesson.ts'), lesson)
  const answer = await checkFile(file)
  expect(answer.mistake).toMatch(/^seat 0 cannot choose 31, .* not in `hand`; .* in step 1$/)
  expect(answer).toMatchObject({ file: file.replace('.ts', '.lesson.ts') })
})
