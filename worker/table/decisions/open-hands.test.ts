import { describe, expect, test } from 'vitest'

import { randomNumbered } from '../../../shared/deal/random.ts'
import type { Viewer } from '../../../shared/game/game.ts'
import { gameOf } from '../../../shared/games/all.ts'
import { openHandsDelays, type OpenHandsDelay } from '../../../shared/protocol/table-settings.ts'
import { limits, patience } from '../../../shared/protocol/limits.ts'
import { Script } from '../../testing/script.ts'
import { gameNamed } from '../games.ts'
import { close } from './listing.ts'
import { news, publicState, publicTable } from './views.ts'
import { dealAt, type Table } from './table.ts'

const delays = openHandsDelays.filter((moves) => moves > 0)

/** Two who play with a bot. */
function begun(game = 'the-game', moves: OpenHandsDelay = 3) {
  const evening = new Script(gameNamed(game))
  const [anna, ben] = [evening.sits('Anna'), evening.sits('Ben')]
  evening.says(anna, { type: 'add-bot' })
  evening.says(anna, { type: 'start' })
  expect(evening.says(anna, { type: 'open-hands', moves })).toBe(null)
  return { evening, anna, ben }
}

/** The same after both have said yes. */
function opened(game = 'the-game', moves: OpenHandsDelay = 3) {
  const all = begun(game, moves)
  expect(all.evening.says(all.ben, { type: 'show-hand', shows: true })).toBe(null)
  return all
}

/** Makes so many moves; fewer where the game ends. */
function plays(evening: Script, moves: number): void {
  const until = evening.turn() + moves
  while (evening.turn() < until && evening.table.phase.name === 'playing') {
    const [seat = 0] = evening.game.toMove(stateOf(evening))
    const one = evening.table.seats[seat]
    const safe = one?.kind === 'human' ? evening.moves(one.id) : []
    const move = safe.find((offered) => !('loses' in offered))
    if (one?.kind !== 'human' || one.kept) evening.passes(100)
    else evening.says(one.id, { type: 'move', turn: evening.turn(), move: move as never })
  }
}

function stateOf({ table }: Script) {
  const deal = dealAt(table)
  if (!deal) throw new Error('nothing has been dealt')
  return deal.state
}

const handsIn = (evening: Script) =>
  (stateOf(evening) as unknown as { readonly hands: readonly unknown[] }).hands

const watched = (evening: Script) => publicState(evening.game, evening.table, 0).position
const seesHands = (evening: Script): boolean =>
  /"(open|shown)":/.test(JSON.stringify(watched(evening)?.view))
const isOpen = (evening: Script) => publicTable(evening.table, 0).openHands?.open

describe.each(delays)('when everybody shows their hand %i moves later', (moves) => {
  test.each(['the-game', 'switch', 'high-low', 'nix'])(
    'watchers of %s see what all held so many moves ago, and nothing newer',
    (game) => {
      const { evening } = opened(game, moves)
      const open = gameOf(game)
      const views = [open?.view(stateOf(evening), 'open-hands')]
      const first = open?.view(stateOf(evening), 'public')
      for (let made = 0; evening.table.phase.name === 'playing' && made < 2 * moves; made++) {
        const late = made - moves
        expect(watched(evening)).toMatchObject({ turn: Math.max(0, late) })
        expect(watched(evening)?.view).toEqual(late < 0 ? first : views[late])
        plays(evening, 1)
        views.push(open?.view(stateOf(evening), 'open-hands'))
      }
    },
  )
})

test('as long as one yes is missing nobody’s hand is shown', () => {
  const { evening, anna, ben } = begun()
  plays(evening, 5)
  expect([isOpen(evening), seesHands(evening)]).toEqual([false, false])
  expect(watched(evening)?.turn).toBe(5)
  evening.says(ben, { type: 'show-hand', shows: false })
  plays(evening, 4)
  expect([isOpen(evening), seesHands(evening)]).toEqual([false, false])
  evening.says(ben, { type: 'show-hand', shows: true })
  evening.says(anna, { type: 'show-hand', shows: false })
  plays(evening, 4)
  expect([isOpen(evening), seesHands(evening)]).toEqual([false, false])
})

