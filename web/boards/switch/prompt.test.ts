import { expect, test } from 'vitest'

import type { Viewer } from '../../../shared/game/game.ts'
import {
  after,
  beginning,
  by,
  draw,
  give,
  lay,
  position,
} from '../../../shared/games/switch/testing/positions.ts'
import { captionOf, prompt } from './prompt.ts'
import { sceneOf } from './scene.ts'
import type { State } from '../../../shared/games/switch/rules/state.ts'
import { view } from '../../../shared/games/switch/rules/view.ts'
import { words } from '../../../shared/games/switch/words/en/table.ts'

const names = ['Anna', 'Ben', 'Kim']
const promptFor = (state: State, viewer: Viewer = 0): string =>
  prompt(view(state, viewer), state.options, words, names)
const nothingTouched = { cards: [], mayBeJoined: false }

/** Returns the prompt, and the text below it. */
function saysTo(state: State, viewer: Viewer = 0): readonly [string, string] {
  const { options } = state
  const scene = sceneOf({ view: view(state, viewer), options, words, names })
  return [promptFor(state, viewer), captionOf(scene, nothingTouched)]
}

test('[SW-04] the prompt says what fits, or that nothing does', () => {
  expect(promptFor(position({ hands: ['9♣ 3♣', '4♣'] }))).toBe('Your turn: hearts or a nine')
  expect(promptFor(position({ hands: ['3♥ 3♣', '4♣'], discards: 'A♥' }))).toBe(
    'Your turn: hearts or an ace',
  )
  expect(saysTo(position({ hands: ['4♦ 3♣', '4♣'] }))).toEqual([
    'Your turn: draw a card',
    'None of your cards fits.',
  ])
})

test('[SW-06] [SC-02] the prompt names the suit, and says that any card can follow a joker', () => {
  const hands = ['7♣ 3♣', '4♣']
  expect(promptFor(position({ hands, discards: 'A♥', named: { suit: 'clubs' } }))).toBe(
    'Your turn: clubs',
  )
  expect(promptFor(position({ hands, wildRank: 'K', discards: 'K♥', named: { rank: '7' } }))).toBe(
    'Your turn: a seven',
  )
  expect(promptFor(position({ hands, jokers: 1, discards: '*' }))).toBe('Your turn: any card')
})

test('[SW-06] the caption says which cards are always playable, if the hand has only those', () => {
  expect(saysTo(position({ hands: ['A♣ 3♣', '4♣'] }))).toEqual([
    'Your turn: hearts or a nine',
    'You can always play an ace.',
  ])
})

test('[SW-09] the prompt says how many cards must be drawn, and which cards avoid that', () => {
  const demand = { by: 'draw2', owed: 10 } as const
  const owing = (hand: string) =>
    position({ hands: [hand, '4♣', '4♥'], discards: 'J♥', demand, turn: 0 })
  expect(saysTo(owing('9♣ 3♣'))).toEqual([
    'Your turn: draw ten',
    'Only a jack answers it, and you have none.',
  ])
  expect(saysTo(owing('J♣ 3♣'))).toEqual(['Pass it on, or draw ten', 'Only a jack answers it.'])
  expect(promptFor(owing('J♦ 3♣'))).toBe('Cancel it, or draw ten')
  expect(promptFor(owing('J♣ J♦'))).toBe('Pass it on, cancel it, or draw ten')
  expect(saysTo(owing('9♣ 3♣'), 1)).toEqual(['Anna’s turn', 'Anna draws ten, or plays a jack.'])
})

test('[SW-13] the prompt says that there is nothing to draw', () => {
  const hands = ['4♣ 3♣', '5♦']
  expect(saysTo(position({ hands, toDraw: '' }))).toEqual([
    'Your turn: pass',
    'There are no cards left to draw.',
  ])
  expect(saysTo(position({ hands: ['9♣ 3♣', '5♦'], toDraw: '' }))).toEqual([
    'Your turn: hearts or a nine',
    'There are no cards left to draw.',
  ])
})

test('[SW-03] the dealer names a suit after an ace', () => {
  const state = beginning({ hands: ['4♣ 3♣', '5♦'], discards: 'A♥' })
  expect(promptFor(state)).toBe('You dealt: you choose')
  expect(promptFor(state, 1)).toBe('Anna is choosing')
})

test('[SC-07] the prompt names the drawn card only to its player', () => {
  const state = position({ hands: ['4♣ 3♣', '5♦'], playDrawn: true, toDraw: '7♥' })
  expect(saysTo(after(state, draw))).toEqual([
    'You drew the seven of hearts',
    'Play it, or keep it.',
  ])
  expect(promptFor(after(state, draw), 1)).toBe('Anna’s turn')
})

test('[SC-08] the prompt says who receives the card, and who is still choosing', () => {
  const hands = ['5♥ 3♣ 4♦', '5♣ 6♦', '6♣ 7♦']
  const state = after(position({ hands, passLeft: '5' }), lay('5♥'))
  expect(saysTo(state, 1)).toEqual(['Choose a card for Kim', 'Everyone passes a card to the left.'])
  expect(promptFor(by(state, 0, give('3♣')))).toBe('Still choosing: Ben and Kim')
})

test('[SW-16] the prompt says who has won, from the viewer’s point of view', () => {
  const state = after(position({ hands: ['5♥', '5♣'], points: [1, 1] }), lay('5♥'))
  expect(promptFor(state)).toBe('You won! You 2, Ben 1.')
  expect(promptFor(state, 1)).toBe('Anna won! Anna 2, You 1.')
  expect(promptFor(state, 'public')).toBe('Anna won! Anna 2, Ben 1.')
})

test('the prompt says whose turn it is, and who is next', () => {
  const state = position({ hands: ['9♣', '4♣', '3♥'], turn: 1, direction: -1 })
  expect(saysTo(state)).toEqual(['Ben’s turn', 'You’re next.'])
  expect(saysTo(state, 2)).toEqual(['Ben’s turn', ''])
})

test('[SW-10] [SW-11] [SW-14] the caption reports events that concern the viewer', () => {
  const skipping = after(position({ hands: ['8♥ 3♣ 4♦', '5♣ 6♦', '6♣ 7♦'] }), lay('8♥'))
  expect(saysTo(skipping, 1)[1]).toBe('You missed a turn.')
  const forgetting = after(position({ hands: ['5♥ 3♣', '5♣ 6♦'] }), lay('5♥'))
  expect(saysTo(forgetting)[1]).toBe('You forgot “Switch!” and drew two.')
  const swapping = after(
    position({ hands: ['Q♠ 3♣ 4♦', '5♣ 6♦', '6♣ 7♦'], discards: '9♠' }),
    lay('Q♠'),
  )
  expect(saysTo(swapping, 1)[1]).toBe('Your hand was swapped.')
})
