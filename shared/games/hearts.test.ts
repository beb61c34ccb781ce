import { describe, expect, test } from 'vitest'

import type { State } from '../define-game/state.ts'
import { randomGames, same, type RandomGame, type RandomStep } from '../testing/random-games.ts'
import hearts from './hearts.ts'

// A second implementation of the rules, without `defineGame`. Tests compare the game with it.

const ladder = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A']
const suit = (card: string): string => card.slice(-1)
const height = (card: string): number => ladder.indexOf(card.slice(0, -1))
const penalty = (card: string): number => (card === 'Q♠' ? 13 : suit(card) === '♥' ? 1 : 0)

interface Notebook {
  hands: string[][]
  passed: (string[] | null)[]
  trick: { seat: number; card: string }[]
  won: string[][]
  scores: number[]
  deal: number
  direction: number
  next: number
  isBroken: boolean
}

const handsOf = (state: State): string[][] =>
  (state.zones['hand'] as string[][]).map((hand) => hand.slice())

function openDeal(book: Notebook, state: State, pass: boolean): void {
  const seats = book.scores.length
  book.hands = handsOf(state)
  book.passed = book.hands.map(() => null)
  book.trick = []
  book.won = book.hands.map(() => [])
  book.isBroken = false
  const left = 1
  const right = seats - 1
  const cycle = seats === 4 ? [left, right, 2, 0] : [left, right, 0]
  book.direction = pass ? (cycle[book.deal % cycle.length] ?? 0) : 0
  book.deal++
  book.next = book.direction > 0 ? -1 : starter(book)
}
const lowestClub = (seats: number): string => (seats === 5 ? '3♣' : '2♣')
const starter = ({ hands, scores }: Notebook): number =>
  hands.findIndex((hand) => hand.includes(lowestClub(scores.length)))

/** Returns the cards that a seat may play. */
function playable(book: Notebook, seat: number): string[] {
  const hand = book.hands[seat] ?? []
  const isFirst = book.won.every((cards) => cards.length === 0)
  const lead = book.trick[0]
  if (!lead) {
    if (isFirst) return [lowestClub(book.scores.length)]
    const others = hand.filter((card) => suit(card) !== '♥')
    return book.isBroken || others.length === 0 ? hand : others
  }
  const following = hand.filter((card) => suit(card) === suit(lead.card))
  const able = following.length > 0 ? following : hand
  const harmless = able.filter((card) => penalty(card) === 0)
  return isFirst && harmless.length > 0 ? harmless : able
}

function playOn(book: Notebook, { seat, move }: RandomStep, jack: boolean): void {
  if (move.do === 'pass') {
    book.passed[seat] = [...(move['cards'] as string[])]
    if (book.passed.includes(null)) return
    for (const [from, cards] of book.passed.entries()) {
      const to = (from + book.direction) % book.hands.length
      book.hands[from] = (book.hands[from] ?? []).filter((card) => !cards?.includes(card))
      book.hands[to]?.push(...(cards ?? []))
    }
    book.direction = 0
    book.next = starter(book)
    return
  }
  const card = String(move['card'])
  book.hands[seat] = (book.hands[seat] ?? []).filter((one) => one !== card)
  book.trick.push({ seat, card })
  if (suit(card) === '♥') book.isBroken = true
  book.next = (seat + 1) % book.hands.length
  const [lead] = book.trick
  if (book.trick.length < book.hands.length || !lead) return
  const best = book.trick
    .filter((one) => suit(one.card) === suit(lead.card))
    .reduce((top, one) => (height(one.card) > height(top.card) ? one : top))
  book.won[best.seat]?.push(...book.trick.map((one) => one.card))
  book.trick = []
  book.next = best.seat
  if ((book.hands[best.seat] ?? []).length > 0) return
  const taken = book.won.map((cards) => cards.reduce((sum, one) => sum + penalty(one), 0))
  const moon = taken.indexOf(26)
  book.scores = book.scores.map((score, at) => {
    const own = moon < 0 ? (taken[at] ?? 0) : at === moon ? 0 : 26
    return score + own - (jack && book.won[at]?.includes('J♦') ? 10 : 0)
  })
}

