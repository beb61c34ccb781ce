import { beforeAll, describe, expect, test } from 'vitest'

import { frenchPack } from '../../../../shared/define-game/french-cards.ts'
import { marks } from '../../../../shared/define-game/own-cards.ts'
import { tableWordsOf } from '../../../../shared/define-game/words.ts'
import hearts from '../../../../shared/games/hearts.ts'
import { languages } from '../../../../shared/language.ts'
import { render } from '../../../testing/render.ts'
import { Court, Face } from './Face.tsx'

const pack = frenchPack()
const draw = (card: string | number, text = String(card)): HTMLElement =>
  render(<Face card={card} text={text} />)
const artOf = (card: string): string =>
  (draw(card).querySelector('.card-art')?.innerHTML ?? '').replaceAll(/(id="|#)[^")]*/g, '')
const shapesIn = (card: string, selector: string): number =>
  draw(card).querySelector(`.card-art ${selector}`)?.getAttribute('d')?.match(/M/g)?.length ?? 0
const word = (text: string): HTMLElement | null => draw(text).querySelector('.own-word')

describe('a playing card', () => {
  beforeAll(Court.preload)

  test('has a picture that no other card of the pack has', () => {
    const pictures = pack.map(artOf)
    expect(pictures.every(({ length }) => length > 100)).toBe(true)
    expect(new Set(pictures).size).toBe(52)
  })

  test('differs from other suits by its shape and its light stripe, not only by its colour', () => {
    expect(['7♥', '7♦', '7♠', '7♣'].map((card) => shapesIn(card, '.carved'))).toEqual([7, 7, 0, 0])
  })

  test.each(pack.filter((card) => Number.parseInt(card, 10) > 0))(
    '%s has as many pips as its number',
    (card) => {
      expect(shapesIn(card, 'g > path')).toBe(Number.parseInt(card, 10))
    },
  )

  test('shows its letter in the language of the page at both ends', () => {
    const indices = [...draw('Q♥', 'D♥').querySelectorAll('.pack-index')]
    expect(
      indices.map((index) => index.querySelector('[data-text]')?.getAttribute('data-text')),
    ).toEqual(['D', 'D'])
  })

  test.each(languages)('has a name of its own in the language %s', (language) => {
    const { card: nameOf } = tableWordsOf(hearts, language).words
    expect(new Set(pack.map(nameOf)).size).toBe(52)
  })
})

describe('a card with a colour', () => {
  test('shows its text without the name of the colour, in the corner and in the middle', () => {
    const room = draw('7 sun', '7 Sonne')
    expect(room.querySelector('.card-index [data-text="7"]')).not.toBeNull()
    expect(room.querySelector('.card-number [data-text="7"]')).not.toBeNull()
    expect(draw('Skip sun').querySelector('.own-word [data-text="Skip"]')).not.toBeNull()
  })

  test('has another picture in each colour, and a copy has the same', () => {
    const shapes = marks.map((mark) => artOf(`7 ${mark}`))
    expect(new Set(shapes).size).toBe(marks.length)
    expect(artOf('7 sun′')).toBe(shapes[0])
  })

  test('a joker shows its name in the language of the page', () => {
    expect(draw('★1', 'Joker').querySelector('.own-word [data-text="Joker"]')).not.toBeNull()
  })
})

describe('any other card', () => {
  test('shows a short text large and in the corner', () => {
    const room = draw(12)
    expect(room.querySelector('.card-index [data-text="12"]')).not.toBeNull()
    expect(room.querySelector('.card-number [data-text="12"]')).not.toBeNull()
  })

  test('shows a whole word, and sets a long one smaller', () => {
    expect(word('Wolf')?.querySelector('[data-text="Wolf"]')).not.toBeNull()
    expect([word('Wolf'), word('Fortune teller')].map((one) => one?.dataset['long'])).toEqual([
      'false',
      'true',
    ])
  })
})
