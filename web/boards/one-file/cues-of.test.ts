import { expect, test } from 'vitest'

import { randomNumbered } from '../../../shared/deal/random.ts'
import { gameOf } from '../../../shared/define-game/game.ts'
import { layoutOf, type AnyDefinition } from '../../../shared/define-game/layout.ts'
import type { View } from '../../../shared/define-game/state.ts'
import { tableWordsOf } from '../../../shared/define-game/words.ts'
import { defaultsOf } from '../../../shared/game/options.ts'
import hearts from '../../../shared/games/hearts.ts'
import ohHell from '../../../shared/games/oh-hell.ts'
import thirtyOne from '../../../shared/games/thirty-one.ts'
import type { Cue } from '../../kit/motion/cues.ts'
import { findCuesOf } from './cues-of.ts'
import { newsOf } from './news-of.ts'

const tricks = (view: View) => view['tricks'] as readonly number[]
const lives = (view: View) => view['lives'] as readonly number[]
const isOut = (view: View, seat: number): boolean => view.out.some((out) => out === seat)

const lostIn = ([before, after]: readonly [View, View]): number[] => {
  return [0, 1, 2, 3].filter(
    (seat) =>
      (lives(after)[seat] ?? 0) < (lives(before)[seat] ?? 0) ||
      (isOut(after, seat) && !isOut(before, seat)),
  )
}

/** Returns the views of a spectator before and after each move of a game. */
function steps(definition: AnyDefinition, seats: number): (readonly [View, View])[] {
  const game = gameOf(definition)
  const options = defaultsOf(definition.options ?? {}) as object
  let state = game.setup(seats, options, randomNumbered(3), null)
  const all: (readonly [View, View])[] = []
  for (let moved = 0; state.points === null; moved++) {
    const seat = state.turn[0] ?? 0
    const moves = game.moves(game.view(state, seat), options)
    const move = moves[(moved * 7) % moves.length]
    if (!move) throw new Error('no move is possible')
    const next = game.apply(state, seat, move, options)
    all.push([game.view(state, 'public'), game.view(next, 'public')])
    state = next
  }
  return all
}

const cuesOf = (definition: AnyDefinition, before: View, after: View): readonly Cue[] =>
  findCuesOf(layoutOf(definition))(before, after, {}, tableWordsOf(definition, 'en').words)
const named = (cues: readonly Cue[], name: Cue['name']) =>
  cues.flatMap((cue) => (cue.name === name ? (cue.seats ?? []) : []))

test('[TO-08] each lost life has a cue for its player', () => {
  const inGame = steps(thirtyOne, 4)
  for (const [before, after] of inGame)
    expect(named(cuesOf(thirtyOne, before, after), 'life-lost')).toEqual(lostIn([before, after]))
  expect(inGame.flatMap(lostIn).length).toBeGreaterThan(8)
})

test('[OH-07] a trick of Oh Hell is heard when its player takes it, unless a new deal follows at once', () => {
  const takes = steps(ohHell, 3).flatMap(([before, after]) => {
    const taker = tricks(after).findIndex((count, seat) => count > (tricks(before)[seat] ?? 0))
    return taker === -1 ? [] : [{ before, after, taker }]
  })
  expect(takes.length).toBeGreaterThan(20)
  for (const { before, after, taker } of takes)
    expect(named(cuesOf(ohHell, before, after), 'draw')).toEqual([taker])
})

test('a knock is heard as a knock', () => {
  const knock = steps(thirtyOne, 4).find(([, { last }]) => last?.do === 'knock')
  expect(knock && named(cuesOf(thirtyOne, ...knock), 'knock')).toEqual([knock?.[1].last?.seat])
})

test('[HE-10] shooting the moon has a cue, and is announced', () => {
  const [before, after] = steps(hearts, 4).find(([was, is]) => is.deals > was.deals) ?? []
  if (!before || !after) throw new Error('no deal ends')
  const moon = { ...after, moon: 2 }
  expect(named(cuesOf(hearts, before, after), 'great-deal')).toEqual([])
  expect(named(cuesOf(hearts, before, moon), 'great-deal')).toEqual([2])
  const { words, clauses } = tableWordsOf(hearts, 'en')
  const names = ['Anna', 'Ben', 'Kim', 'Lou']
  const news = newsOf(layoutOf(hearts))(before, moon, words, names, {}, clauses)
  expect(news).toContain('Kim shot the moon.')
})