const games: readonly RandomGame[] = randomGames(hearts, 200)
const all = (test_: (step: RandomStep, game: RandomGame) => void): void => {
  for (const game of games) for (const step of game.steps) test_(step, game)
}
const zone = (state: State, name: string): string[][] => state.zones[name] as string[][]
const fact = <T>(state: State, name: string): T => state.facts[name] as T
const isNewDeal = ({ before, after }: RandomStep): boolean => after.deals > before.deals

test('a second implementation of the rules agrees over whole games', () => {
  for (const { options, seats, steps } of games) {
    const first = steps[0]?.before
    if (!first) throw new Error('a game has no moves')
    const book: Notebook = {
      hands: [],
      passed: [],
      trick: [],
      won: [],
      scores: Array.from({ length: seats }, () => 0),
      deal: 0,
      direction: 0,
      next: 0,
      isBroken: false,
    }
    openDeal(book, first, options['pass'] === true)
    for (const step of steps) {
      const wanted = step.move.do === 'pass' ? null : playable(book, step.seat).toSorted()
      const offered = step.moves.map((move) => String(move['card'])).toSorted()
      if (wanted && wanted.join() !== offered.join())
        throw new Error(
          `offered ${offered.join()}, and the second implementation allows ${wanted.join()}`,
        )
      playOn(book, step, options['jack'] === true)
      if (isNewDeal(step)) openDeal(book, step.after, options['pass'] === true)
      expect(fact(step.after, 'scores')).toEqual(book.scores)
      const isPlay = step.after.points === null && book.direction === 0
      same(isPlay ? step.after.turn : [book.next], [book.next])
    }
    expect(Math.max(...book.scores)).toBeGreaterThanOrEqual(Number(options['goal']))
  }
})

/**
 * Returns the points of each seat for every finished deal, over all games with this value of the
 * option `jack`.
 */
const gains = (jack: boolean): number[][] =>
  games
    .filter(({ options }) => options['jack'] === jack)
    .flatMap(({ steps }) => steps)
    .filter((step) => isNewDeal(step) || step.after.points)
    .map(({ before, after }) => {
      const was = fact<number[]>(before, 'scores')
      return fact<number[]>(after, 'scores').map((score, seat) => score - (was[seat] ?? 0))
    })
const total = (points: readonly number[]): number => points.reduce((sum, own) => sum + own, 0)

