import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

import {
  brightestThread,
  contrast,
  inThePool,
  legible,
  type Colour,
} from '../../shared/contrast.ts'
import type { Cloth } from '../../shared/game/game.ts'
import { games } from '../../shared/games/all.ts'
import { clothOf } from '../../web/boards/the-game/cloth.ts'

const read = (file: string): Promise<string> =>
  readFile(join(import.meta.dirname, '../../web', file), 'utf8')
const [tokens, weaves] = [await read('styles/tokens.css'), await read('kit/cloth.css')]

const themes = ['light', 'dark'] as const
type Theme = (typeof themes)[number]
const of = (theme: Theme): 0 | 1 => (theme === 'light' ? 0 : 1)

/**
 * Pairs of a text colour and a background, with the required contrast. Large letters and shapes
 * need less contrast.
 */
const pairs = [
  ['on-room', 'room', 4.5],
  ['on-room-2', 'room', 4.5],
  ['on-wood', 'wood', 4.5],
  ['on-bare-wood', 'bare-wood', 4.5],
  ['ink', 'paper', 4.5],
  ['ink', 'paper-2', 4.5],
  ['ink-2', 'paper', 4.5],
  ['ink-2', 'paper-2', 4.5],
  ['red', 'paper', 4.5],
  ['red', 'paper-2', 4.5],
  ['on-lamp', 'lamp', 4.5],
  ['on-lamp-2', 'lamp', 4.5],
  ['on-lamp-2', 'lamp-high', 4.5],
  ...([1, 2, 3, 4, 5, 6, 7] as const).map((piece) => ['carved', `piece-${piece}`, 3] as const),
] as const

describe.each(themes)('by %s', (theme) => {
  test.each(pairs)('--%s can be read on --%s', (text, ground, least) => {
    expect(contrast(token(text, theme), token(ground, theme))).toBeGreaterThanOrEqual(least)
  })

  test.each([1, 2, 3, 4, 5, 6])(
    'the initial can be read on piece %i, which is painted',
    (piece) => {
      expect(contrast([255, 255, 255, 1], token(`piece-${piece}`, theme))).toBeGreaterThanOrEqual(
        4.5,
      )
    },
  )

  test.each(cloths())(
    'what is said on the cloth of %s can be read in the light of the lamp',
    (_, cloth) => {
      const [glow, pool] = [token('glow', theme), token('pool', theme)]
      const thread = threadOf(cloth.weave)
      const brightest = inThePool(hex(cloth.cloth[of(theme)]), { thread, glow, pool })
      expect(thread).toBeLessThanOrEqual(brightestThread)
      for (const text of ['on-cloth', 'on-cloth-2'])
        expect(contrast(token(text, theme), brightest)).toBeGreaterThanOrEqual(legible)
    },
  )

  test.each(cloths())('the ink of %s stands out from its paper', (_, { spot }) => {
    expect(contrast(hex(spot[of(theme)]), token('paper', theme))).toBeGreaterThanOrEqual(3)
  })
})

function cloths(): readonly (readonly [string, Cloth])[] {
  const extreme = clothOf({
    edition: 'extreme',
    layout: 'fixed',
    expert: false,
    smallHand: false,
    takeback: true,
    talk: 'open',
  })
  return [
    ...games.map(({ about }) => [about.name, about.cloth] as const),
    ['The Game, Extreme', extreme],
  ]
}

/** Returns the opacity of the brightest white thread in a weave of the table's felt. */
function threadOf(weave: Cloth['weave']): number {
  const whites = woven(weave).matchAll(/rgb\(255 255 255 \/ ([\d.]+)\)/g)
  return Math.max(0, ...[...whites].map(([, alpha]) => Number(alpha)))
}

function woven(weave: Cloth['weave']): string {
  const from = weaves.indexOf(`[data-weave='${weave}']`)
  if (from < 0) throw new Error(`there is no weave ${weave}`)
  return weaves.slice(from, weaves.indexOf('}', from))
}

function token(name: string, theme: Theme): Colour {
  const [, value = ''] = new RegExp(`--${name}: (.+);`).exec(tokens) ?? []
  const [, day, evening] =
    /^light-dark\((#\w+|rgb\([^)]+\)), (#\w+|rgb\([^)]+\))\)$/.exec(value) ?? []
  return colour((theme === 'light' ? day : evening) ?? value)
}

function colour(written: string): Colour {
  if (written.startsWith('#')) return hex(written)
  const [r, g, b, alpha = '1'] = written.match(/[\d.]+/g) ?? []
  if (b === undefined) throw new Error(`“${written}” is no colour`)
  return [Number(r), Number(g), Number(b), Number(alpha)]
}

function hex(written: string): Colour {
  const [r = '', g = '', b = ''] = written.slice(1).match(/../g) ?? []
  return [Number.parseInt(r, 16), Number.parseInt(g, 16), Number.parseInt(b, 16), 1]
}
