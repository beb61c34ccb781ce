import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

import type { Cloth } from '../shared/game/game.ts'
import { games } from '../shared/games/all.ts'
import { clothOf } from '../web/boards/the-game/cloth.ts'

const read = (file: string): Promise<string> =>
  readFile(join(import.meta.dirname, '../web', file), 'utf8')
const [tokens, weaves] = [await read('styles/tokens.css'), await read('kit/cloth.css')]

/** Red, green and blue from 0 to 255, and how much of what is below they hide. */
type Colour = readonly [red: number, green: number, blue: number, alpha: number]

const themes = ['light', 'dark'] as const
type Theme = (typeof themes)[number]
const of = (theme: Theme): 0 | 1 => (theme === 'light' ? 0 : 1)

/** What people read, and what it stands on; large letters and shapes need less. */
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
      const brightest = inThePool(cloth, theme)
      for (const text of ['on-cloth', 'on-cloth-2'])
        expect(contrast(token(text, theme), brightest)).toBeGreaterThanOrEqual(4.5)
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

/**
 * The brightest thread where the lamp shines most: the white of the weave on the cloth, the glow on both, and the pool
 * over all of it, which is blended as an overlay (kit/table/table-top.css).
 */
function inThePool({ cloth, weave }: Cloth, theme: Theme): Colour {
  const white = [...woven(weave).matchAll(/rgb\(255 255 255 \/ ([\d.]+)\)/g)].map(([, alpha]) =>
    Number(alpha),
  )
  const thread = over([255, 255, 255, Math.max(0, ...white)], hex(cloth[of(theme)]))
  const ground = over(token('glow', theme), thread)
  const pool = token('pool', theme)
  const overlaid = channels((at) => overlay(ground[at], pool[at]))
  return over([overlaid[0], overlaid[1], overlaid[2], pool[3]], ground)
}

function woven(weave: Cloth['weave']): string {
  const from = weaves.indexOf(`[data-weave='${weave}']`)
  if (from < 0) throw new Error(`there is no weave ${weave}`)
  return weaves.slice(from, weaves.indexOf('}', from))
}

function overlay(below: number, above: number): number {
  const [b, a] = [below / 255, above / 255]
  return 255 * (b <= 0.5 ? 2 * b * a : 1 - 2 * (1 - b) * (1 - a))
}

const over = (above: Colour, below: Colour): Colour =>
  channels((at) => above[at] * above[3] + below[at] * (1 - above[3]))

const channels = (value: (at: 0 | 1 | 2) => number): Colour => [value(0), value(1), value(2), 1]

/** As WCAG 2 defines it. */
function contrast(one: Colour, other: Colour): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

function luminance([red, green, blue]: Colour): number {
  const [r = 0, g = 0, b = 0] = [red, green, blue].map((channel) => {
    const share = channel / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
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
