import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { defaultsOf, readOptions } from '../../../game/options.ts'
import { seatsFor } from '../../../game/seats.ts'
import { cardsOfPack, isOf, joker, type Kind } from './cards.ts'
import { game } from '../game.ts'
import { choices, type Options } from '../options.ts'
import { cards, namesOf } from '../testing/positions.ts'
import { rulesOf } from './rules.ts'
import { cardSettings } from './settings.ts'

const usual: Options = defaultsOf(choices.values)
const changed = (changes: Partial<Options>): Options => ({ ...usual, ...changes })
const nothing: Partial<Options> = Object.fromEntries(cardSettings.map((one) => [one, 'none']))

const clashes = (changes: Partial<Options>) => choices.contradictions?.(changed(changes)) ?? []
const first = (changes: Partial<Options>) => clashes(changes)[0]

test('[SC-01] the first value in each list is the one of Switch', () => {
  expect(usual).toEqual({
    hand: 7,
    pack: 52,
    jokers: 0,
    wildSuit: 'A',
    wildRank: 'none',
    wildOnWild: true,
    draw: '2',
    drawCount: 2,
    drawPassed: true,
    draw2: 'J',
    draw2Count: 5,
    draw2Passed: true,
    drawCancel: 'J-red',
    skip: '8',
    reverse: '10',
    follow: 'none',
    handSwap: 'Q-black',
    passLeft: 'none',
    multiPlay: true,
    playDrawn: false,
    drawUntil: false,
    specialLast: true,
    lastCall: 2,
    scoring: 'wins',
    targetWins: 2,
    targetCards: 100,
  })
  expect(clashes({})).toEqual([])
})

test('[SC-01] the settings decide the effect of a card', () => {
  const rules = rulesOf(usual)
  const special = cardsOfPack(52, 0).filter((card) => rules.isSpecial(card))
  expect(namesOf(special)).toBe(
    '2♣ 8♣ 10♣ J♣ Q♣ A♣ 2♦ 8♦ 10♦ J♦ A♦ 2♠ 8♠ 10♠ J♠ Q♠ A♠ 2♥ 8♥ 10♥ J♥ A♥',
  )
  expect(rules.ordinary).toEqual(['3', '4', '5', '6', '7', '9', 'K'])
  const other = rulesOf(changed({ skip: 'K-red' }))
  const effects = (names: string) => cards(names).map((card) => other.effectOf(card))
  expect(effects('K♥ K♣ 8♥ J♥')).toEqual(['skip', null, null, 'draw2'])
})

const sorted = (all: readonly number[]) => all.toSorted((a, b) => a - b)

