import { expect, test } from 'vitest'

import { canonical } from '../../../canonical.ts'
import { shuffle } from '../../../deal/random.ts'
import { randomOf } from '../../../game/invariants/games-by-chance.ts'
import {
  referenceMoves,
  referenceLays,
  everyPlay,
  type ReferenceTurn,
} from '../testing/reference-rules.ts'
import { cardsOfPack, inOrder, joker, rankOf, suits, type Card } from './cards.ts'
import { toMatch } from './matching.ts'
import { canonicalMove, moves } from './moves.ts'
import { gameByChance, hasty, switchRules } from '../testing/play-by-chance.ts'
import { position, namesOf } from '../testing/positions.ts'
import { picksFrom, ruleSet } from '../testing/rule-sets.ts'
import { rulesOf } from './rules.ts'
import type { Move, State, SuitOrRank } from './state.ts'
import { view } from './view.ts'

const inOneOrder = (all: readonly Move[]): string[] => all.map(canonical).toSorted()

const bookTurn = (state: State): ReferenceTurn => ({
  ...toMatch(state),
  options: state.options,
  hand: state.hands[state.turn] ?? [],
  toDraw: state.draw.length + state.discard.length - 1,
  drawn: state.step.now === 'drawn' ? state.step.card : null,
})

/**
 * Compares the legal moves before each of the first `most` moves of each game with the reference.
 * Counts how often each kind of position and move occurs.
 */
function compare(games: number, rules: typeof ruleSet, most: number) {
  const met = { lays: 0, several: 0, named: 0, demands: 0, answers: 0, calls: 0, drawn: 0 }
  for (let number = 0; number < games; number++)
    for (const { state } of gameByChance(number, hasty, { rules, most })) {
      if (state.step.now !== 'turn' && state.step.now !== 'drawn') continue
      const all = moves(view(state, state.turn), state.options)
      expect(inOneOrder(all)).toEqual(inOneOrder(referenceMoves(bookTurn(state))))
      const lays = all.filter((move) => move.do === 'play')
      met.lays += lays.length
      met.several += lays.filter(({ cards }) => cards.length > 1).length
      met.named += Number(state.named !== null)
      met.demands += Number(state.demand !== null)
      met.answers += Number(state.demand !== null && lays.length > 0)
      met.calls += Number(lays.some(({ call }) => call))
      met.drawn += Number(state.step.now === 'drawn')
    }
  return met
}

test('[SW-04] the legal moves of Switch match the rulebook', () => {
  const { drawn, ...met } = compare(60, switchRules, 200)
  expect(drawn).toBe(0)
  expect(Math.min(...Object.values(met))).toBeGreaterThan(100)
})

test('[SC-02] the legal moves match the rulebook under any rules', () => {
  const met = compare(300, ruleSet, 60)
  expect(Math.min(...Object.values(met))).toBeGreaterThan(100)
})

/** Returns a state with few ranks, so that hands contain up to all four cards of a rank. */
function ofFewRanks(number: number): State {
  const below = picksFrom(number)
  const options = ruleSet(number)
  const [all] = shuffle(randomOf(number), cardsOfPack(options.pack, options.jokers))
  const top: Card = all.pop() ?? joker
  const wanted = new Set(all.slice(0, 2).map(rankOf))
  const mine = all.filter((card) => wanted.has(rankOf(card))).slice(0, 1 + below(8))
  const others = all.filter((card) => !mine.includes(card)).slice(0, 3)
  return position({ ...options, hands: [mine, others].map(namesOf), discards: namesOf([top]) })
}

test('[SW-05] [SW-14] cards are accepted like the reference does, in any order and with any call', () => {
  const met = { taken: 0, reversed: 0, forNothing: 0, refused: 0 }
  const differing: object[] = []
  for (let number = 0; number < 300; number++) {
    const state = ofFewRanks(number)
    const shown = view(state, 0)
    const offered = new Set(moves(shown, state.options).map(canonical))
    const allowed = new Set(referenceLays(bookTurn(state)).map(canonical))
    for (const said of everyPlay(shown.hand)) {
      const taken = offered.has(canonical(canonicalMove(shown, state.options, said)))
      if (taken !== allowed.has(canonical(said))) differing.push({ state, said, taken })
      met[taken ? 'taken' : 'refused']++
      if (!taken || offered.has(canonical(said))) continue
      met[said.call ? 'forNothing' : 'reversed']++
    }
  }
  expect(differing).toEqual([])
  expect(Math.min(...Object.values(met))).toBeGreaterThan(50)
})

/**
 * Returns a state without a card to draw: all cards but the top one are in hands. If the top card
 * is wild, a suit or rank has been named.
 */
function allInHands(number: number): State {
  const below = picksFrom(number)
  const options = ruleSet(number)
  const [all] = shuffle(randomOf(number), cardsOfPack(options.pack, options.jokers))
  const top: Card = all.pop() ?? joker
  const seats = 2 + below(5)
  const hands = Array.from({ length: seats }, (_, seat) =>
    namesOf(inOrder(all.filter((_card, at) => at % seats === seat))),
  )
  const rules = rulesOf(options)
  const nameable: (SuitOrRank | null)[] = {
    wildSuit: suits.map((suit) => ({ suit })),
    wildRank: rules.ordinary.map((rank) => ({ rank })),
  }[rules.effectOf(top) as string] ?? [null]
  const named = nameable[below(nameable.length)] ?? null
  return position({ ...options, hands, discards: namesOf([top]), toDraw: '', named })
}

test('[SW-13] with no cards to draw, at least one player can play, under any rules', () => {
  for (let number = 0; number < 1_000; number++) {
    const state = allInHands(number)
    const canLay = state.hands.some((_, seat) =>
      moves(view({ ...state, turn: seat }, seat), state.options).some(
        ({ do: kind }) => kind === 'play',
      ),
    )
    expect(canLay).toBe(true)
  }
})
