import { describe, expect, test, vi } from 'vitest'

import { verifyRecord } from '../../../shared/deal/record.ts'
import { timeouts } from '../../../shared/protocol/limits.ts'
import { runToCompletion } from '../../../shared/cooperative-task.ts'
import { Script } from '../../testing/script.ts'
import { gameById } from '../games.ts'
import { gameRecord } from './records.ts'
import { dealAt, seatOf } from './table.ts'
import { takeBackOffer } from './take-back.ts'
import { projectionFor, publicTable } from './views.ts'

/** Returns a table of Switch with three people, at which Anna has just played or drawn a card. */
function switchTable(bots = 0) {
  const script = new Script(gameById('switch'))
  const [anna, ben, cleo] = [script.sit('Anna'), script.sit('Ben'), script.sit('Cleo')]
  for (let bot = 0; bot < bots; bot++) script.send(anna, { type: 'add-bot' })
  expect(script.send(anna, { type: 'start' })).toBe(null)
  const people = [anna, ben, cleo]
  const moverOf = (): string => people[script.projection(anna).toMove[0] ?? 0] ?? anna
  return { script, people, moverOf }
}

type Made = Readonly<Record<string, unknown>>

/** Lets the seat to move play a card, or draw one, and returns its player. */
function make(
  { script, moverOf }: ReturnType<typeof switchTable>,
  wanted: 'play' | 'draw',
): string {
  for (let tries = 0; tries < 30; tries++) {
    const mover = moverOf()
    const moves = script.moves(mover) as readonly unknown[] as readonly Made[]
    const move = moves.find((one) => one['do'] === wanted)
    if (move) {
      script.send(mover, { type: 'move', turn: script.turn(), move })
      // A card can let its player move again. Return only when it is another player's turn.
      if (moverOf() !== mover) return mover
    } else script.send(mover, script.moveInput(mover))
  }
  throw new Error(`no player can ${wanted}`)
}

const takeBack = (script: Script) => ({ type: 'take-back', turn: script.turn() }) as const
const agree = { type: 'answer-take-back', agrees: true } as const
const decline = { type: 'answer-take-back', agrees: false } as const
const tableAt = ({ table }: Script) => publicTable(table, 0)
const offerAt = (script: Script, id: string) =>
  takeBackOffer(script.game, script.table, seatOf(script.table, id), script.now)

const clockOf = ({ table: { phase } }: Script, seat: number) =>
  phase.name === 'playing' && phase.pendingTurns.find((one) => one.seat === seat)?.since

describe('a move from which no viewer has learnt anything', () => {
  test('comes back at once, and leaves the state before it', () => {
    const script = new Script()
    const [anna] = [script.sit('Anna'), script.sit('Ben')]
    script.send(anna, { type: 'start' })
    const before = dealAt(script.table)?.state
    expect(script.send(anna, script.moveInput(anna))).toBe(null)
    expect(offerAt(script, anna)).toEqual({ ok: true, value: { turn: 1, free: true, asks: [] } })
    expect(script.send(anna, takeBack(script))).toBe(null)
    expect(dealAt(script.table)?.state).toEqual(before)
    expect(script.turn()).toBe(2)
    expect(tableAt(script).lastTakeBack).toEqual({ seat: 0, turn: 2, result: 'free' })
    expect(projectionFor(script.game, script.table, 1)?.takenBack).toBe(true)
    expect(script.log.at(-1)?.data).toEqual({ seat: 0, by: 'human', takeBack: 'free' })
    expect(script.send(anna, takeBack(script))).toEqual({ refusal: 'stale' })
    expect(script.send(anna, script.moveInput(anna))).toBe(null)
    expect(projectionFor(script.game, script.table, 1)?.takenBack).toBe(undefined)
  })

  test('comes back after a later move of the same turn has come back', () => {
    const script = new Script()
    const [anna] = [script.sit('Anna'), script.sit('Ben')]
    script.send(anna, { type: 'start' })
    const before = dealAt(script.table)?.state
    script.send(anna, script.moveInput(anna))
    script.send(anna, script.moveInput(anna))
    expect(script.send(anna, takeBack(script))).toBe(null)
    expect(script.send(anna, takeBack(script))).toBe(null)
    expect(dealAt(script.table)?.state).toEqual(before)
  })

  test('brings back the signals that it removed, and a signal given since stays', () => {
    const script = new Script()
    const [anna, ben] = [script.sit('Anna'), script.sit('Ben')]
    script.send(anna, { type: 'start' })
    const signal = (id: string, about: number | 'begin', says: string) =>
      expect(script.send(id, { type: 'signal', signal: { about, says } })).toBe(null)
    signal(ben, 'begin', 'rather-not')
    signal(ben, 0, 'please-not')
    signal(anna, 0, 'great')
    expect(script.projection(anna).toMove).toEqual([0, 1])
    const play = (script.moves(anna) as readonly unknown[] as readonly Made[]).find(
      ({ pile }) => pile === 0,
    )
    expect(script.send(anna, { type: 'move', turn: 0, move: play ?? {} })).toBe(null)
    expect(script.projection(ben).view).toMatchObject({ activeSignals: [] })
    signal(ben, 0, 'please-please-not')
    expect(script.send(anna, takeBack(script))).toBe(null)
    expect(script.projection(anna).toMove).toEqual([0, 1])
    expect(script.projection(anna).view).toMatchObject({
      activeSignals: [
        { seat: 0, about: 0, says: 'great' },
        { seat: 1, about: 0, says: 'please-please-not' },
        { seat: 1, about: 'begin', says: 'rather-not' },
      ],
    })
  })

  test('is not taken back by a command for an earlier turn', () => {
    const script = new Script()
    const [anna] = [script.sit('Anna'), script.sit('Ben')]
    script.send(anna, { type: 'start' })
    script.send(anna, script.moveInput(anna))
    expect(script.send(anna, { type: 'take-back', turn: 0 })).toEqual({ refusal: 'stale' })
  })
})

