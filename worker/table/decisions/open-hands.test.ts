import { describe, expect, test } from 'vitest'

import { randomNumbered } from '../../../shared/deal/random.ts'
import type { AnyState } from '../../../shared/game/game.ts'
import { gameOf } from '../../../shared/games/all.ts'
import type { Position } from '../../../shared/protocol/protocol.ts'
import { openHandsDelays, type OpenHandsDelay } from '../../../shared/protocol/table-settings.ts'
import { limits, timeouts } from '../../../shared/protocol/limits.ts'
import { Script } from '../../testing/script.ts'
import { gameById } from '../games.ts'
import { closeTable } from './listing.ts'
import { messagesOfChange, publicState, publicTable } from './views.ts'
import { dealAt, type Table } from './table.ts'

const delays = openHandsDelays.filter((moves) => moves > 0)

/** Returns a game of Anna, Ben and a bot, in which Anna has offered open hands. */
function begun(game = 'the-game', moves: OpenHandsDelay = 3) {
  const script = new Script(gameById(game))
  const [anna, ben] = [script.sit('Anna'), script.sit('Ben')]
  script.send(anna, { type: 'add-bot' })
  script.send(anna, { type: 'start' })
  expect(script.send(anna, { type: 'set-open-hands', moves })).toBe(null)
  return { script, anna, ben }
}

/** Returns the same game after Ben has agreed to open hands too. */
function opened(game = 'the-game', moves: OpenHandsDelay = 3) {
  const all = begun(game, moves)
  expect(all.script.send(all.ben, { type: 'show-hand', shows: true })).toBe(null)
  return all
}

/** Plays this many moves, or fewer if the game ends. */
function plays(script: Script, moves: number): void {
  const until = script.turn() + moves
  while (script.turn() < until && script.table.phase.name === 'playing') {
    const [seat = 0] = script.game.toMove(stateOf(script))
    const one = script.table.seats[seat]
    const safe = one?.kind === 'human' ? script.moves(one.id) : []
    const move = safe.find((offered) => !('loses' in offered))
    if (one?.kind !== 'human' || one.substituted) script.advance(100)
    else script.send(one.id, { type: 'move', turn: script.turn(), move: move as never })
  }
}

function stateOf({ table }: Script) {
  const deal = dealAt(table)
  if (!deal) throw new Error('nothing has been dealt')
  return deal.state
}

const handsIn = (script: Script) =>
  (stateOf(script) as unknown as { readonly hands: readonly unknown[] }).hands

const watched = (script: Script) => publicState(script.game, script.table, 0).position
const seesHands = (script: Script): boolean =>
  /"(open|shown)":/.test(JSON.stringify(watched(script)?.view))
const isOpen = (script: Script) => publicTable(script.table, 0).openHands?.open

test('the delayed view after a take-back says that a move was taken back', () => {
  const { script, anna, ben } = opened('the-game', 3)
  const mover = script.game.toMove(stateOf(script)).includes(0) ? anna : ben
  const marks: (true | undefined)[] = []
  const note = () => marks.push(watched(script)?.takenBack)
  plays(script, 1)
  expect(script.send(mover, { type: 'take-back', turn: script.turn() })).toBe(null)
  for (let made = 0; made < 4; made++) {
    note()
    plays(script, 1)
  }
  expect(marks).toEqual([undefined, undefined, undefined, true])
})

describe.each(delays)('with open hands %i moves later', (moves) => {
  test.each(['the-game', 'switch', 'high-low', 'nix'])(
    'spectators of %s see all hands with the chosen delay, and nothing newer',
    (game) => {
      const { script } = opened(game, moves)
      const open = gameOf(game)
      const views = [open?.view(stateOf(script), 'open-hands')]
      const first = open?.view(stateOf(script), 'public')
      for (let made = 0; script.table.phase.name === 'playing' && made < 2 * moves; made++) {
        const late = made - moves
        expect(watched(script)).toMatchObject({ turn: Math.max(0, late) })
        expect(watched(script)?.view).toEqual(late < 0 ? first : views[late])
        plays(script, 1)
        views.push(open?.view(stateOf(script), 'open-hands'))
      }
    },
  )
})

test('no hand is shown while one yes is missing', () => {
  const { script, anna, ben } = begun()
  plays(script, 5)
  expect([isOpen(script), seesHands(script)]).toEqual([false, false])
  expect(watched(script)?.turn).toBe(5)
  script.send(ben, { type: 'show-hand', shows: false })
  plays(script, 4)
  expect([isOpen(script), seesHands(script)]).toEqual([false, false])
  script.send(ben, { type: 'show-hand', shows: true })
  script.send(anna, { type: 'show-hand', shows: false })
  plays(script, 4)
  expect([isOpen(script), seesHands(script)]).toEqual([false, false])
})

