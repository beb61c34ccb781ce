import { describe, expect, test } from 'vitest'

import { game as theGame } from '../game.ts'
import { signals } from './moves.ts'
import { after, down, extreme, play, position, up, up2 } from '../testing/positions.ts'
import type { Signal, State } from './state.ts'
import { chatClosedBy } from './talk.ts'
import { view } from './view.ts'

const give = (state: State, seat: number, signal: Signal): State => {
  expect(signals(view(state, seat), state.options)).toContainEqual(signal)
  return theGame.signal(state, seat, signal)
}
const mayGive = (state: State, seat: number | 'public'): readonly Signal[] =>
  signals(view(state, seat), state.options)
const lost = (state: State): State => ({ ...state, ending: { won: false, clause: 'TG-13' } })
const activeSignals = (state: State, viewer: number | 'public' = 'public') =>
  view(state, viewer).activeSignals

describe('the chat', () => {
  const open = position({ hand: [10, 20], others: [[30, 40]] })

  test('[TG-11] refuses a message that names a card value, and accepts all others', () => {
    expect(theGame.chatForbiddenBy(open, 'I have the 42')).toBe('TG-11')
    expect(theGame.chatForbiddenBy(open, 'J’ai le quarante-deux')).toBe('TG-11')
    expect(theGame.chatForbiddenBy(open, 'Bitte nicht auf den ersten Stapel!')).toBeNull()
  })

  test('[TX-03] players can talk about commands', () => {
    const extremely = extreme({ hand: [10, 20], others: [[30, 40]] })
    for (const text of ['I hold a stop and a skull', 'please no one-pile now', 'I have a 3!'])
      expect(theGame.chatForbiddenBy(extremely, text)).toBeNull()
    expect(theGame.chatForbiddenBy(extremely, 'my skull is 42')).toBe('TG-11')
  })

  test('[TG-17] is closed if the table allows only signals, or nothing', () => {
    for (const talk of ['signals', 'silent'] as const)
      for (const turn of [null, 0])
        expect(theGame.chatForbiddenBy(position({ hand: [10, 20], turn, talk }), 'hello')).toBe(
          'TG-17',
        )
  })

  test('[TG-17] is open by default', () => {
    expect(theGame.chatForbiddenBy(position({ hand: [10, 20] }), 'hello')).toBeNull()
    expect(theGame.choices.values['talk']?.[0]).toBe('open')
  })

  test('[TG-17] is open again after the game, with any setting', () => {
    for (const talk of ['signals', 'silent'] as const)
      expect(
        theGame.chatForbiddenBy(lost(position({ hand: [10, 20], talk })), 'I had the 34'),
      ).toBeNull()
  })

  test('[TX-13] after the game all players can chat, and name numbers', () => {
    const silent = extreme({ hand: [34, 98], tops: [33, 76, 2, 3] })
    expect(theGame.chatForbiddenBy(silent, 'hello')).toBe('TX-13')
    expect(theGame.chatForbiddenBy(lost(silent), 'I had the 34')).toBeNull()
    const agreed = position({ hand: [34, 98], talk: 'silent' })
    expect(theGame.chatForbiddenBy(lost(agreed), 'I had the 34')).toBeNull()
  })
})