describe('a card that the next player has seen', () => {
  test('comes back when all have agreed, and the table waits until then', () => {
    const at = switchTable()
    const { script, people, moverOf } = at
    const mover = make(at, 'play')
    const others = people.filter((one) => one !== mover)
    const turn = script.turn()
    expect(script.send(mover, takeBack(script))).toBe(null)
    const request = tableAt(script).takeBackRequest
    expect([request?.asked.length, request?.until]).toEqual([2, script.now + timeouts.takeBack])
    const next = moverOf()
    expect(script.send(next, script.moveInput(next))).toEqual({ refusal: 'take-back-asked' })
    expect(script.send(others[0] ?? '', agree)).toBe(null)
    expect(tableAt(script).takeBackRequest?.agreed).toHaveLength(1)
    expect(script.send(others[1] ?? '', agree)).toBe(null)
    expect(moverOf()).toBe(mover)
    expect(script.turn()).toBe(turn + 1)
    expect(tableAt(script).takeBackRequest).toBe(undefined)
    expect(tableAt(script).lastTakeBack?.result).toBe('agreed')
    expect(script.send(mover, script.moveInput(mover))).toBe(null)
    expect(tableAt(script).lastTakeBack).toBe(undefined)
  })

  test('stays if one player declines, who is not named, and cannot be requested again', () => {
    const at = switchTable()
    const { script, people } = at
    const mover = make(at, 'play')
    const [one = '', other = ''] = people.filter((person) => person !== mover)
    const state = dealAt(script.table)?.state
    script.send(mover, takeBack(script))
    expect(script.send(one, agree)).toBe(null)
    expect(script.send(other, decline)).toBe(null)
    expect(dealAt(script.table)?.state).toBe(state)
    const seat = seatOf(script.table, mover)
    expect(tableAt(script).lastTakeBack).toEqual({ seat, turn: script.turn(), result: 'declined' })
    expect(script.send(mover, takeBack(script))).toEqual({ refusal: 'stale' })
  })

  test('stays if 20 seconds pass without all answers, and the next player’s turn does not lose this time', () => {
    const at = switchTable()
    const { script } = at
    const mover = make(at, 'play')
    script.advance(5_000)
    script.send(mover, takeBack(script))
    script.advance(timeouts.takeBack - 1)
    expect(tableAt(script).takeBackRequest).toBeDefined()
    script.advance(1)
    expect(tableAt(script).takeBackRequest).toBe(undefined)
    expect(tableAt(script).lastTakeBack?.result).toBe('declined')
    const { phase } = script.table
    expect(phase.name === 'playing' && phase.pendingTurns[0]?.since).toBe(script.now - 5_000)
  })

  test('waits 20 seconds again after each yes, because players can share one phone', () => {
    const at = switchTable()
    const { script, people } = at
    const mover = make(at, 'play')
    const [one = '', other = ''] = people.filter((person) => person !== mover)
    script.send(mover, takeBack(script))
    script.advance(timeouts.takeBack - 1)
    expect(script.send(one, agree)).toBe(null)
    script.advance(timeouts.takeBack - 1)
    expect(script.send(other, agree)).toBe(null)
    expect(tableAt(script).lastTakeBack?.result).toBe('agreed')
  })

  test('stays if its player withdraws the request', () => {
    const at = switchTable()
    const { script } = at
    const mover = make(at, 'play')
    script.send(mover, takeBack(script))
    expect(script.send(mover, agree)).toEqual({ refusal: 'not-now' })
    expect(script.send(mover, decline)).toBe(null)
    expect(tableAt(script).lastTakeBack?.result).toBe('withdrawn')
  })

  test('comes back without the answer of a player who is away or leaves', () => {
    const at = switchTable()
    const { script, people } = at
    const mover = make(at, 'play')
    const [one = '', other = ''] = people.filter((person) => person !== mover)
    script.disconnect(other)
    script.advance(timeouts.away)
    script.send(mover, takeBack(script))
    expect(tableAt(script).takeBackRequest?.asked).toEqual([seatOf(script.table, one)])
    script.send(one, { type: 'leave' })
    script.advance(1)
    expect(tableAt(script).lastTakeBack?.result).toBe('agreed')
  })

  test('stays if its player leaves, and from then on no seat asks', () => {
    const at = switchTable()
    const { script } = at
    const mover = make(at, 'play')
    const state = dealAt(script.table)?.state
    script.send(mover, takeBack(script))
    expect(tableAt(script).takeBackRequest?.seat).toBe(seatOf(script.table, mover))
    script.send(mover, { type: 'leave' })
    expect(tableAt(script).takeBackRequest).toBe(undefined)
    script.advance(1)
    expect(script.table.phase).toMatchObject({ takeBack: null, lastTakeBack: null })
    expect(dealAt(script.table)?.state).toEqual(state)
  })

  test('stays if it turned over a hidden card and everyone who was asked leaves', () => {
    const at = switchTable()
    const { script, people } = at
    const mover = make(at, 'draw')
    const others = people.filter((one) => one !== mover)
    const state = dealAt(script.table)?.state
    expect(script.send(mover, takeBack(script))).toBe(null)
    expect(tableAt(script).takeBackRequest?.asked).toHaveLength(2)
    for (const other of others) script.send(other, { type: 'leave' })
    script.advance(1)
    expect(tableAt(script).lastTakeBack?.result).toBe('declined')
    expect(dealAt(script.table)?.state).toEqual(state)
  })

  test('stays if it turned over a hidden card and a bot takes over from a player who was asked', () => {
    const at = switchTable()
    const { script, people } = at
    const mover = make(at, 'draw')
    const [one = '', other = ''] = people.filter((person) => person !== mover)
    const left = seatOf(script.table, other)
    const state = dealAt(script.table)?.state
    script.send(mover, takeBack(script))
    script.send(other, { type: 'leave' })
    expect(script.send(one, { type: 'substitute', seat: left })).toBe(null)
    expect(script.send(one, agree)).toBe(null)
    expect(tableAt(script).lastTakeBack?.result).toBe('declined')
    expect(dealAt(script.table)?.state).toEqual(state)
  })

  test('comes back at once if only bots play, and the bots move on after it', () => {
    const script = new Script(gameById('switch'))
    const anna = script.sit('Anna')
    script.send(anna, { type: 'add-bot' })
    script.send(anna, { type: 'start' })
    for (let tries = 0; tries < 40; tries++) {
      if (script.projection(anna).toMove[0] !== 0) script.advance(2_000)
      const moves = script.moves(anna) as readonly unknown[] as readonly Made[]
      const play = moves.find((one) => one['do'] === 'play')
      script.send(
        anna,
        play ? { type: 'move', turn: script.turn(), move: play } : script.moveInput(anna),
      )
      if (play && script.projection(anna).toMove[0] !== 0) break
      script.advance(2_000)
    }
    expect(script.send(anna, takeBack(script))).toBe(null)
    expect(tableAt(script).lastTakeBack?.result).toBe('agreed')
    expect(script.projection(anna).toMove).toEqual([0])
  })
})

