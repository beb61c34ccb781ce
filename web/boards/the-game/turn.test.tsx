import { act } from 'preact/test-utils'
import { describe, expect, test } from 'vitest'

import { inEnglish, press, textOf } from '../../testing/render.ts'
import { apply } from '../../../shared/games/the-game/rules/apply.ts'
import { extreme, position, up } from '../../../shared/games/the-game/testing/positions.ts'
import { withSignal } from '../../../shared/games/the-game/rules/talk.ts'
import { words } from '../../../shared/games/the-game/words/en/table.ts'
import { show, tap, tapCard, tapPile } from './testing/show-board.tsx'

inEnglish()

describe('the turn', () => {
  test('[TG-15] asks for confirmation before a losing move', () => {
    // The turn needs two cards. Only 34 and then 24 are possible, because no second card can follow
    // 50.
    const { room, play } = show(position({ hand: [24, 34, 50], tops: [33, 99, 2, 2] }))
    tapCard(room, 34)
    tapCard(room, 34)
    expect(play).toHaveBeenCalledExactlyOnceWith({ do: 'play', card: 34, pile: up })
    play.mockClear()

    tapCard(room, 50)
    tapCard(room, 50)
    expect(play).not.toHaveBeenCalled()
    expect(room.querySelector('dialog')?.getAttribute('aria-label')).toBe(words.losing.title)
    press(room, words.losing.play)
    expect(play).toHaveBeenCalledExactlyOnceWith({ do: 'play', card: 50, pile: up, loses: true })
  })

  test('[TG-04] cannot end before its minimum, with an explanation', () => {
    const state = apply(position({ hand: [5, 6, 7, 8] }), 0, { do: 'play', card: 5, pile: up })
    const { room, play, explain } = show(state)
    const end = room.querySelector<HTMLButtonElement>('.player-panel-actions .button')
    expect(end?.textContent).toContain('1 more card')
    expect(end?.getAttribute('aria-disabled')).toBe('true')
    void act(() => end?.click())
    expect(play).not.toHaveBeenCalled()
    expect(explain).toHaveBeenCalledExactlyOnceWith('TG-04')
  })

  test('[TX-07] cannot end before a skull is covered', () => {
    const first = apply(extreme({ hand: [10, 11, 12, 13] }), 0, { do: 'play', card: 10, pile: up })
    const { room, explain } = show(apply(first, 0, { do: 'play', card: 11, pile: up }))
    expect(room.querySelector('.player-panel-actions .button')?.textContent).toContain(
      'Cover the skull',
    )
    tap(room, '.player-panel-actions .button')
    expect(explain).toHaveBeenCalledExactlyOnceWith('TX-07')
    expect(textOf(room)).toContain('Must be covered in the same turn.')
  })

  test('shows the cards played and the number required', () => {
    const first = apply(position({ hand: [5, 6, 7] }), 0, { do: 'play', card: 5, pile: up })
    const { room } = show(first)
    expect(textOf(room)).toContain('5 on the first ascending pile')
    expect(room.querySelectorAll('.turn-cards > li')).toHaveLength(2)
    const { room: watched } = show(first, 'public')
    expect(watched.querySelector('[role=listbox]')).toBeNull()
  })
})

describe('the piles', () => {
  test('describe their top card and the number of playable cards', () => {
    const { room } = show(extreme({ hand: [50, 60], tops: [23, 42, 81, 45] }))
    const tops = [...room.querySelectorAll('.pile-top')].map((one) =>
      one.getAttribute('aria-label'),
    )
    expect(tops).toEqual([
      'First ascending pile, shows 23, 2 cards playable',
      'Second ascending pile, shows 42, Skull, 2 cards playable',
      'First descending pile, shows 81, 2 cards playable',
      'Second descending pile, shows 45, 0 cards playable',
    ])
  })

  test('show their range and signals on a tap', () => {
    const state = position({ hand: [50, 60], others: [[70]], tops: [23, 1, 100, 100] })
    const { room } = show({
      ...state,
      activeSignals: withSignal([], 1, { about: up, says: 'great' }),
    })
    tapPile(room, up)
    expect(textOf(room)).toContain(
      'First ascending pile takes 24–99 or 13. Ben: “I have something great here”',
    )
  })

  test('[TX-14] do not take the backwards trick while it is forbidden', () => {
    const { room } = show(extreme({ hand: [50, 60], tops: [23, 1, 100, 69] }))
    tapPile(room, up)
    expect(textOf(room)).toContain('First ascending pile takes 24–99.')
  })
})

describe('signals', () => {
  const state = position({ hand: [50, 60], others: [[70, 71]], tops: [23, 1, 100, 100] })

  test('[TG-12] are given and taken back at the pile', () => {
    const first = show(state)
    press(first.room, words.signal(up))
    press(first.room, words.sayings['please-not'])
    expect(first.sendSignal).toHaveBeenCalledExactlyOnceWith({ about: up, says: 'please-not' })

    const activeSignals = withSignal([], 0, { about: up, says: 'please-not' })
    const { room, sendSignal } = show({ ...state, activeSignals })
    press(room, words.signal(up))
    press(room, words.sayings['please-not'])
    expect(sendSignal).toHaveBeenCalledExactlyOnceWith({ about: up, says: null })
  })

  test('[TG-12] are shown at the pile with the name of their player', () => {
    const activeSignals = withSignal([], 1, { about: up, says: 'tiny-step' })
    const { room } = show({ ...state, activeSignals }, 'public')
    expect(room.querySelector('[data-pile="0"] .note')?.textContent).toBe(
      'Ben: Only a tiny step here',
    )
  })

  test('[TX-13] are disabled while silence is visible', () => {
    const { room, sendSignal, explain } = show(extreme({ hand: [50, 60], tops: [25, 1, 100, 100] }))
    press(room, words.signal(up))
    expect(explain).toHaveBeenCalledExactlyOnceWith('TX-13')
    expect(room.querySelector('dialog')).toBeNull()
    expect(sendSignal).not.toHaveBeenCalled()
  })

  test('are not offered at a silent table', () => {
    const { room } = show({ ...state, options: { ...state.options, talk: 'silent' } })
    expect(room.querySelector('.speak')).toBeNull()
  })

  test('[TG-03] are shown in the middle before the first card, with their player', () => {
    const ben = withSignal([], 1, { about: 'begin', says: 'rather-not' })
    const benAndKim = withSignal(ben, 2, { about: 'begin', says: 'rather-not' })
    const activeSignals = withSignal(benAndKim, 0, { about: 'begin', says: 'begin' })
    const { room } = show({ ...position({ hand: [50, 60], turn: null }), activeSignals })
    const notes = [...room.querySelectorAll('.begin-notes .note')].map((note) => note.textContent)
    expect(notes).toEqual(['Anna: I’ll start', 'Ben: Not me', 'Kim: Not me'])
  })

  test('[TG-03] offer to begin before the first card', () => {
    const { room, sendSignal } = show(position({ hand: [50, 60], turn: null }))
    press(room, words.sayings.begin)
    expect(sendSignal).toHaveBeenCalledExactlyOnceWith({ about: 'begin', says: 'begin' })
  })
})
