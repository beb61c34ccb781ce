import { describe, expect, test } from 'vitest'

import type { State } from '../define-game/state.ts'
import { randomGames, same, type RandomGame, type RandomStep } from '../testing/random-games.ts'
import thirtyOne from './thirty-one.ts'

// A second implementation of the rules, without `defineGame`. Tests compare the game with it.

const suit = (card: string): string => card.slice(-1)
const rank = (card: string): string => card.slice(0, -1)
const pips = (card: string): number =>
  rank(card) === 'A' ? 11 : 'JQK'.includes(rank(card)) ? 10 : Number(rank(card))

function worth(hand: readonly string[]): number {
  if (new Set(hand.map(rank)).size === 1) return rank(hand[0] ?? '') === 'A' ? 33 : 30.5
  const sums = new Map<string, number>()
  for (const card of hand) sums.set(suit(card), (sums.get(suit(card)) ?? 0) + pips(card))
  return Math.max(...sums.values())
}

interface Notebook {
  hands: string[][]
  middle: string[]
  spare: string[]
  stock: string[]
  lives: number[]
  /** The deal in which a player went out; 0 for a player who is still in the game. */
  gone: number[]
  deal: number
  dealer: number
  next: number
  passes: number
  knocker: number | null
}

function openDeal(book: Notebook, state: State): void {
  const pile = (zone: string) => (state.zones[zone] as string[]).slice()
  book.hands = (state.zones['hand'] as string[][]).map((hand) => hand.slice())
  book.spare = pile('spare')
  book.stock = pile('stock')
  book.middle = []
  book.deal++
  book.passes = 0
  book.knocker = null
  book.next = book.dealer
}
function leftOf({ gone }: Notebook, seat: number): number {
  let left = seat
  do left = (left + 1) % gone.length
  while (gone[left] !== 0 && left !== seat)
  return left
}

/** Returns the names of the moves that are allowed. */
const allowed = ({ middle, knocker }: Notebook): string[] =>
  middle.length === 0
    ? ['change', 'keep']
    : ['pass', 'swap', 'swapAll', ...(knocker === null ? ['knock'] : [])].toSorted()

/** Makes a move, and returns whether the deal is over. */
function playOn(book: Notebook, { move }: RandomStep): boolean {
  const seat = book.next
  const hand = book.hands[seat] ?? []
  book.next = leftOf(book, seat)
  let isUsedUp = false
  const trade = (mine: string[]) => ([book.hands[seat], book.middle] = [book.middle, mine])
  switch (move.do) {
    case 'keep':
      book.middle = book.spare
      break
    case 'change':
      book.middle = hand
      book.hands[seat] = book.spare
      break
    case 'swap':
      book.hands[seat] = [...hand.filter((card) => card !== move['give']), String(move['get'])]
      book.middle = [...book.middle.filter((card) => card !== move['get']), String(move['give'])]
      break
    case 'swapAll':
      trade(hand)
      break
    case 'knock':
      book.knocker = seat
      break
    default:
      book.passes++
  }
  if (move.do === 'swap' || move.do === 'swapAll') book.passes = 0
  const inGame = book.gone.filter((deal) => deal === 0).length
  if (move.do === 'pass' && book.passes >= inGame && book.knocker === null) {
    book.passes = 0
    isUsedUp = book.stock.length < 3
    if (!isUsedUp) book.middle = book.stock.splice(-3)
  }
  const values = new Set(book.hands.map((cards, at) => (book.gone[at] === 0 ? worth(cards) : 99)))
  return values.has(33) || values.has(31) || isUsedUp || book.next === book.knocker
}

function settle(book: Notebook): void {
  const players = [...book.gone.keys()].filter((seat) => book.gone[seat] === 0)
  const values = new Map(players.map((seat) => [seat, worth(book.hands[seat] ?? [])]))
  const isFire = [...values.values()].includes(33)
  const least = Math.min(...values.values())
  const losers = players.filter((seat) =>
    isFire ? values.get(seat) !== 33 : values.get(seat) === least,
  )
  if (losers.length === players.length) return
  for (const seat of losers)
    if ((book.lives[seat] ?? 0) > 0) book.lives[seat] = (book.lives[seat] ?? 0) - 1
    else book.gone[seat] = book.deal
}

const games: readonly RandomGame[] = randomGames(thirtyOne, 200)
const all = (check: (step: RandomStep, game: RandomGame) => void): void => {
  for (const game of games) for (const step of game.steps) check(step, game)
}
const isNewDeal = ({ before, after }: RandomStep): boolean => after.deals > before.deals
const handsIn = (state: State): string[][] => state.zones['hand'] as string[][]
const isIn = (state: State, seat: number): boolean => !state.out.some((out) => out === seat)
const livesIn = (state: State): number[] => state.facts['lives'] as number[]
const namesOf = ({ moves }: RandomStep): string[] =>
  [...new Set(moves.map((move) => move.do))].toSorted()
const pilesOf = (state: State): string[] => (state.zones['market'] as string[]).toSorted()