test('a hand that somebody held before the last yes is never shown, and nothing goes back', () => {
  const { evening, ben } = begun()
  plays(evening, 4)
  const before = watched(evening)
  evening.says(ben, { type: 'show-hand', shows: true })
  plays(evening, 2)
  expect(watched(evening)).toEqual({
    ...before,
    seq: expect.any(Number) as number,
    movesBehind: 2,
  })
  plays(evening, 1)
  expect(watched(evening)?.turn).toBe(4)
  expect(seesHands(evening)).toBe(true)
})

test('a yes that is taken back closes all hands at once, and is news to watchers alone', () => {
  const { evening, ben } = opened()
  plays(evening, 6)
  expect([seesHands(evening), watched(evening)?.turn]).toEqual([true, 3])
  const before = evening.table
  evening.says(ben, { type: 'show-hand', shows: false })
  expect([isOpen(evening), seesHands(evening), watched(evening)?.turn]).toEqual([false, false, 6])
  const sent = news(evening.game, before, { table: evening.table }, 0)
  expect(types(sent?.('public'))).toEqual(['table', 'view'])
  expect(types(sent?.(0))).toEqual(['table'])
  // What was held before the new yes stays hidden.
  evening.says(ben, { type: 'show-hand', shows: true })
  plays(evening, 2)
  expect(seesHands(evening)).toBe(false)
})

const types = (messages: readonly string[] = []): string[] =>
  messages.map((text) => (JSON.parse(text) as { type: string }).type)

test('a yes can be taken back also where nothing else can be said any more', () => {
  const { evening, ben } = opened()
  const spent = { left: 0, at: evening.now }
  const seats = evening.table.seats.map((one) =>
    one.kind === 'human' ? { ...one, budget: spent } : one,
  )
  evening.table = close({ ...evening.table, seats }).table
  expect(evening.says(ben, { type: 'pause' })).toEqual({ refusal: 'closed' })
  expect(evening.says(ben, { type: 'show-hand', shows: false })).toBe(null)
  expect(isOpen(evening)).toBe(false)
})

test('what players see is never late, and never more than their own hand', () => {
  const { evening, anna, ben } = opened()
  plays(evening, 6)
  for (const [seat, id] of [anna, ben].entries()) {
    expect(evening.projection(id)).toMatchObject({
      turn: 6,
      view: { hand: handsIn(evening)[seat] },
    })
    expect(evening.projection(id).view).not.toHaveProperty('open')
  }
})

test('at the end watchers see what all others see', () => {
  const { evening, anna } = opened()
  evening.playsOut()
  expect(watched(evening)?.turn).toBe(evening.projection(anna).turn)
  expect(dealAt(evening.table)?.trail).toBe(null)
  expect(isOpen(evening)).toBe(false)
})

test('whoever is later than watchers already are stays so', () => {
  const evening = new Script()
  const anna = evening.sits('Anna')
  evening.says(anna, { type: 'add-bot' })
  evening.says(anna, { type: 'delay', moves: 5 })
  evening.says(anna, { type: 'start' })
  plays(evening, 3)
  evening.says(anna, { type: 'open-hands', moves: 3 })
  const turns = [4, 5, 6, 7, 8, 9].map(() => {
    plays(evening, 1)
    return [watched(evening)?.turn, seesHands(evening)]
  })
  expect(turns).toEqual([
    [0, false],
    [0, false],
    [1, false],
    [2, false],
    [3, true],
    [4, true],
  ])
})