describe('the time of a turn', () => {
  test('goes on after a move of the turn has come back', () => {
    const script = new Script()
    const [anna] = [script.sit('Anna'), script.sit('Ben')]
    script.send(anna, { type: 'set-tempo', tempo: 'brisk' })
    script.send(anna, { type: 'start' })
    const began = script.now
    for (let times = 0; times < 3; times++) {
      script.advance(7_000)
      expect(script.send(anna, script.moveInput(anna))).toBe(null)
      expect(clockOf(script, 0)).toBe(script.now)
      script.advance(7_000)
      expect(script.send(anna, takeBack(script))).toBe(null)
      expect(clockOf(script, 0)).toBe(began)
    }
    script.advance(timeouts.brisk - 42_000)
    expect(tableAt(script).seats[0]?.timedOutTurns).toBe(1)
  })

  test('does not count the time in which another player had the turn, or was asked', () => {
    const script = new Script(gameById('nix'))
    const people = [script.sit('Anna'), script.sit('Ben')]
    script.send('s1', { type: 'start' })
    const [seat = 0] = script.projection('s1').toMove
    const [mover = '', other = ''] = [people[seat], people[1 - seat]]
    script.advance(7_000)
    expect(script.send(mover, script.moveInput(mover))).toBe(null)
    script.advance(30_000)
    expect(script.send(mover, takeBack(script))).toBe(null)
    script.advance(5_000)
    expect(script.send(other, agree)).toBe(null)
    expect(clockOf(script, seat)).toBe(script.now - 7_000)
    expect(clockOf(script, 1 - seat)).toBe(undefined)
  })

  test('stays the same for the other players', () => {
    const script = new Script(gameById('hearts'))
    const [anna] = [script.sit('Anna'), script.sit('Ben'), script.sit('Cleo')]
    script.send(anna, { type: 'start' })
    const began = script.now
    script.advance(20_000)
    script.send(anna, script.moveInput(anna))
    script.advance(10_000)
    expect(script.send(anna, takeBack(script))).toBe(null)
    expect(tableAt(script).lastTakeBack?.result).toBe('free')
    expect([0, 1, 2].map((seat) => clockOf(script, seat))).toEqual([
      script.now - 20_000,
      began,
      began,
    ])
  })
})