test('a second implementation of the rules agrees over whole games', () => {
  for (const { options, seats, steps } of games) {
    const first = steps[0]?.before
    if (!first) throw new Error('a game has no moves')
    const book: Notebook = {
      hands: [],
      middle: [],
      spare: [],
      stock: [],
      lives: Array.from({ length: seats }, () => Number(options['lives'])),
      gone: Array.from({ length: seats }, () => 0),
      deal: 0,
      dealer: first.dealer,
      next: 0,
      passes: 0,
      knocker: null,
    }
    openDeal(book, first)
    for (const step of steps) {
      same(step.seat, book.next)
      same(namesOf(step), allowed(book))
      const isOver = playOn(book, step)
      if (isOver) {
        const isPlaying = (at: number) => book.gone[at] === 0
        const points = book.hands.map((cards, at) => (isPlaying(at) ? worth(cards) : null))
        same(step.after.facts['scores'], points)
        settle(book)
      }
      const players = book.gone.filter((deal) => deal === 0).length
      same(livesIn(step.after), book.lives)
      same(step.after.points !== null, players === 1)
      same(isNewDeal(step), isOver && players > 1)
      if (isNewDeal(step)) {
        book.dealer = leftOf(book, book.dealer)
        openDeal(book, step.after)
      } else if (!isOver) same(pilesOf(step.after), book.middle.toSorted())
    }
    expect(steps.at(-1)?.after.points).toEqual(
      book.gone.map((deal) => (deal === 0 ? book.deal + 1 : deal)),
    )
  }
})

describe('Thirty-one', () => {
  test('[TO-01] all players get three of 32 cards, three are put aside, and the deal passes on', () => {
    expect(thirtyOne.cards).toHaveLength(32)
    all((step, { seats }) => {
      if (!isNewDeal(step)) return
      const { after } = step
      same(
        handsIn(after).map((hand) => hand.length),
        Array.from({ length: seats }, (_, seat) => (isIn(after, seat) ? 3 : 0)),
      )
      same((after.zones['spare'] as string[]).length, 3)
      same(isIn(after, after.dealer), true)
    })
  })

  test('[TO-02] the dealer keeps the dealt cards, or takes the other three unseen', () => {
    all(({ before, after, seat, move }) => {
      if (move.do !== 'keep' && move.do !== 'change') return
      same(seat, before.dealer)
      if (after.deals !== before.deals || after.points) return
      const mine = handsIn(before)[seat] ?? []
      const spare = before.zones['spare'] as string[]
      same(pilesOf(after), (move.do === 'keep' ? spare : mine).toSorted())
    })
  })

  test('[TO-03] in turn a player swaps one card or all, passes or knocks', () => {
    all((step) => {
      const { before, after, seat, move } = step
      if (move.do !== 'swapAll' || after.deals !== before.deals || after.points) return
      same(pilesOf(after), (handsIn(before)[seat] ?? []).toSorted())
    })
  })

  test('[TO-04] when all players pass in a row, the middle is renewed', () => {
    let renewals = 0
    all((step) => {
      const { before, after, move } = step
      if (move.do !== 'pass' || isNewDeal(step) || after.points) return
      const players = [...handsIn(before).keys()].filter((seat) => isIn(before, seat)).length
      const isRow =
        Number(before.facts['passes']) + 1 >= players && before.facts['knocked'] === null
      renewals += Number(isRow)
      same(pilesOf(after).join() !== pilesOf(before).join(), isRow)
    })
    expect(renewals).toBeGreaterThan(20)
  })

  test('[TO-05] one player knocks, and all others have one more turn', () => {
    for (const { steps } of games)
      for (const [at, { move, seat, before }] of steps.entries()) {
        if (move.do !== 'knock') continue
        const others = steps.slice(at + 1).filter((one) => one.before.deals === before.deals)
        same(
          others.some((one) => one.seat === seat || one.move.do === 'knock'),
          false,
        )
      }
    expect(games.some(({ steps }) => steps.some(({ move }) => move.do === 'knock'))).toBe(true)
  })

  test('[TO-06] only cards of one suit count; three of a rank are 30½, and three aces 33', () => {
    expect([
      worth(['A♠', 'K♠', '10♠']),
      worth(['7♥', '7♠', '7♦']),
      worth(['A♥', 'A♠', 'A♦']),
      worth(['9♥', '8♥', 'A♦']),
    ]).toEqual([31, 30.5, 33, 17])
  })

  test('the move that ends a deal names the card that everyone saw in the middle', () => {
    const last = games.flatMap(({ steps }) =>
      steps.filter((step) => isNewDeal(step) && step.move.do === 'swap'),
    )
    expect(last.length).toBeGreaterThan(0)
    for (const { move, after } of last)
      expect(after.last).toMatchObject({ get: move['get'], give: move['give'] })
  })

  test('[TO-07] 31 or three aces end the deal at once', () => {
    all(({ after }) => {
      if (after.points || after.facts['choosing']) return
      const hands = handsIn(after).filter((hand) => hand.length > 0)
      same(
        hands.some((hand) => [31, 33].includes(worth(hand))),
        false,
      )
    })
  })

  test('[TO-08] the players with the lowest hands lose a life, unless all players would', () => {
    all((step) => {
      const { before, after } = step
      const lost = livesIn(before).filter((lives, seat) => lives > (livesIn(after)[seat] ?? 0))
      const players = livesIn(before).length - before.out.length
      same(lost.length < players, true)
      if (lost.length > 0) same(isNewDeal(step) || after.points !== null, true)
    })
  })

  test('[TO-09] a player without lives stays in (swims), and is out after the next loss', () => {
    all(({ before, after }) => {
      const fresh = after.out.filter((seat) => !before.out.includes(seat))
      same(
        fresh.every((seat) => livesIn(before)[seat] === 0),
        true,
      )
    })
  })

  test('[TO-10] the last player in wins, and the others are placed by the deal in which they left', () => {
    for (const { seats, steps } of games) {
      const end = steps.at(-1)?.after
      expect(end?.out).toHaveLength(seats - 1)
      expect((end?.points ?? []).indexOf(Math.max(...(end?.points ?? [])))).toBe(
        [...Array(seats).keys()].find((seat) => end && isIn(end, seat)),
      )
    }
  })
})