test('a hand from before the last yes is never shown, and views never go back', () => {
  const { script, ben } = begun()
  plays(script, 4)
  const before = watched(script)
  script.send(ben, { type: 'show-hand', shows: true })
  plays(script, 2)
  expect(watched(script)).toEqual({
    ...before,
    seq: expect.any(Number) as number,
    movesBehind: 2,
  })
  plays(script, 1)
  expect(watched(script)?.turn).toBe(4)
  expect(seesHands(script)).toBe(true)
})

test('withdrawing a yes closes all hands at once, and the new view is sent only to spectators', () => {
  const { script, ben } = opened()
  plays(script, 6)
  expect([seesHands(script), watched(script)?.turn]).toEqual([true, 3])
  const before = script.table
  script.send(ben, { type: 'show-hand', shows: false })
  expect([isOpen(script), seesHands(script), watched(script)?.turn]).toEqual([false, false, 6])
  const sent = messagesOfChange(script.game, before, { table: script.table }, 0)
  expect(types(sent?.('public'))).toEqual(['table', 'view'])
  expect(types(sent?.(0))).toEqual(['table'])
  // After Ben has agreed a second time, the hands from before that stay hidden.
  script.send(ben, { type: 'show-hand', shows: true })
  plays(script, 2)
  expect(seesHands(script)).toBe(false)
})

const types = (messages: readonly string[] = []): string[] =>
  messages.map((text) => (JSON.parse(text) as { type: string }).type)

test('a yes can be withdrawn even at a closed table', () => {
  const { script, ben } = opened()
  const spent = { left: 0, at: script.now }
  const seats = script.table.seats.map((one) =>
    one.kind === 'human' ? { ...one, budget: spent } : one,
  )
  script.table = closeTable({ ...script.table, seats }).table
  expect(script.send(ben, { type: 'pause' })).toEqual({ refusal: 'table-closed' })
  expect(script.send(ben, { type: 'show-hand', shows: false })).toBe(null)
  expect(isOpen(script)).toBe(false)
})

test('players see the present, and only their own hand', () => {
  const { script, anna, ben } = opened()
  plays(script, 6)
  for (const [seat, id] of [anna, ben].entries()) {
    expect(script.projection(id)).toMatchObject({
      turn: 6,
      view: { hand: handsIn(script)[seat] },
    })
    expect(script.projection(id).view).not.toHaveProperty('open')
  }
})

test('at the end spectators see what all others see', () => {
  const { script, anna } = opened()
  script.playOut()
  expect(watched(script)?.turn).toBe(script.projection(anna).turn)
  expect(dealAt(script.table)?.trail).toBe(null)
  expect(isOpen(script)).toBe(false)
})