test('[SC-02] each setting takes the values of its range', () => {
  const { values } = choices
  expect(sorted(values.hand)).toEqual([3, 4, 5, 6, 7, 8, 9, 10])
  expect(sorted(values.pack)).toEqual([32, 36, 52])
  expect(sorted(values.jokers)).toEqual([0, 1, 2, 3, 4])
  for (const counts of [values.drawCount, values.draw2Count, values.targetWins])
    expect(sorted(counts)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
  expect(sorted(values.lastCall)).toEqual([0, 1, 2, 3, 4, 5])
  expect(Math.min(...values.targetCards)).toBe(20)
  expect(Math.max(...values.targetCards)).toBe(500)
  for (const setting of cardSettings) {
    expect(new Set(values[setting]).size).toBe(2 + 13 * 3)
    expect(values[setting]).toHaveLength(2 + 13 * 3)
  }
})

const meant = (kind: Kind) => namesOf([...cardsOfPack(52, 1)].filter((card) => isOf(kind, card)))

test('[SC-02] a kind of cards is a rank, one colour of it, the joker, or none', () => {
  expect(meant('Q')).toBe('Q♣ Q♦ Q♠ Q♥')
  expect(meant('Q-black')).toBe('Q♣ Q♠')
  expect(meant('Q-red')).toBe('Q♦ Q♥')
  expect(meant('joker')).toBe('*')
  expect(meant('none')).toBe('')
  expect(isOf('joker', joker)).toBe(true)
})

const most = (changes: Partial<Options>) => seatsFor(game, changed(changes) as never).max

describe('contradicting settings', () => {
  test('[SC-03] a value out of range is refused', () => {
    for (const wanted of [{ hand: 11 }, { jokers: 5 }, { skip: '1' }, { targetCards: 19 }])
      expect(readOptions(choices, wanted)).toEqual({
        ok: false,
        refused: { option: Object.keys(wanted)[0] },
      })
  })

  test('[SC-03] a card that is not in the pack is refused', () => {
    expect(first({ pack: 32 })).toEqual({ option: 'draw', reason: 'not-in-pack', with: 'pack' })
    expect(first({ pack: 32, draw: '7' })).toBeUndefined()
    expect(first({ pack: 36, draw: '6' })).toBeUndefined()
    expect(first({ pack: 32, draw: '6' })).toMatchObject({ reason: 'not-in-pack' })
    expect(first({ follow: 'joker' })).toEqual({
      option: 'follow',
      reason: 'not-in-pack',
      with: 'jokers',
    })
    expect(first({ follow: 'joker', jokers: 1 })).toBeUndefined()
  })

  test('[SC-03] two effects on one card are refused, even if one setting applies to both colours', () => {
    const clash = { reason: 'two-effects', with: 'wildSuit' }
    expect(first({ follow: 'A' })).toMatchObject({ option: 'follow', ...clash })
    expect(first({ follow: 'A-red' })).toMatchObject({ option: 'follow', ...clash })
    expect(first({ follow: 'Q-red' })).toBeUndefined()
    expect(first({ follow: 'Q-black' })).toMatchObject({ option: 'handSwap', with: 'follow' })
    expect(first({ follow: 'joker', passLeft: 'joker', jokers: 2 })).toMatchObject({
      reason: 'two-effects',
    })
  })

  test('[SC-03] cancelling can be a second effect of a card that demands, and of no other card', () => {
    expect(first({ drawCancel: 'J' })).toBeUndefined()
    expect(first({ drawCancel: '2-black' })).toBeUndefined()
    expect(first({ drawCancel: '8' })).toMatchObject({ option: 'drawCancel', with: 'skip' })
  })

  test('[SC-03] two demands on one rank are refused, even in different colours', () => {
    const clash = { option: 'draw2', reason: 'two-draws', with: 'draw' }
    expect(first({ draw: 'J' })).toEqual(clash)
    expect(first({ draw: 'J-red', draw2: 'J-black' })).toEqual(clash)
  })

  test('[SC-03] a cancelling card is refused without a card that demands', () => {
    expect(first({ draw: 'none', draw2: 'none' })).toMatchObject({
      option: 'drawCancel',
      reason: 'nothing-to-cancel',
    })
    expect(first({ draw: 'none' })).toBeUndefined()
    expect(first({ draw2: 'none' })).toBeUndefined()
    expect(first({ draw: 'none', draw2: 'none', drawCancel: 'none' })).toBeUndefined()
  })

  test('[SC-03] drawing until a card fits is refused if a drawn card cannot be played', () => {
    expect(first({ drawUntil: true })).toEqual({
      option: 'drawUntil',
      reason: 'drawn-card-not-played',
      with: 'playDrawn',
    })
    expect(first({ drawUntil: true, playDrawn: true })).toBeUndefined()
  })

  const allSpecial = {
    ...nothing,
    pack: 32,
    wildSuit: '7',
    draw: '8',
    draw2: '9',
    drawCancel: '10',
    skip: 'J',
    reverse: 'Q',
    follow: 'K-red',
    handSwap: 'A',
  } as const

  test('[SC-03] naming a rank, or a cost for a special last card, is refused if no rank is ordinary', () => {
    expect(first(allSpecial)).toEqual({
      option: 'specialLast',
      reason: 'no-ordinary-rank',
      with: 'pack',
    })
    expect(first({ ...allSpecial, specialLast: false })).toBeUndefined()
    expect(first({ ...allSpecial, specialLast: false, wildRank: 'K-black' })).toEqual({
      option: 'wildRank',
      reason: 'no-ordinary-rank',
      with: 'pack',
    })
    expect(first({ ...allSpecial, handSwap: 'none' })).toBeUndefined()
    expect(first({ ...allSpecial, pack: 36 })).toBeUndefined()
  })

  test('[SC-10] a rank with one special colour is not ordinary', () => {
    expect(rulesOf(changed(allSpecial)).ordinary).toEqual([])
    expect(rulesOf(usual).ordinary).not.toContain('Q')
  })

  test('[SC-03] the number of players leaves one card to turn up and one to draw', () => {
    expect(most({})).toBe(6)
    expect(most({ hand: 10 })).toBe(5)
    expect(most({ hand: 10, pack: 32 })).toBe(3)
    expect(most({ hand: 10, pack: 36, jokers: 4 })).toBe(3)
    expect(most({ hand: 10, pack: 36, jokers: 4 }) * 10 + 2).toBeLessThanOrEqual(40)
    expect(most({ hand: 3, pack: 32 })).toBe(6)
  })

  test('[SC-03] two players can always play, and the maximum never exceeds the number of cards', () => {
    const { hand, pack, jokers } = choices.values
    fc.assert(
      fc.property(
        fc.constantFrom(...hand),
        fc.constantFrom(...pack),
        fc.constantFrom(...jokers),
        (cardsEach, size, extra) => {
          const options = changed({ hand: cardsEach, pack: size, jokers: extra })
          const { min, max } = seatsFor(game, options as never)
          expect(max).toBeGreaterThanOrEqual(min)
          expect(max * cardsEach + 2).toBeLessThanOrEqual(size + extra)
          expect(max === 6 || (max + 1) * cardsEach + 2 > size + extra).toBe(true)
        },
      ),
    )
  })
})

const preset = (name: string): Options => changed(choices.presets?.[name] ?? {})
const effectsOf = (options: Options) =>
  Object.fromEntries(
    cardSettings.flatMap((one) => (options[one] === 'none' ? [] : [[one, options[one]]])),
  )

describe('named rule sets', () => {
  test('[SC-04] German Mau-Mau has the settings of the rules', () => {
    const options = preset('mau-mau')
    expect(effectsOf(options)).toEqual({ wildSuit: 'J', draw: '7', skip: '8' })
    expect(options).toMatchObject({
      pack: 32,
      jokers: 0,
      hand: 5,
      drawCount: 2,
      drawPassed: true,
      wildOnWild: false,
      playDrawn: true,
      drawUntil: false,
      multiPlay: false,
      specialLast: false,
      lastCall: 1,
      scoring: 'wins',
      targetWins: 1,
    })
  })

  test('[SC-04] Crazy Eights has the settings of the rules', () => {
    const options = preset('crazy-eights')
    expect(effectsOf(options)).toEqual({ wildSuit: '8' })
    expect(options).toMatchObject({
      pack: 52,
      jokers: 0,
      hand: 7,
      wildOnWild: true,
      playDrawn: true,
      drawUntil: true,
      multiPlay: false,
      specialLast: false,
      lastCall: 0,
      scoring: 'cards',
      targetCards: 100,
    })
  })

  test('[SC-04] each rule set is valid, and lists only the differences from Switch', () => {
    for (const changes of Object.values(choices.presets ?? {})) {
      expect(clashes(changes)).toEqual([])
      for (const [option, value] of Object.entries(changes))
        expect(value).not.toBe(usual[option as keyof Options])
    }
  })
})

const isRelevant = (option: string, changes: Partial<Options>) =>
  choices.isRelevant?.(option, changed(changes))

test('an option is offered only if it has an effect', () => {
  expect(isRelevant('targetCards', {})).toBe(false)
  expect(isRelevant('targetWins', {})).toBe(true)
  expect(isRelevant('targetWins', { scoring: 'cards' })).toBe(false)
  expect(isRelevant('targetCards', { scoring: 'cards' })).toBe(true)
  expect(isRelevant('drawCount', { draw: 'none' })).toBe(false)
  expect(isRelevant('drawPassed', {})).toBe(true)
  expect(isRelevant('draw2Passed', { draw2: 'none' })).toBe(false)
  expect(isRelevant('draw2Count', {})).toBe(true)
  expect(isRelevant('wildOnWild', { wildSuit: 'none' })).toBe(false)
  expect(isRelevant('wildOnWild', { wildSuit: 'none', wildRank: 'K' })).toBe(true)
  expect(isRelevant('hand', {})).toBe(true)
})