describe('Hearts', () => {
  test('[HE-01] all cards are dealt, except a two or two with three or five players', () => {
    for (const { seats, steps } of games) {
      const state = steps[0]?.before
      same(
        state && zone(state, 'hand').map((hand) => hand.length),
        Array.from({ length: seats }, () => Math.floor(52 / seats)),
      )
      same(state?.zones['aside'], seats === 4 ? [] : seats === 3 ? ['2♦'] : ['2♦', '2♣'])
    }
  })

  test('[HE-02] the deal passes to the left', () => {
    all((step, { seats }) => {
      if (!isNewDeal(step)) return
      same(step.after.dealer, (step.before.dealer + 1) % seats)
    })
  })

  test('[HE-03] all players pass three cards at once: left, right, across, and none in every fourth deal', () => {
    all((step, { options, seats }) => {
      if (!isNewDeal(step)) return
      const cycle = seats === 4 ? [1, 3, 2, 0] : [1, seats - 1, 0]
      const by = options['pass'] ? cycle[(step.after.deals - 1) % cycle.length] : 0
      same(step.after.facts['passBy'], by)
      same(step.after.turn.length, by === 0 ? 1 : seats)
    })
  })

  test('[HE-04] the lowest club leads to the first trick', () => {
    all(({ before, move, moves }, { seats }) => {
      const isFirst = move.do === 'play' && zone(before, 'taken').flat().length === 0
      if (!(isFirst && zone(before, 'trick').every((card) => card === null))) return
      same(moves, [{ do: 'play', card: lowestClub(seats) }])
    })
  })

  test('[HE-05] a player follows suit if possible', () => {
    all(({ before, seat, move, moves }) => {
      const lead = (before.zones['trick'] as (string | null)[])[Number(before.facts['leader'])]
      if (move.do !== 'play' || !lead) return
      const isAble = zone(before, 'hand')[seat]?.some((card) => suit(card) === suit(lead))
      if (!isAble) return
      same(
        moves.every((one) => suit(String(one['card'])) === suit(lead)),
        true,
      )
    })
  })

  test('[HE-06] the highest card of the suit led takes the trick and leads', () => {
    all(({ before, after, move }) => {
      const trick = [...(before.zones['trick'] as (string | null)[])]
      if (move.do !== 'play' || trick.filter((card) => card === null).length !== 1) return
      if (after.deals > before.deals || after.points) return
      trick[trick.indexOf(null)] = String(move['card'])
      const lead = trick[Number(before.facts['leader'])] ?? ''
      const rivals = trick.map((card) => (card && suit(card) === suit(lead) ? height(card) : -1))
      same(after.turn, [rivals.indexOf(Math.max(...rivals))])
    })
  })

  test('[HE-07] the first trick has no hearts and no queen of spades, unless a player has only such cards', () => {
    all(({ before, move, moves }) => {
      if (move.do !== 'play' || zone(before, 'taken').flat().length > 0) return
      const harmful = moves.filter((one) => penalty(String(one['card'])) > 0).length
      same(harmful === 0 || harmful === moves.length, true)
    })
  })

  test('[HE-08] a player leads no heart before one was played, unless the hand has only hearts', () => {
    all(({ before, move, moves }) => {
      const isLead = zone(before, 'trick').every((card) => card === null)
      if (move.do !== 'play' || !isLead || before.facts['broken']) return
      const led = moves.filter((one) => suit(String(one['card'])) === '♥').length
      same(led === 0 || led === moves.length, true)
    })
  })

  test('[HE-09] a deal has 26 points: 13 hearts and 13 for the queen of spades', () => {
    const usual = gains(false).filter((points) => !points.includes(26))
    expect(usual.length).toBeGreaterThan(100)
    for (const points of usual) expect(total(points)).toBe(26)
  })

  test('[HE-10] a player who took all points gets none, and all others get 26', () => {
    for (const points of gains(false).filter((one) => one.includes(26)))
      expect(points.toSorted((one, other) => one - other)).toEqual([
        0,
        ...points.slice(1).map(() => 26),
      ])
  })

  test('[HE-10] the table remembers until the next deal ends who took all points', () => {
    let moons = 0
    all((step, { options }) => {
      const { before, after } = step
      if (options['jack'] || !(isNewDeal(step) || after.points)) return
      const was = fact<number[]>(before, 'scores')
      const gain = fact<number[]>(after, 'scores').map((score, seat) => score - (was[seat] ?? 0))
      const moon = gain.includes(26) ? gain.indexOf(0) : null
      same(fact(after, 'moon'), moon)
      same(after.sheet.at(-1)?.great ?? null, moon)
      moons += gain.includes(26) ? 1 : 0
    })
    expect(moons).toBeGreaterThan(0)
  })

  test('[HE-11] as an option, the jack of diamonds takes 10 points off', () => {
    const usual = gains(true).filter((points) => total(points) < 26)
    expect(usual.length).toBeGreaterThan(100)
    for (const points of usual) expect(total(points)).toBe(16)
  })

  test('[HE-12] the game ends when a player reaches the goal, and the fewest points win', () => {
    for (const { options, steps } of games) {
      const end = steps.at(-1)?.after
      expect(Math.max(...(end?.points ?? []))).toBeGreaterThanOrEqual(Number(options['goal']))
      for (const { before } of steps)
        expect(Math.max(...fact<number[]>(before, 'scores'))).toBeLessThan(Number(options['goal']))
    }
    expect(hearts.winner).toBe('fewest')
  })
})