describe('signals', () => {
  const state = position({ hand: [10, 20], others: [[30, 40]], tops: [5, 1, 100, 100] })

  test('[TG-12] a seat can give one of four signals about each pile', () => {
    const about = mayGive(state, 1).map((signal) => `${signal.about} ${signal.says}`)
    const sayings = ['tiny-step', 'please-not', 'please-please-not', 'great']
    expect(about).toEqual([0, 1, 2, 3].flatMap((pile) => sayings.map((says) => `${pile} ${says}`)))
  })

  test('[TG-12] at the start a seat can ask to begin, or decline', () => {
    const fresh = position({ hand: [10, 20], others: [[30, 40]], turn: null })
    expect(mayGive(fresh, 1)).toContainEqual({ about: 'begin', says: 'begin' })
    expect(mayGive(fresh, 1)).toContainEqual({ about: 'begin', says: 'rather-not' })
    expect(mayGive(state, 1)).not.toContainEqual({ about: 'begin', says: 'begin' })
  })

  test('[TG-12] all players see a signal and its seat', () => {
    const spoken = give(state, 1, { about: up, says: 'please-not' })
    const expected = [{ seat: 1, about: up, says: 'please-not' }]
    for (const viewer of [0, 1, 'public'] as const)
      expect(activeSignals(spoken, viewer)).toEqual(expected)
  })

  test('[TG-12] there is one signal for each seat and pile: a new one replaces the old', () => {
    const once = give(state, 1, { about: up, says: 'please-not' })
    const changed = give(once, 1, { about: up, says: 'great' })
    expect(activeSignals(changed)).toEqual([{ seat: 1, about: up, says: 'great' }])
    const both = give(give(changed, 0, { about: up, says: 'great' }), 1, {
      about: down,
      says: 'tiny-step',
    })
    expect(activeSignals(both)).toHaveLength(3)
  })

  test('[TG-12] a player can take a signal back, and cannot repeat it', () => {
    const spoken = give(state, 1, { about: up, says: 'please-not' })
    expect(mayGive(spoken, 1)).not.toContainEqual({ about: up, says: 'please-not' })
    expect(mayGive(spoken, 0)).not.toContainEqual({ about: up, says: null })
    expect(activeSignals(give(spoken, 1, { about: up, says: null }))).toEqual([])
  })

  test('[TG-12] a seat takes back only its own signal, and only about this pile', () => {
    const both = give(give(state, 0, { about: up, says: 'great' }), 1, {
      about: up,
      says: 'please-not',
    })
    const three = give(both, 1, { about: down, says: 'tiny-step' })
    expect(activeSignals(give(three, 1, { about: up, says: null }))).toEqual([
      { seat: 0, about: up, says: 'great' },
      { seat: 1, about: down, says: 'tiny-step' },
    ])
    expect(activeSignals(give(three, 0, { about: up, says: null }))).toEqual([
      { seat: 1, about: up, says: 'please-not' },
      { seat: 1, about: down, says: 'tiny-step' },
    ])
  })

  test('[TG-12] taking back a signal about beginning leaves those of the other players', () => {
    const fresh = position({ hand: [10, 20], others: [[30, 40]], turn: null })
    const both = give(give(fresh, 0, { about: 'begin', says: 'begin' }), 1, {
      about: 'begin',
      says: 'rather-not',
    })
    expect(activeSignals(give(both, 0, { about: 'begin', says: null }))).toEqual([
      { seat: 1, about: 'begin', says: 'rather-not' },
    ])
  })

  test('[TG-12] a signal is removed when a card is played on its pile, and only then', () => {
    const both = give(give(state, 1, { about: up, says: 'please-not' }), 1, {
      about: up2,
      says: 'great',
    })
    expect(activeSignals(after(both, play(10, up)))).toEqual([
      { seat: 1, about: up2, says: 'great' },
    ])
    expect(activeSignals(after(both, play(10, down)))).toHaveLength(2)
  })

  test('[TG-12] signals about beginning are removed with the first card', () => {
    const fresh = position({ hand: [10, 20], others: [[30, 40]], turn: null })
    const wished = give(fresh, 1, { about: 'begin', says: 'begin' })
    expect(activeSignals(wished)).toHaveLength(1)
    expect(activeSignals(after(wished, play(10, up)))).toEqual([])
  })

  test('[TG-12] spectators cannot signal, and the game ends all signals', () => {
    expect(mayGive(state, 'public')).toEqual([])
    expect(mayGive({ ...state, ending: { won: true, clause: 'TG-14' } }, 0)).toEqual([])
  })

  test('[TG-17] signals stay available in a table with signals only, and not in a silent one', () => {
    const hand = [10, 20]
    const all = mayGive(position({ hand }), 0)
    expect(all).toHaveLength(16)
    expect(mayGive(position({ hand, talk: 'signals' }), 0)).toEqual(all)
    expect(mayGive(position({ hand, talk: 'silent' }), 0)).toEqual([])
  })
})

describe('silence', () => {
  const start = extreme({ hand: [7, 8, 9, 10], others: [[30, 40]], tops: [5, 1, 100, 100] })
  const spoken = give(start, 1, { about: up2, says: 'please-not' })
  const silent = after(spoken, play(7, up))

  test('[TX-13] while silence is visible, no player can chat or signal', () => {
    expect(theGame.chatForbiddenBy(silent, 'hello')).toBe('TX-13')
    expect(mayGive(silent, 0)).toEqual([])
    expect(mayGive(silent, 1)).toEqual([])
  })

  test('[TX-13] silence hides the active signals until it is covered', () => {
    expect(activeSignals(silent)).toEqual([])
    expect(activeSignals(silent, 1)).toEqual([])
    const covered = after(silent, play(8, up))
    expect(activeSignals(covered)).toEqual([{ seat: 1, about: up2, says: 'please-not' }])
    expect(theGame.chatForbiddenBy(covered, 'hello')).toBeNull()
  })

  test('[TX-13] a hidden signal is still removed when a card is played on its pile', () => {
    const played = after(silent, play(8, up2), play(9, up))
    expect(activeSignals(played)).toEqual([])
  })

  test('[TX-13] silence ends with the game: the active signals are visible and the chat is open', () => {
    expect(activeSignals(lost(silent))).toEqual([{ seat: 1, about: up2, says: 'please-not' }])
    expect(chatClosedBy(view(silent, 0), silent.options)).toBe('TX-13')
    expect(chatClosedBy(view(lost(silent), 0), silent.options)).toBeNull()
  })

  test('[TX-13] in the original game, a silence card is only a number', () => {
    const original = position({ hand: [8, 9], tops: [7, 1, 100, 100] })
    expect(theGame.chatForbiddenBy(original, 'hello')).toBeNull()
    expect(mayGive(original, 0)).not.toEqual([])
  })
})
