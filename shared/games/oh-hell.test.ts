import { describe, expect, test } from 'vitest'

import type { State } from '../define-game/state.ts'
import { randomGames, same, type RandomGame, type RandomStep } from '../testing/random-games.ts'
import ohHell from './oh-hell.ts'

// A second implementation of the rules, without `defineGame`. Tests compare the game with it.

const ladder = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A']
const suit = (card: string): string => card.slice(-1)
const height = (card: string): number => ladder.indexOf(card.slice(0, -1))

interface Notebook {
  hands: string[][]
  trump: string
  bids: Map<number, number>
  trick: { seat: number; card: string }[]
  tricks: number[]
  scores: number[]
  dealer: number
  next: number
}

function openDeal(state: State, scores: number[], dealer: number): Notebook {
  return {
    hands: (state.zones['hand'] as string[][]).map((hand) => hand.slice()),
    trump: suit(String(state.zones['trump'])),
    bids: new Map(),
    trick: [],
    tricks: scores.map(() => 0),
    scores,
    dealer,
    next: (dealer + 1) % scores.length,
  }
}

function allowed(book: Notebook, hook: boolean): (string | number)[] {
  const hand = book.hands[book.next] ?? []
  if (book.bids.size < book.scores.length) {
    const said = [...book.bids.values()].reduce((sum, bid) => sum + bid, 0)
    const cards = (book.hands[0] ?? []).length
    const bids = Array.from({ length: cards + 1 }, (_, bid) => bid)
    return hook && book.next === book.dealer ? bids.filter((bid) => said + bid !== cards) : bids
  }
  const [lead] = book.trick
  const following = hand.filter((card) => lead && suit(card) === suit(lead.card))
  return following.length > 0 ? following : hand
}

function playOn(book: Notebook, choice: string | number, minus: boolean): void {
  const seat = book.next
  const seats = book.scores.length
  book.next = (seat + 1) % seats
  if (typeof choice === 'number') {
    book.bids.set(seat, choice)
    return
  }
  book.hands[seat] = (book.hands[seat] ?? []).filter((card) => card !== choice)
  book.trick.push({ seat, card: choice })
  const [lead] = book.trick
  if (book.trick.length < seats || !lead) return
  const strength = (card: string): number =>
    suit(card) === book.trump
      ? 100 + height(card)
      : suit(card) === suit(lead.card)
        ? height(card)
        : -1
  const best = book.trick.reduce((top, one) =>
    strength(one.card) > strength(top.card) ? one : top,
  )
  book.tricks[best.seat] = (book.tricks[best.seat] ?? 0) + 1
  book.trick = []
  book.next = best.seat
  if (book.hands.some((hand) => hand.length > 0)) return
  book.scores = book.scores.map((score, at) => {
    const [bid, took] = [book.bids.get(at) ?? 0, book.tricks[at] ?? 0]
    return bid === took ? score + 10 + took : minus ? score - Math.abs(bid - took) : score
  })
}

const games: readonly RandomGame[] = randomGames(ohHell, 200)
const isNewDeal = ({ before, after }: RandomStep): boolean => after.deals > before.deals
const all = (check: (step: RandomStep, game: RandomGame) => void): void => {
  for (const game of games) for (const step of game.steps) check(step, game)
}
const choiceOf = ({ move }: RandomStep): string | number =>
  (move.do === 'bid' ? move['tricks'] : move['card']) as string | number
const handOf = (state: State, seat: number): string[] =>
  (state.zones['hand'] as string[][])[seat] ?? []
/** Returns the number of cards in each deal. */
const sizesOf = ({ steps }: RandomGame): number[] =>
  steps.flatMap((step, at) =>
    at === 0 || isNewDeal(steps[at - 1] ?? step) ? [Number(step.before.facts['size'])] : [],
  )

test('a second implementation of the rules agrees over whole games', () => {
  for (const { options, seats, steps } of games) {
    const first = steps[0]?.before
    if (!first) throw new Error('a game has no moves')
    let book = openDeal(
      first,
      Array.from({ length: seats }, () => 0),
      first.dealer,
    )
    for (const step of steps) {
      same(step.seat, book.next)
      same(
        step.moves.map((move) => move['tricks'] ?? move['card']),
        handOf(step.before, step.seat).length > 0 && step.move.do === 'play'
          ? handOf(step.before, step.seat).filter((card) => allowed(book, false).includes(card))
          : allowed(book, options['hook'] === true),
      )
      playOn(book, choiceOf(step), options['misses'] === 'minus')
      same(step.after.facts['scores'], book.scores)
      if (isNewDeal(step)) book = openDeal(step.after, book.scores, (book.dealer + 1) % seats)
    }
    expect(steps.at(-1)?.after.points).toEqual(book.scores)
  }
})

