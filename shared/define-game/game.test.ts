import { describe, expect, test } from 'vitest'

import { pick, randomNumbered } from '../deal/random.ts'
import type { Viewer } from '../game/game.ts'
import { defaultsOf } from '../game/options.ts'
import { seatsFor } from '../game/seats.ts'
import hearts from '../games/hearts.ts'
import highestCard from '../testing/one-file/highest-card.ts'
import mauMau from '../testing/one-file/mau-mau.ts'
import { botsFor } from './bot.ts'
import { flightsBetween } from './flights.ts'
import { apply, gameOf } from './game.ts'
import { layoutOf, type AnyDefinition, type Move } from './layout.ts'
import { holderOf, remove, take } from './piles.ts'
import type { State } from './state.ts'
import type { Table } from './table.ts'
import { optionWordsOf, tableWordsOf } from './words.ts'

const start = (definition: AnyDefinition, seats: number, number = 1): State =>
  gameOf(definition).setup(seats, optionsOf(definition), randomNumbered(number), null)
const optionsOf = (definition: AnyDefinition): object => defaultsOf(definition.options ?? {})

/** Returns the states of a game of random moves. */
function statesOf(definition: AnyDefinition, seats: number, number: number): State[] {
  const game = gameOf(definition)
  const options = optionsOf(definition)
  const states = [start(definition, seats, number)]
  let random = randomNumbered(number)
  const any = <Item>(items: readonly Item[]): Item => {
    const [at, after] = pick(random, items.length)
    random = after
    return items[at] as Item
  }
  for (let state = states[0]; state && state.points === null && states.length < 400;) {
    const seat = any(state.turn)
    state = game.apply(state, seat, any(game.moves(game.view(state, seat), options)), options)
    states.push(state)
  }
  return states
}

test('the largest number of players can depend on the options', () => {
  const game = gameOf({
    ...highestCard,
    options: { pack: ['whole', 'half'] },
    maxSeats: ({ pack }: { readonly pack: string }) => (pack === 'half' ? 3 : 5),
  } as AnyDefinition)
  const seatsWith = (pack: string) => seatsFor(game, { pack } as never)
  expect(seatsWith('whole')).toEqual({ min: 2, max: 5 })
  expect(seatsWith('half')).toEqual({ min: 2, max: 3 })
})

test('the prompt is the one of a move that the options of the table allow', () => {
  const { play } = highestCard.moves
  const definition = {
    ...highestCard,
    options: { asks: [false, true] },
    moves: {
      play: { ...play, when: ({ options }: { options: { asks: boolean } }) => options.asks },
    },
    en: { ...highestCard.en, prompts: { play: 'Play a card.' } },
  } as unknown as AnyDefinition
  const state = start(definition, 2)
  const view = gameOf(definition).view(state, state.turn[0] ?? 0)
  const { prompt } = tableWordsOf(definition, 'en').words
  expect(prompt(view, { asks: true }, [])).toBe('Play a card.')
  expect(prompt(view, { asks: false }, [])).not.toBe('Play a card.')
})

test('the sentence about a rare feat shows any name as it is', () => {
  const [state] = statesOf(hearts, 4, 1)
  const view = { ...gameOf(hearts).view(state as State, 'public'), moon: 1 }
  const { great } = tableWordsOf(hearts, 'en').words
  expect(great(view, ['Anna', '$&'])).toBe('$& shot the moon')
})

test('a text of the board can tell a spectator from the player in the first seat', () => {
  const definition = {
    ...highestCard,
    en: {
      ...highestCard.en,
      always: ({ seat, dealer }: { seat: number | null; dealer: number }) =>
        seat === dealer ? 'You deal' : null,
    },
  } as AnyDefinition
  const state = { ...start(definition, 2), dealer: 0 } as const
  const { words } = tableWordsOf(definition, 'en')
  const sentenceFor = (viewer: Viewer) =>
    words.always(gameOf(definition).view(state, viewer), {}, [])
  expect(sentenceFor(0)).toBe('You deal')
  expect(sentenceFor('public')).toBeNull()
})