describe('who is asked', () => {
  test('is everybody who plays, bots aside: the host has said yes with the question', () => {
    const { evening, ben } = begun()
    const asked = () => publicTable(evening.table, 0).seats.map(({ showsHand }) => showsHand)
    expect(asked()).toEqual([true, undefined, undefined])
    evening.says(ben, { type: 'show-hand', shows: true })
    expect(asked()).toEqual([true, true, undefined])
  })

  test('is only asked by the host, and answers nothing before', () => {
    const evening = new Script()
    const [anna, ben] = [evening.sits('Anna'), evening.sits('Ben')]
    expect(evening.says(ben, { type: 'open-hands', moves: 3 })).toEqual({ refusal: 'not-host' })
    expect(evening.says(anna, { type: 'show-hand', shows: true })).toEqual({ refusal: 'not-now' })
    expect(evening.says(anna, { type: 'show-hand', shows: false })).toBe(null)
    expect(publicTable(evening.table, 0)).not.toHaveProperty('openHands')
  })

  test('is asked anew where it is about other moves, and no more where the host takes it back', () => {
    const { evening, anna, ben } = opened()
    evening.says(anna, { type: 'open-hands', moves: 3 })
    expect(isOpen(evening)).toBe(true)
    evening.says(anna, { type: 'open-hands', moves: 5 })
    expect(isOpen(evening)).toBe(false)
    evening.says(ben, { type: 'show-hand', shows: true })
    expect(isOpen(evening)).toBe(true)
    evening.says(anna, { type: 'open-hands', moves: 0 })
    plays(evening, 6)
    expect(seesHands(evening)).toBe(false)
    evening.says(anna, { type: 'open-hands', moves: 3 })
    expect(isOpen(evening)).toBe(false)
  })

  test('is whoever sits down later, and until then all is closed', () => {
    const { evening } = opened()
    plays(evening, 5)
    expect(seesHands(evening)).toBe(true)
    const cleo = evening.sits('Cleo')
    expect([isOpen(evening), seesHands(evening)]).toEqual([false, false])
    evening.says(cleo, { type: 'show-hand', shows: true })
    expect(isOpen(evening)).toBe(true)
  })

  test('has given an answer that stays while a bot substitutes', () => {
    const { evening, anna, ben } = opened()
    evening.goes(ben)
    evening.passes(patience.away)
    evening.says(anna, { type: 'keep', seat: 1 })
    expect(isOpen(evening)).toBe(true)
    evening.comes(ben)
    expect(isOpen(evening)).toBe(true)
    evening.says(ben, { type: 'leave' })
    expect(isOpen(evening)).toBe(true)
    expect(evening.triesToSit('Ben', { wasHash: 'hash of Ben' })).toBe(null)
    expect(isOpen(evening)).toBe(false)
  })

  test('is not asked again for the next game, whatever their chair, but for another one', () => {
    const { evening, anna, ben } = opened()
    evening.playsOut()
    evening.says(ben, { type: 'change-chair', seat: 2 })
    evening.says(anna, { type: 'rematch' })
    expect(isOpen(evening)).toBe(true)
    expect(evening.table.seats[2]).toMatchObject({ name: 'Ben', showsHand: true })
    evening.playsOut()
    evening.says(anna, { type: 'choose-game', game: 'nix' })
    evening.says(anna, { type: 'start' })
    expect(isOpen(evening)).toBe(false)
    for (const id of [anna, ben]) evening.says(id, { type: 'show-hand', shows: true })
    expect(isOpen(evening)).toBe(true)
  })
})

test('with open hands nothing that watchers are sent depends on what is newer, or in nobody’s hand', () => {
  for (const game of ['the-game', 'switch', 'high-low', 'nix']) {
    const { evening } = opened(game)
    const sent = ({ table }: Pick<Script, 'table'>) =>
      JSON.stringify(publicState(evening.game, table, 0))
    for (let moves = 0; moves < 9; moves++) {
      expect(sent({ table: dealtAnew(evening, moves < 3 ? 'public' : 'open-hands') })).toBe(
        sent(evening),
      )
      plays(evening, 1)
    }
  }
})

/** With other cards now, and of those some moves ago all others that a viewer did not see then. */
function dealtAnew({ game, table }: Script, viewer: Viewer): Table {
  const { phase } = table
  if (phase.name !== 'playing' || !phase.deal.trail) return table
  const { trail, state } = phase.deal
  const before = game.redeal(trail.state, viewer, randomNumbered(1))
  const deal = {
    ...phase.deal,
    state: game.redeal(state, 'public', randomNumbered(2)),
    trail: { ...trail, state: before },
  }
  return { ...table, phase: { ...phase, deal } }
}

test('a table that sleeps after each move wakes with the same to show', () => {
  const { evening } = opened('switch')
  for (let moves = 0; moves < 8; moves++) {
    plays(evening, 1)
    evening.table = JSON.parse(JSON.stringify(evening.table)) as Table
    expect([watched(evening)?.turn, seesHands(evening)]).toEqual([
      Math.max(0, moves - 2),
      moves >= 2,
    ])
  }
})

const says = (evening: Script, id: string, shows: boolean) =>
  expect(evening.says(id, { type: 'show-hand', shows })).toBe(null)