describe('Oh Hell', () => {
  test('[OH-01] each deal has one more card, as long as one card is left to turn up', () => {
    for (const game of games) {
      const most = Math.min(Number(game.options['most']), Math.floor(51 / game.seats))
      const up = Array.from({ length: most }, (_, at) => at + 1)
      expect(sizesOf(game).slice(0, most)).toEqual(up)
    }
  })

  test('[OH-02] as an option, the deals go down again to one card', () => {
    for (const game of games) {
      const most = Math.min(Number(game.options['most']), Math.floor(51 / game.seats))
      const isUp = game.options['way'] === 'up'
      expect(sizesOf(game)).toHaveLength(isUp ? most : 2 * most - 1)
      expect(sizesOf(game).at(-1)).toBe(isUp ? most : 1)
    }
  })

  test('[OH-03] the deal passes to the left, and the next card shows trumps', () => {
    all((step, { seats }) => {
      same(typeof step.before.zones['trump'], 'string')
      if (!isNewDeal(step)) return
      same(step.after.dealer, (step.before.dealer + 1) % seats)
    })
  })

  test('[OH-04] from the dealer’s left all players bid once, from none to all their cards', () => {
    all(({ before, seat, move, moves }) => {
      if (move.do !== 'bid') return
      const bids = before.facts['bids'] as (number | null)[]
      same(bids[seat], null)
      const size = Number(before.facts['size'])
      if (!(seat !== before.dealer)) return
      same(
        moves.map((one) => one['tricks']),
        [...Array(size + 1).keys()],
      )
    })
  })

  test('[OH-05] all bids together cannot equal the number of tricks', () => {
    all(({ after, seat, move, before }, { options }) => {
      if (move.do !== 'bid' || seat !== before.dealer || !options['hook']) return
      const bids = after.facts['bids'] as number[]
      same(bids.reduce((sum, bid) => sum + bid, 0) === Number(after.facts['size']), false)
    })
  })

  test('[OH-06] the player left of the dealer leads, and the others follow suit', () => {
    all(({ before, seat, move, moves }, { seats }) => {
      const trick = before.zones['trick'] as (string | null)[]
      const lead = trick[Number(before.facts['leader'])]
      if (move.do !== 'play') return
      const isFirst = (before.zones['played'] as string[]).length === 0
      same(lead || !isFirst ? seat : (before.dealer + 1) % seats, seat)
      const isAble = lead && handOf(before, seat).some((card) => suit(card) === suit(lead))
      if (!isAble) return
      same(
        moves.every((one) => suit(String(one['card'])) === suit(lead)),
        true,
      )
    })
  })

  test('[OH-07] the highest trump takes the trick', () => {
    all((step) => {
      const { before, after, move } = step
      const trick = [...(before.zones['trick'] as (string | null)[])]
      const trump = suit(String(before.zones['trump']))
      if (move.do !== 'play' || trick.filter((card) => card === null).length !== 1) return
      if (isNewDeal(step) || after.points) return
      trick[trick.indexOf(null)] = String(move['card'])
      const trumps = trick.map((card) => (card && suit(card) === trump ? height(card) : -1))
      if (!(Math.max(...trumps) >= 0)) return
      same(after.turn, [trumps.indexOf(Math.max(...trumps))])
    })
  })

  test('[OH-08] exactly the bid is worth 10 points plus 1 per trick; any other result nothing, or minus points', () => {
    const gains = new Set<number>()
    all((step, { options }) => {
      if (!isNewDeal(step)) return
      const was = step.before.facts['scores'] as number[]
      for (const [seat, score] of (step.after.facts['scores'] as number[]).entries())
        if (options['misses'] === 'none') gains.add(score - (was[seat] ?? 0))
    })
    expect([...gains].every((gain) => gain === 0 || gain >= 10)).toBe(true)
    expect(gains).toContain(11)
  })

  test('[OH-09] the most points win, and equal players share the place', () => {
    expect(ohHell.winner ?? 'most').toBe('most')
    for (const { steps } of games) expect(steps.at(-1)?.after.points).not.toBeNull()
  })
})