test('each sentence of an option shows the value in place of {}', () => {
  const lives = ['Lives', '{} lives', '1 life', '{} lives'] as const
  const definition = {
    ...highestCard,
    options: { lives: [3, 1, 2] },
    en: { ...highestCard.en, options: { lives } },
  } as unknown as AnyDefinition
  const values = { 3: '3 lives', 1: '1 life', 2: '2 lives' }
  expect(optionWordsOf(definition, 'en').options['lives']).toEqual({ name: 'Lives', values })
})

test('partners have the sum of their points, and share their place', () => {
  const alone = statesOf(highestCard, 4, 5).at(-1)
  const [a = 0, b = 0, c = 0, d = 0] = alone?.points ?? []
  const partners = { ...highestCard, team: (seat: number) => seat % 2 } as AnyDefinition
  const last = statesOf(partners, 4, 5).at(-1) as State
  expect(last.points).toEqual([a + c, b + d, a + c, b + d])
  expect(a + c).toBeGreaterThan(b + d)
  expect(gameOf(partners).outcome(last)).toMatchObject({ places: [1, 3, 1, 3] })
})

describe('a view', () => {
  test('shows the viewer’s own hand, and only the size of the others', () => {
    const state = start(highestCard, 3)
    const view = gameOf(highestCard).view(state, 1)
    expect(view['hand']).toEqual((state.zones['hand'] as number[][])[1])
    expect(view.count).toEqual({ hand: [5, 5, 5] })
    expect(view.left).toEqual({ rest: 15 })
    expect(view.shown).toBeUndefined()
  })

  test('shows all hands if hands are open, and all cards after the game', () => {
    const state = start(highestCard, 2)
    const game = gameOf(highestCard)
    expect(game.view(state, 'open-hands').shown).toEqual({ hand: state.zones['hand'] })
    expect(game.view(state, 'afterwards').shown).toEqual({
      hand: state.zones['hand'],
      rest: state.zones['rest'],
    })
  })

  test('shows all cards to every viewer once the game is over', () => {
    const game = gameOf(highestCard)
    const over = { ...start(highestCard, 2), points: [1, 0] }
    for (const viewer of [0, 'public', 'open-hands'] as const)
      expect(game.view(over, viewer).shown).toEqual(game.view(over, 'afterwards').shown)
  })

  test('names the cards that a player has shown', () => {
    const known = statesOf(hearts, 4, 4).flatMap((state) =>
      (gameOf(hearts).view(state, 'public').known ?? []).map((one) => [state, one] as const),
    )
    expect(known.length).toBeGreaterThan(0)
    for (const [state, { card, zone, ...place }] of known) {
      const holder = 'seat' in place ? (state.zones[zone] as string[][])[place.seat] : []
      expect(holder).toContain(card)
    }
  })
})

test('all players still know a shown card at the bottom of a pile after a card is drawn', () => {
  const drawing = {
    ...highestCard,
    deal(g: Table & { hand: number[][]; rest: number[] }, pack: number[]) {
      highestCard.deal(g as never, pack as never)
      g.show(g.rest.slice(0, 1))
    },
    moves: {
      play: {
        rule: 'HC-02',
        does: (g: { hand: number[][]; rest: number[]; seat: number }) =>
          g.hand[g.seat]?.push(...take(g.rest)),
      },
    },
  } as unknown as AnyDefinition
  const state = start(drawing, 2)
  const [seat = 0] = state.turn
  const after = apply(layoutOf(drawing), state, seat, { do: 'play' }, {})
  const [card] = state.zones['rest'] as number[]
  for (const viewer of [0, 1, 'public'] as const)
    expect(gameOf(drawing).view(after, viewer).known).toEqual([{ card, zone: 'rest', at: 0 }])
})

