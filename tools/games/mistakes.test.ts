import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { checkFile, checkGame, compilerMistake } from './check-game.ts'
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

type Edit = readonly [from: string, to: string]

/** Writes the original file with some edits under the name of a case, and returns its path. */
async function fileWith(name: string, ...edits: readonly Edit[]): Promise<string> {
  for (const [from] of edits) expect(source).toContain(from)
  const file = join(folder, `${name}.ts`)
  const text = edits
    .reduce((edited, [from, to]) => edited.replace(from, to), source)
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
const score = 'score: (g) => g.taken'
const rule = "rule: 'HC-02',"
const sentence = "moves: { play: 'Play the {card}' },"

const cases: readonly (readonly [
  name: string,
  from: string,
  to: string,
  answer: RegExp,
  also?: Edit,
])[] = [
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
  [
    'a card lost in what follows from a move',
    score,
    `after(g) { g.rest.pop() },\n  ${score}`,
    /^line \d+: the card \d+ was lost in `after`$/,
  ],
  [
    'a card lost before what follows from a move',
    moves,
    `after() {},\n  ${moves} g.rest.pop();`,
    /^line 2\d: the card \d+ was lost in `does` of play$/,
  ],
  [
    'a card lost in the question whether the game is over',
    score,
    `over: (g) => g.rest.pop() === 0,\n  ${score}`,
    /^line \d+: the card \d+ was lost in `over`$/,
  ],
  [
    'a card lost before another deal',
    end,
    'if (g.hand.every((hand) => hand.length === 0)) { g.rest.pop(); g.deal() }',
    /^line 2\d: the card \d+ was lost in `does` of play$/,
  ],
  [
    'a card lost in another deal',
    end,
    'if (g.hand.every((hand) => hand.length === 0)) { if (g.deals > 1) g.end(); else g.deal() }',
    /^line 1\d: the card \d+ was lost in `deal`$/,
    [dealt, `${dealt}\n    if (g.deals > 1) g.rest.pop()`],
  ],
  ['a game without an end', end, '', /seat \d is to move and has no move/],
  [
    'a game that deals for ever',
    end,
    'if (g.hand.every((hand) => hand.length === 0)) g.deal()',
    /\(\d players\) has not ended after \d+ moves and \d+ deals, with the scores \d+, \d+.*`play`/,
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
    [dealt, `${dealt}\n    ;(g as never as { told: number }).told = g.hand[0][0] ?? 0`],
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
    'a fact of another type in what follows from a move',
    score,
    `after(g) { g.taken[0] = 'x' as never },\n  ${score}`,
    /^line \d+: `taken` is \["x".* in `after`$/,
  ],
  [
    'a fact of another type in what follows from a move before another deal',
    end,
    '',
    /^line \d+: `taken` is \[null.* in `after`$/,
    [
      score,
      `after(g) { ${end.replace('g.end()', '{ g.taken[0] = null as never; g.deal() }')} },\n  ${score}`,
    ],
  ],
  [
    'a fact that is not a number',
    put,
    `${put}; g.taken[0] = NaN`,
    /^line \d+: `taken` is \["NaN".* `does` of play$/,
  ],
  [
    'a fact that is undefined',
    put,
    `${put}; g.taken[0] = undefined as never`,
    /`taken` is .* `does` of play/,
  ],
  [
    'a fact that is null before what follows from a move',
    put,
    `${put}; g.taken = null as never`,
    /^line 2\d: `taken` is null.* `does` of play$/,
    [score, `after() {},\n  ${score}`],
  ],
  [
    'a dealer that does not exist before what follows from a move',
    put,
    `${put}; g.dealer = 9 as never`,
    /^line 2\d: `dealer` is 9.* `does` of play$/,
    [score, `after() {},\n  ${score}`],
  ],
  [
    'an exception',
    put,
    '(null as never as number[]).push(card)',
    /^line \d+: Cannot read .* `does` of play/,
  ],
  [
    'an exception in what follows from a move',
    score,
    `after(g) {\n    (null as never as number[]).push(g.seat)\n  },\n  ${score}`,
    /^line \d+: Cannot read .* in `after`$/,
  ],
  [
    'an exception in a condition',
    rule,
    `${rule}\n      when: (v) => (v as never as { rest: number[] }).rest.length > 0,`,
    /^line 2\d: Cannot read .* in `when`, `forbids` or `ifAble` of play$/,
  ],
  [
    'a condition that never returns',
    rule,
    `${rule}\n      when() { for (;;) {} },`,
    /^line 2\d: `when`, .* of play has not returned/,
  ],
  [
    'an exception in a sentence of the board',
    sentence,
    `${sentence}\n    always: (v) => (v as never as { rest: number[] }).rest.join(),`,
    /^line \d+: Cannot read .* in `always`$/,
  ],
  [
    'an exception in the text at a seat',
    sentence,
    `${sentence}\n    perSeat: (v) => (v as never as { rest: number[] }).rest.join(),`,
    /^line \d+: Cannot read .* in `perSeat`$/,
  ],
  [
    'a worth that is no number',
    score,
    `${score},\n  worth: (g) => g.taken[0] / g.taken[1]`,
    /^line \d+: seat 0 gets NaN, which is no number in `worth`$/,
  ],
  [
    'a worth that needs cards in a simulated game whose deal is over',
    end,
    'if (g.hand.every((hand) => hand.length === 0)) { if (g.deals > 1) g.end(); else g.deal() }',
    /^line \d+: no pile in a simulated game of a bot$/,
    [score, `${score},\n  worth(g) { if (g.rest.length > 0) return 0; throw Error('no pile') }`],
  ],
  [
    'random numbers that are not from the seed',
    put,
    `${put}; g.taken[0] = Math.random()`,
    /^line 2\d: .* replays would differ: shuffle with `g.shuffle`.* `does` of play$/,
  ],
  [
    'random numbers that are not from the seed in what follows from a move before another deal',
    end,
    '',
    /^line \d+: .* replays would differ: .* in `after`$/,
    [
      score,
      `after(g) { ${end.replace('g.end()', '{ g.taken[0] = Math.random(); g.deal() }')} },\n  ${score}`,
    ],
  ],
  [
    'a random deal that is not from the seed',
    dealt,
    `${dealt}.sort(() => Math.random() - 0.5)`,
    /^line 1\d: .* replays would differ: .* `deal`$/,
  ],
  [
    'data outside of the table',
    put,
    `${put}; g.taken[0] = (outside += 1)`,
    /^line 2\d: .* store all data in `facts` in `does` of play$/,
    ['export default', 'let outside = 0\nexport default'],
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
    'a score of a deal that is no number',
    end,
    'if (g.hand.every((hand) => hand.length === 0)) { if (g.deals > 1) g.end(); else g.deal() }',
    /^line 3\d: seat 0 gets NaN, which is no number in `score`$/,
    [score, 'score: (g) => g.taken.map((one) => (g.hand[0].length > 0 ? one : NaN))'],
  ],
  [
    'a random score that is not from the seed',
    end,
    'if (g.hand.every((hand) => hand.length === 0)) { if (g.deals > 1) g.end(); else g.deal() }',
    /^line 3\d: .* replays would differ: .* in `score`$/,
    [score, 'score: (g) => g.taken.map((one) => one + Math.random())'],
  ],
  [
    'an exception when a move is made again',
    put,
    `${put}; if (times++ % 2 === 1) throw Error('made twice')`,
    /^line 2\d: made twice in `does` of play$/,
    ['export default', 'let times = 0\nexport default'],
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
  [
    'a file without a game',
    'export default',
    'export const game =',
    /^there is no `export default/,
  ],
  [
    'a game that is exported by its name',
    'export default defineGame({',
    'export { game as default }\nconst game = defineGame({',
    /^line 4: .*`export default defineGame\(`.* in `defineGame`$/,
  ],
  [
    'a set of seats that are out which tells a hidden card',
    put,
    `${put}; g.out = g.round.includes(null) && (g.rest[0] ?? 0) > 15 ? [g.seat] : []`,
    /^line 2\d: `out` tells all players .* `does` of play/,
  ],
  ['a syntax error', dealt, 'g.rest = = pack', /^line 15: Expression expected$/],
  ['a part that is missing', 'score: (g) => g.taken,', '', /^line 3: `score` is missing/],
  [
    'an import that does not exist',
    'present, remove',
    'present, remov',
    /^line 1: .*export named 'remov'/,
  ],
  [
    'an async function',
    'does(g, { card }) {',
    'async does(g, { card }) {',
    /^line 2\d: .*cannot be `async` in `does` of play$/,
  ],
  [
    'an async condition',
    rule,
    `${rule}\n      when: (async () => false) as never,`,
    /cannot be `async` in `when` of play$/,
  ],
  [
    'a condition that changes its view',
    rule,
    `${rule}\n      when: (v) => (v.hand as number[]).pop() !== 0,`,
    /^line 2\d: Cannot delete property .* in `when`, .* of play$/,
  ],
  [
    'a card that players must play depending on the rest of the hand',
    rule,
    `${rule}\n      ifAble: { 'HC-02': (v, { card }) => v.hand.length > 3 || card > 15 },`,
    /^line 2\d: a condition looks at the rest of the hand.* in `ifAble` of play$/,
  ],
  [
    'a largest number of players that is out of range',
    'seats: [2, 5],',
    'seats: [2, 5], maxSeats: () => 9,',
    /^line \d: 9 is not a number from 2 to 5 in `maxSeats`$/,
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
    'an option with too few sentences',
    'cards: numbers(1, 30),',
    'cards: numbers(1, 30), options: { lives: [1, 2, 3] },',
    /the option lives has 3 values and 2 sentences in `en`$/,
    [sentence, `${sentence} options: { lives: ['Lives', '{} life', '{} lives'] },`],
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
  const { mistake, played } = await checkFile(await fileWith('without'))
  expect(mistake).toBeNull()
  expect(played?.games).toBe(30)
  expect(played?.moves).toBeGreaterThan(300)
})

test.each(cases.map((each) => ({ name: each[0], each })))('$name', async ({ name, each }) => {
  const [, from, to, answer, also] = each
  const file = await fileWith(name.replaceAll(' ', '-'), [from, to], ...(also ? [also] : []))
  // Uses a short time limit only if the function never returns. All other cases have the same limit
  // as the command, because the machine can be busy.
  const timeout = answer.source.includes('has not returned') ? 1_500 : undefined
  expect((await checkFile(file, timeout)).mistake).toMatch(answer)
})

test.each([
  ['zone', "card: 'hand'", "card: 'hnad'", '"hnad"'],
  ['fact', 'g.taken[winner]++', 'g.takne[winner]++', "'takne'"],
  ['text', "moves: { play: 'Play the {card}' }", 'moves: {}', "'play'"],
  ['part', 'seats: [2, 5]', 'seats: [2]', 'readonly \\['],
  ['kind', "rest: 'hidden'", "rest: 'secret'", '"secret"'],
  ['shown zone', facts, `${facts}, shows: { hand: 'pegs' }`, '"pegs"'],
  ['shown fact', facts, `${facts}, shows: { taken: 'led' }`, '"led"'],
  ['name in shows', facts, `${facts}, shows: { took: 'plate' }`, '"plate"'],
  ['pile', "{ card: 'hand' }", "{ card: 'hand', onto: { pileOf: 'hand' } }", '"hand"|string'],
])('a %s that only the compiler finds', async (name, from, to, named) => {
  const file = await fileWith(`wrong-${name.replaceAll(' ', '-')}`, [from, to])
  expect(compilerMistake(file)).toMatchObject({
    file,
    mistake: expect.stringMatching(new RegExp(`^line \\d+: .*${named}`)),
  })
})

test.each([
  ['part', 'score: (g) => g.taken,', '', /`score` is missing/],
  ['zone name', "card: 'hand'", "card: 'hnd'", /Did you mean '"hand"'/],
])('the clearest message about a wrong %s', async (name, from, to, answer) => {
  const file = await fileWith(`clear-${name.replace(' ', '-')}`, [from, to])
  expect((await checkGame(file)).mistake).toMatch(answer)
})

test('a game that does not load is named when the list of games is written', async () => {
  await fileWith('doubled', ['numbers(1, 30)', '[...numbers(1, 30), 7]'])
  await expect(indexFiles(folder)).rejects.toThrow(/list .* not updated.* \S+\.ts does not load: /)
})

test('the list of single-file games loads with a game that is called like a word of JavaScript', async () => {
  const text = await readFile(await fileWith('class'), 'utf8')
  const own = await mkdtemp(join(root, 'shared/testing/.mistakes/list-'))
  await writeFile(join(own, 'class.ts'), text)
  const { 'one-file-games.ts': list = '' } = await indexFiles(own)
  await writeFile(join(own, 'list.ts'), list)
  const { oneFileGames } = await import(pathToFileURL(join(own, 'list.ts')).href)
  expect(oneFileGames).toMatchObject([{ id: 'class' }])
})

test('the list of single-file games is complete', async () => {
  for (const [file, text] of Object.entries(await indexFiles()))
    expect(isSameCode(await readFile(join(root, 'shared/games', file), 'utf8'), text)).toBe(true)
})

test('a lesson with a card that the learner does not hold: the answer names its file and step', async () => {
  const file = await fileWith('taught')
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