test('a bot declines if a hidden card was turned over', () => {
  const script = new Script()
  const [anna, ben] = [script.sit('Anna'), script.sit('Ben')]
  script.send(anna, { type: 'add-bot' })
  script.send(anna, { type: 'start' })
  script.send(anna, script.moveInput(anna))
  script.send(anna, script.moveInput(anna))
  expect(script.send(anna, { type: 'move', turn: 2, move: { do: 'end' } })).toBe(null)
  expect(script.send(anna, takeBack(script))).toEqual({ refusal: 'take-back-shown' })
  expect(seatOf(script.table, ben)).toBe(1)
})

test('how a move can be taken back is found only once, although players can ask without limit', () => {
  const script = new Script()
  const [anna] = [script.sit('Anna'), script.sit('Ben')]
  script.send(anna, { type: 'add-bot' })
  script.send(anna, { type: 'start' })
  for (let moves = 0; moves < 2; moves++) script.send(anna, script.moveInput(anna))
  script.send(anna, { type: 'move', turn: 2, move: { do: 'end' } })
  const redeal = vi.fn<Script['game']['redeal']>(script.game.redeal)
  script.game = { ...script.game, redeal }
  expect(script.send(anna, takeBack(script))).toEqual({ refusal: 'take-back-shown' })
  const first = redeal.mock.calls.length
  expect(first).toBeGreaterThan(0)
  expect(script.send(anna, takeBack(script))).toEqual({ refusal: 'take-back-shown' })
  expect(offerAt(script, anna)).toEqual({ ok: false, refused: { refusal: 'take-back-shown' } })
  expect(redeal).toHaveBeenCalledTimes(first)
})

test('the host can switch taking back off', () => {
  const script = new Script()
  const [anna, ben] = [script.sit('Anna'), script.sit('Ben')]
  script.send(anna, { type: 'start' })
  expect(script.send(ben, { type: 'set-take-back', takeBack: false })).toEqual({
    refusal: 'not-host',
  })
  expect(script.send(anna, { type: 'set-take-back', takeBack: false })).toBe(null)
  expect(tableAt(script).takeBack).toBe(false)
  script.send(anna, script.moveInput(anna))
  expect(script.send(anna, takeBack(script))).toEqual({ refusal: 'take-back-off' })
})

test('a game with take-backs has a record that verifies', () => {
  const at = switchTable()
  const { script, people } = at
  const mover = make(at, 'play')
  script.send(mover, takeBack(script))
  for (const other of people.filter((one) => one !== mover)) script.send(other, agree)
  expect(script.playOut()).not.toBe(null)
  const { finished } = script.table
  if (!finished) throw new Error('the game is not over')
  const steps = script.steps(finished.from, finished.to)
  expect(steps.filter((step) => 'takeBack' in step)).toHaveLength(1)
  const record = runToCompletion(gameRecord(script.table, finished, steps))
  expect(verifyRecord(record)).toMatchObject({ ok: true })
  const without = { ...record, steps: steps.filter((step) => !('takeBack' in step)) }
  expect(verifyRecord(without)).toMatchObject({ ok: false, refused: { what: 'step' } })
})
