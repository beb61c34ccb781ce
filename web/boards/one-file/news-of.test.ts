import { expect, test } from 'vitest'

import { randomNumbered } from '../../../shared/deal/random.ts'
import { gameOf } from '../../../shared/define-game/game.ts'
import { layoutOf, type AnyDefinition } from '../../../shared/define-game/layout.ts'
import { tableWordsOf } from '../../../shared/define-game/words.ts'
import type { View } from '../../../shared/define-game/state.ts'
import { defaultsOf } from '../../../shared/game/options.ts'
import hearts from '../../../shared/games/hearts.ts'
import ohHell from '../../../shared/games/oh-hell.ts'
import thirtyOne from '../../../shared/games/thirty-one.ts'
import { newsOf } from './news-of.ts'

const names = ['Anna', 'Ben', 'Kim', 'Lou']
const [game, layout] = [gameOf(hearts), layoutOf(hearts)]
const { words } = tableWordsOf(hearts, 'en')
const options = defaultsOf(hearts.options ?? {}) as object
const news = newsOf(layout)

test('[HE-03] a player who gets passed cards is told which', () => {
  const before = game.setup(4, options, randomNumbered(3), null)
  const passed = [0, 1, 2, 3].reduce<{ readonly now: typeof before; readonly last: typeof before }>(
    ({ now }, seat) => {
      const [move] = game.moves(game.view(now, seat), options)
      if (!move) throw new Error('every player passes cards')
      return { now: game.apply(now, seat, move, options), last: now }
    },
    { now: before, last: before },
  )
  const hand = (state: typeof before): readonly unknown[] =>
    (game.view(state, 1) as { readonly hand?: readonly unknown[] }).hand ?? []
  const held = new Set(hand(passed.last))
  const got = hand(passed.now).filter((card) => !held.has(card))
  expect(got).toHaveLength(3)
  const sentences = news(
    game.view(passed.last, 1),
    game.view(passed.now, 1),
    words,
    names,
    options,
    {},
  )
  expect(sentences).toEqual(['Lou: Pass 3 cards.', `You get ${got[0]}, ${got[1]} and ${got[2]}.`])
})

test('[HE-03] passed cards are counted, not named', () => {
  const before = game.setup(4, options, randomNumbered(3), null)
  const [move] = game.moves(game.view(before, 0), options)
  if (!move) throw new Error('every player passes cards')
  const after = game.apply(before, 0, move, options)
  expect(news(game.view(before, 1), game.view(after, 1), words, names, options, {})).toEqual([
    'Anna: Pass 3 cards.',
  ])
})

/** Returns the views of a player before and after each move of a game of three players. */
function stepsOf(definition: AnyDefinition): (readonly [before: View, after: View])[] {
  const its = gameOf(definition)
  const defaults = defaultsOf(definition.options ?? {}) as object
  let state = its.setup(3, defaults, randomNumbered(3), null)
  const steps: (readonly [View, View])[] = []
  for (let moved = 0; state.points === null; moved++) {
    const seat = state.turn[0] ?? 0
    const moves = its.moves(its.view(state, seat), defaults)
    const move = moves[(moved * 7) % moves.length]
    if (!move) throw new Error('no move is possible')
    const next = its.apply(state, seat, move, defaults)
    steps.push([its.view(state, 0), its.view(next, 0)])
    state = next
  }
  return steps
}

function newsAt(definition: AnyDefinition, before: View | null, after: View): readonly string[] {
  const defaults = defaultsOf(definition.options ?? {}) as object
  const { words: texts, clauses } = tableWordsOf(definition, 'en')
  const people = names.slice(0, 3)
  return newsOf(layoutOf(definition))(before, after, texts, people, defaults, clauses)
}

const pointsIn = ({ sheet }: View): string => {
  const [anna, ben, kim] = sheet.at(-1)?.points ?? []
  return `Points: Anna ${anna}, Ben ${ben}, Kim ${kim}.`
}
const tricksIn = (view: View) => view['tricks'] as readonly number[]
const isDealEnd = ([before, after]: readonly [View, View]) => after.deals > before.deals

test('[OH-07] the player who takes a trick of Oh Hell is announced, unless a new deal follows at once', () => {
  const taken = stepsOf(ohHell).flatMap(([before, after]) => {
    const taker = tricksIn(after).findIndex((count, seat) => count > (tricksIn(before)[seat] ?? 0))
    return taker === -1 ? [] : [{ before, after, taker }]
  })
  expect(taken.length).toBeGreaterThan(20)
  for (const { before, after, taker } of taken)
    expect(newsAt(ohHell, before, after)[1]).toBe(`${names[taker]} takes the trick.`)
})

test('[OH-03] a new deal of Oh Hell is announced with its trumps and the number of tricks', () => {
  const deals = stepsOf(ohHell).filter(isDealEnd)
  expect(deals).toHaveLength(6)
  for (const [before, after] of deals)
    expect(newsAt(ohHell, before, after).slice(1)).toEqual([
      pointsIn(after),
      `Deal ${after.deals}: the cards are dealt.`,
      `Trumps: ${tableWordsOf(ohHell, 'en').words.card(after['trump'])}.`,
      `0 bid for ${after.deals} tricks.`,
    ])
})

test('[HE-02] a new deal of Hearts is announced with the direction of passing', () => {
  const [first] = stepsOf(hearts)
  expect(first && newsAt(hearts, null, first[0])).toEqual([
    'Deal 1: the cards are dealt.',
    'Pass to the left.',
  ])
})

test('[HE-09] the points are announced after each deal, and also after the last one', () => {
  const steps = stepsOf(hearts)
  const ends = steps.filter((step) => isDealEnd(step) || step[1].isOver)
  expect(ends.length).toBeGreaterThan(1)
  for (const [before, after] of ends)
    expect(newsAt(hearts, before, after)).toContain(pointsIn(after))
})

test('[HE-10] a player who shoots the moon in the last deal is announced', () => {
  const last = stepsOf(hearts).at(-1)
  const sentences = last && newsAt(hearts, last[0], { ...last[1], moon: 1 })
  expect(sentences).toContain('Ben shot the moon.')
})

test('[TO-08] the points of the hands and the lives are announced after each deal', () => {
  const ends = stepsOf(thirtyOne).filter(isDealEnd)
  for (const [before, after] of ends) {
    const sentences = newsAt(thirtyOne, before, after)
    const each = (fact: string) =>
      (after[fact] as readonly (number | null)[]).flatMap((value, seat) => {
        if (value === null) return []
        const isOut = fact === 'lives' && after.out.some((one) => one === seat)
        return `${names[seat]} ${isOut ? 'out' : String(value).replace('.5', '½')}`
      })
    expect(sentences).toContain(`Points: ${each('scores').join(', ')}.`)
    expect(sentences).toContain(`Lives: ${each('lives').join(', ')}.`)
  }
  expect(ends.length).toBeGreaterThan(3)
})

test.each([hearts, ohHell, thirtyOne])(
  'French has a narrow space before each colon: $id',
  (file) => {
    const french = tableWordsOf(file, 'fr').words
    const tell = newsOf(layoutOf(file))
    const own = defaultsOf(file.options ?? {}) as object
    const sentences = stepsOf(file).flatMap(([before, after]) =>
      tell(before, after, french, names, own, {}),
    )
    expect(sentences.filter((one) => one.includes(':')).length).toBeGreaterThan(10)
    expect(sentences.filter((one) => /(?<!\u202f):/.test(one))).toEqual([])
  },
)