test('the longer of the two delays applies', () => {
  const script = new Script()
  const anna = script.sit('Anna')
  script.send(anna, { type: 'add-bot' })
  script.send(anna, { type: 'set-spectator-delay', moves: 5 })
  script.send(anna, { type: 'start' })
  plays(script, 3)
  script.send(anna, { type: 'set-open-hands', moves: 3 })
  const turns = [4, 5, 6, 7, 8, 9].map(() => {
    plays(script, 1)
    return [watched(script)?.turn, seesHands(script)]
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

describe('the question', () => {
  test('goes to all human players, and the host has agreed by asking', () => {
    const { script, ben } = begun()
    const asked = () => publicTable(script.table, 0).seats.map(({ showsHand }) => showsHand)
    expect(asked()).toEqual([true, undefined, undefined])
    script.send(ben, { type: 'show-hand', shows: true })
    expect(asked()).toEqual([true, true, undefined])
  })

  test('comes from the host, and cannot be answered before', () => {
    const script = new Script()
    const [anna, ben] = [script.sit('Anna'), script.sit('Ben')]
    expect(script.send(ben, { type: 'set-open-hands', moves: 3 })).toEqual({ refusal: 'not-host' })
    expect(script.send(anna, { type: 'show-hand', shows: true })).toEqual({ refusal: 'not-now' })
    expect(script.send(anna, { type: 'show-hand', shows: false })).toBe(null)
    expect(publicTable(script.table, 0)).not.toHaveProperty('openHands')
  })

  test('starts over with another number of moves, and ends when the host withdraws it', () => {
    const { script, anna, ben } = opened()
    script.send(anna, { type: 'set-open-hands', moves: 3 })
    expect(isOpen(script)).toBe(true)
    script.send(anna, { type: 'set-open-hands', moves: 5 })
    expect(isOpen(script)).toBe(false)
    script.send(ben, { type: 'show-hand', shows: true })
    expect(isOpen(script)).toBe(true)
    script.send(anna, { type: 'set-open-hands', moves: 0 })
    plays(script, 6)
    expect(seesHands(script)).toBe(false)
    script.send(anna, { type: 'set-open-hands', moves: 3 })
    expect(isOpen(script)).toBe(false)
  })

  test('goes to newcomers too, and hands are closed until they agree', () => {
    const { script } = opened()
    plays(script, 5)
    expect(seesHands(script)).toBe(true)
    const cleo = script.sit('Cleo')
    expect([isOpen(script), seesHands(script)]).toEqual([false, false])
    script.send(cleo, { type: 'show-hand', shows: true })
    expect(isOpen(script)).toBe(true)
  })

  test('keeps its answers while a bot substitutes', () => {
    const { script, anna, ben } = opened()
    script.disconnect(ben)
    script.advance(timeouts.away)
    script.send(anna, { type: 'substitute', seat: 1 })
    expect(isOpen(script)).toBe(true)
    script.connect(ben)
    expect(isOpen(script)).toBe(true)
    script.send(ben, { type: 'leave' })
    expect(isOpen(script)).toBe(true)
    expect(script.trySit('Ben', { previousTokenHash: 'hash of Ben' })).toBe(null)
    expect(isOpen(script)).toBe(false)
  })

  test('keeps its answers for the next deal on any seat, but not for another game', () => {
    const { script, anna, ben } = opened()
    script.playOut()
    script.send(ben, { type: 'change-seat', seat: 2 })
    script.send(anna, { type: 'rematch' })
    expect(isOpen(script)).toBe(true)
    expect(script.table.seats[2]).toMatchObject({ name: 'Ben', showsHand: true })
    script.playOut()
    script.send(anna, { type: 'choose-game', game: 'nix' })
    script.send(anna, { type: 'start' })
    expect(isOpen(script)).toBe(false)
    for (const id of [anna, ben]) script.send(id, { type: 'show-hand', shows: true })
    expect(isOpen(script)).toBe(true)
  })
})

test('with open hands, messages to spectators depend on nothing newer and on no undealt card', () => {
  for (const game of ['the-game', 'switch', 'high-low', 'nix']) {
    const { script } = opened(game)
    const sent = ({ table }: Pick<Script, 'table'>) =>
      JSON.stringify(publicState(script.game, table, 0))
    const states: AnyState[] = []
    for (let moves = 0; moves < 9; moves++) {
      states.push(stateOf(script))
      expect(sent({ table: withOtherHiddenCards(script, states) })).toBe(sent(script))
      plays(script, 1)
    }
  }
})

/**
 * Returns the table with other hidden cards, both in the current state and in the earlier states
 * that spectators see (`trail`).
 * @param states the state before each move
 */
function withOtherHiddenCards({ game, table }: Script, states: readonly AnyState[]): Table {
  const { phase } = table
  if (phase.name !== 'playing' || !phase.deal.trail) return table
  const { trail, state } = phase.deal
  const withOthers = (seen: Position): Position => {
    const viewer = seen.openHands ? 'open-hands' : 'public'
    const other = game.redeal(states[seen.turn] ?? state, viewer, randomNumbered(1))
    return { ...seen, view: game.view(other, viewer) }
  }
  const deal = {
    ...phase.deal,
    state: game.redeal(state, 'public', randomNumbered(2)),
    trail: { first: trail.first && withOthers(trail.first), past: trail.past.map(withOthers) },
  }
  return { ...table, phase: { ...phase, deal } }
}

test('a table that hibernates after each move shows the same', () => {
  const { script } = opened('switch')
  for (let moves = 0; moves < 8; moves++) {
    plays(script, 1)
    script.table = JSON.parse(JSON.stringify(script.table)) as Table
    expect([watched(script)?.turn, seesHands(script)]).toEqual([Math.max(0, moves - 2), moves >= 2])
  }
})

const says = (script: Script, id: string, shows: boolean) =>
  expect(script.send(id, { type: 'show-hand', shows })).toBe(null)

describe('a no holds for the cards of the deal', () => {
  const answers = [
    ['a no', (script: Script, ben: string) => says(script, ben, false)],
    ['no answer', () => {}],
    [
      'a yes that was taken back',
      (script: Script, ben: string) => [true, false].map((shows) => says(script, ben, shows)),
    ],
    [
      'a no, before the host withdrew the offer and made it again',
      (script: Script, ben: string) => {
        says(script, ben, false)
        for (const moves of [0, 5] as const) script.send('s1', { type: 'set-open-hands', moves })
      },
    ],
  ] as const
  const endings = [
    ['leaves', (script: Script, ben: string) => script.send(ben, { type: 'leave' })],
    ['is removed', (script: Script) => script.send('s1', { type: 'remove', seat: 1 })],
    [
      'is removed while there is no offer',
      (script: Script) => {
        script.send('s1', { type: 'set-open-hands', moves: 0 })
        script.send('s1', { type: 'remove', seat: 1 })
        return script.send('s1', { type: 'set-open-hands', moves: 5 })
      },
    ],
  ] as const

  test.each(
    answers.flatMap(([answer, gives]) =>
      endings.map(([how, ends]) => ({ answer, gives, how, ends })),
    ),
  )(
    'of a player who $how after $answer, even if another player holds them then',
    ({ answer, gives, how, ends }) => {
      const { script, ben } = begun()
      gives(script, ben)
      // Without an offer Ben could not answer anyway, so this combination has nothing to check.
      if (answer === 'no answer' && how.endsWith('no offer')) return
      expect(ends(script, ben)).toBe(null)
      const shown = () => publicTable(script.table, 0).openHands
      expect(shown()).toMatchObject({ open: false, closedUntilNextDeal: true })
      script.advance(timeouts.away)
      script.send('s1', { type: 'substitute', seat: 1 })
      plays(script, 8)
      expect([isOpen(script), seesHands(script)]).toEqual([false, false])
      const cleo = script.sit('Cleo')
      says(script, cleo, true)
      expect([isOpen(script), seesHands(script)]).toEqual([false, false])
      script.playOut()
      script.send('s1', { type: 'rematch' })
      expect(shown()).toEqual({ moves: expect.any(Number) as number, open: true })
    },
  )

  test('until the same player says yes', () => {
    const { script, ben } = begun()
    says(script, ben, false)
    says(script, ben, true)
    expect(isOpen(script)).toBe(true)
  })

  test('even if it was given before the deal', () => {
    const { script, anna, ben } = begun()
    says(script, ben, false)
    script.playOut()
    script.send(anna, { type: 'rematch' })
    script.send(anna, { type: 'set-open-hands', moves: 0 })
    script.send(anna, { type: 'remove', seat: 1 })
    script.send(anna, { type: 'set-open-hands', moves: 3 })
    expect(isOpen(script)).toBe(false)
  })
})

test('any number of signals between two moves takes no storage', () => {
  const { script, anna } = opened()
  for (let said = 0; said < 300; said++) {
    const [signal] = script.signals(anna)
    script.send(anna, { type: 'signal', signal: signal as never })
    script.advance(limits.seatRefill)
    expect(dealAt(script.table)?.trail?.past.length).toBe(Math.min(3, script.turn()))
  }
})

test('signals never shorten the delay of spectators', () => {
  const { script, anna } = opened()
  plays(script, 4)
  expect(watched(script)).toMatchObject({ turn: 1, movesBehind: 3, openHands: true })
  for (let said = 0; said < 100; said++) {
    const signals = script.signals(anna)
    script.send(anna, { type: 'signal', signal: signals[said % signals.length] as never })
    script.now += limits.seatRefill
    expect(watched(script)).toMatchObject({ turn: 1, movesBehind: 3, openHands: true })
  }
})

test('if the delay changes while hands stay open, spectators keep their last view', () => {
  const script = new Script(gameById('switch'))
  const anna = script.sit('Anna')
  script.send(anna, { type: 'add-bot' })
  script.send(anna, { type: 'start' })
  script.send(anna, { type: 'set-open-hands', moves: 5 })
  plays(script, 7)
  const before = watched(script)
  expect(before).toMatchObject({ turn: 2, movesBehind: 5, openHands: true })
  script.send(anna, { type: 'set-open-hands', moves: 3 })
  expect([isOpen(script), watched(script)]).toEqual([true, before])
  plays(script, 2)
  expect(watched(script)).toEqual({ ...before, movesBehind: 7 })
  plays(script, 1)
  expect(watched(script)).toMatchObject({ turn: 7, movesBehind: 3, openHands: true })
})