describe('a no holds for the cards of the deal', () => {
  const answers = [
    ['a no', (evening: Script, ben: string) => says(evening, ben, false)],
    ['no answer', () => {}],
    [
      'a yes that was taken back',
      (evening: Script, ben: string) => [true, false].map((shows) => says(evening, ben, shows)),
    ],
    [
      'a no, before the host took the offer back and made it again',
      (evening: Script, ben: string) => {
        says(evening, ben, false)
        for (const moves of [0, 5] as const) evening.says('s1', { type: 'open-hands', moves })
      },
    ],
  ] as const
  const endings = [
    ['leaves', (evening: Script, ben: string) => evening.says(ben, { type: 'leave' })],
    ['is removed', (evening: Script) => evening.says('s1', { type: 'remove', seat: 1 })],
    [
      'is removed while no hands are asked for',
      (evening: Script) => {
        evening.says('s1', { type: 'open-hands', moves: 0 })
        evening.says('s1', { type: 'remove', seat: 1 })
        return evening.says('s1', { type: 'open-hands', moves: 5 })
      },
    ],
  ] as const

  test.each(
    answers.flatMap(([answer, gives]) =>
      endings.map(([how, ends]) => ({ answer, gives, how, ends })),
    ),
  )(
    'of a player who $how after $answer, whoever holds them then',
    ({ answer, gives, how, ends }) => {
      const { evening, ben } = begun()
      gives(evening, ben)
      // Without the question nobody has answered it, so this pair has nothing to hold.
      if (answer === 'no answer' && how.endsWith('asked for')) return
      expect(ends(evening, ben)).toBe(null)
      const shown = () => publicTable(evening.table, 0).openHands
      expect(shown()).toMatchObject({ open: false, closedUntilNextDeal: true })
      evening.passes(patience.away)
      evening.says('s1', { type: 'keep', seat: 1 })
      plays(evening, 8)
      expect([isOpen(evening), seesHands(evening)]).toEqual([false, false])
      const cleo = evening.sits('Cleo')
      says(evening, cleo, true)
      expect([isOpen(evening), seesHands(evening)]).toEqual([false, false])
      evening.playsOut()
      evening.says('s1', { type: 'rematch' })
      expect(shown()).toEqual({ moves: expect.any(Number) as number, open: true })
    },
  )

  test('until the same player says yes', () => {
    const { evening, ben } = begun()
    says(evening, ben, false)
    says(evening, ben, true)
    expect(isOpen(evening)).toBe(true)
  })

  test('also if it was said before the deal', () => {
    const { evening, anna, ben } = begun()
    says(evening, ben, false)
    evening.playsOut()
    evening.says(anna, { type: 'rematch' })
    evening.says(anna, { type: 'open-hands', moves: 0 })
    evening.says(anna, { type: 'remove', seat: 1 })
    evening.says(anna, { type: 'open-hands', moves: 3 })
    expect(isOpen(evening)).toBe(false)
  })
})

test('however much is signalled between two moves, a table keeps little of it', () => {
  const { evening, anna } = opened()
  for (let said = 0; said < 300; said++) {
    const [signal] = evening.signals(anna)
    evening.says(anna, { type: 'signal', signal: signal as never })
    evening.passes(limits.seatRefill)
    expect(dealAt(evening.table)?.trail?.steps.length).toBeLessThanOrEqual(20)
  }
})

test('signals never make spectators see the present', () => {
  const { evening, anna } = opened()
  plays(evening, 4)
  expect(watched(evening)).toMatchObject({ turn: 1, movesBehind: 3, openHands: true })
  for (let said = 0; said < 100; said++) {
    const signals = evening.signals(anna)
    evening.says(anna, { type: 'signal', signal: signals[said % signals.length] as never })
    evening.now += limits.seatRefill
    expect(watched(evening)).toMatchObject({ turn: 1, movesBehind: 3, openHands: true })
  }
})

test('if the number of moves changes and hands stay open, spectators go on seeing what they saw', () => {
  const evening = new Script(gameNamed('switch'))
  const anna = evening.sits('Anna')
  evening.says(anna, { type: 'add-bot' })
  evening.says(anna, { type: 'start' })
  evening.says(anna, { type: 'open-hands', moves: 5 })
  plays(evening, 7)
  const before = watched(evening)
  expect(before).toMatchObject({ turn: 2, movesBehind: 5, openHands: true })
  evening.says(anna, { type: 'open-hands', moves: 3 })
  expect([isOpen(evening), watched(evening)]).toEqual([true, before])
  plays(evening, 2)
  expect(watched(evening)).toEqual({ ...before, movesBehind: 7 })
  plays(evening, 1)
  expect(watched(evening)).toMatchObject({ turn: 7, movesBehind: 3, openHands: true })
})