test('an illegal move is refused with the clause that forbids it', () => {
  const game = gameOf(highestCard)
  const state = start(highestCard, 2)
  const [seat = 0] = state.turn
  const other = game.view(state, 1 - seat)
  expect(game.violatedClause(other, {}, { do: 'play', card: 1 })).toBe('HC-98')
  const view = game.view(state, seat)
  const missing = highestCard.cards.find((card) => !(view['hand'] as unknown[]).includes(card))
  expect(game.violatedClause(view, {}, { do: 'play', card: missing })).toBe('HC-02')
})

test('the error for a lost card names the card, and the move whose `does` lost it', () => {
  const losing: AnyDefinition = {
    ...mauMau,
    moves: {
      ...mauMau.moves,
      draw: { rule: 'MM-02', does: (g) => void (g as { stock: unknown[] }).stock.pop() },
    },
  }
  const state = start(losing, 2)
  const [seat = 0] = state.turn
  const move: Move = { do: 'draw' }
  expect(() => apply(layoutOf(losing), state, seat, move, optionsOf(losing))).toThrow(
    /^the card \S+ was lost in `does` of draw$/,
  )
})

test('`seat` is still the seat that moves after `deal()`', () => {
  const movers: number[] = []
  const dealing = {
    ...highestCard,
    moves: {
      play: {
        ...highestCard.moves.play,
        does(g: Table) {
          g.deal()
          movers.push(g.seat)
        },
      },
    },
    after: (g: Table) => movers.push(g.seat),
  } as unknown as AnyDefinition
  const state = { ...start(dealing, 3), turn: [1] as const }
  const [move] = gameOf(dealing).moves(gameOf(dealing).view(state, 1), {})
  const after = apply(layoutOf(dealing), { ...state, dealer: 1 }, 1, move as Move, {})
  expect(after.dealer).toBe(2)
  expect(movers).toEqual([1, 1])
})

test('a bot moves in a game whose `does` reads the hands of the next deal', () => {
  let calls = 0
  const dealing = {
    ...highestCard,
    moves: {
      play: {
        ...highestCard.moves.play,
        does(g: Table & { hand: number[][]; before: number[] }, { card }: Move) {
          g.before.push(remove(card as number, g.hand[g.seat] ?? []))
          if (g.hand.some((hand) => hand.length > 0)) return
          g.deal()
          g.turn = [holderOf(Math.max(...g.hand.flat()), g.hand as never)]
        },
      },
    },
    after(g: Table) {
      if (g.isDealOver) calls++
    },
  } as unknown as AnyDefinition
  const state = start(dealing, 2)
  const view = gameOf(dealing).view(state, state.turn[0] ?? 0)
  const context = { random: randomNumbered(1), urgency: 'urgent', strength: 'easy' } as const
  expect(botsFor(dealing).bot.move(view, {}, context)).toMatchObject({ do: 'play' })
  expect(calls).toBe(0)
})

test('cards that moved between two views are animated', () => {
  const layout = layoutOf(mauMau)
  const game = gameOf(mauMau)
  for (const seats of [2, 4])
    for (const viewer of [0, 'public'] as const) {
      const views = statesOf(mauMau, seats, 7).map((state) => game.view(state, viewer))
      for (const [at, after] of views.entries()) {
        const before = views[at - 1]
        if (!before || !after.last) continue
        const flights = flightsBetween(layout, before, after)
        const { last } = after
        const hand = { zone: 'hand', seat: last.seat }
        const discard = { zone: 'discard', seat: null }
        const isDraw = last.do === 'draw'
        const hasCards = before.left['stock'] !== 0 || (before['discard'] as unknown[]).length > 1
        if (isDraw && !hasCards) continue
        const wanted = isDraw ? { to: hand } : { card: last['card'], from: hand, to: discard }
        expect(flights).toContainEqual(expect.objectContaining(wanted))
      }
    }
})
