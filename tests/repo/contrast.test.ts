import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

import {
  brightestThread,
  contrast,
  brightestColourOf,
  minContrast,
  type Colour,
} from '../../shared/contrast.ts'
import { clothNames, cloths } from '../../shared/game/cloths.ts'
import type { Cloth } from '../../shared/game/game.ts'
import { games } from '../../shared/games/all.ts'
import { oneFileAbouts } from '../../shared/games/one-file-abouts.ts'
import { clothOf } from '../../web/boards/the-game/cloth.ts'
import { backs } from '../../web/parts/dress/backs.ts'

const read = (file: string): Promise<string> =>
  readFile(join(import.meta.dirname, '../../web', file), 'utf8')
const tokens = await read('styles/tokens.css')
const weaves = (await read('kit/cloth.css')) + (await read('kit/weaves.css'))
const dress = await read('parts/dress/dress.css')

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

  test.each(clothsOfGames())(
    'text on the cloth of %s can be read in the light of the lamp',
    (_, cloth) => {
      const [glow, pool] = [token('glow', theme), token('pool', theme)]
      const thread = threadOf(cloth.weave)
      const brightest = brightestColourOf(hex(cloth.cloth[of(theme)]), { thread, glow, pool })
      expect(thread).toBeLessThanOrEqual(brightestThread)
      for (const text of ['on-cloth', 'on-cloth-2'])
        expect(contrast(token(text, theme), brightest)).toBeGreaterThanOrEqual(minContrast)
    },
  )

  test.each(clothNames)('text and marks can be seen on the cloth %s, which a host lays', (name) => {
    const { cloth, weave } = cloths[name]
    const [glow, pool] = [token('glow', theme), token('pool', theme)]
    const thread = threadOf(weave)
    const brightest = brightestColourOf(hex(cloth[of(theme)]), { thread, glow, pool })
    expect(thread).toBeLessThanOrEqual(brightestThread)
    for (const text of ['on-cloth', 'on-cloth-2'])
      expect(contrast(token(text, theme), brightest)).toBeGreaterThanOrEqual(minContrast)
    // Other things on the tablecloth need contrast, too: paper (name plates and pieces), the white
    // initial on a piece, and the yellow light that marks whose turn it is.
    expect(contrast(token('paper', theme), brightest)).toBeGreaterThanOrEqual(minContrast)
    expect(contrast([255, 255, 255, 1], brightest)).toBeGreaterThanOrEqual(minContrast)
    expect(contrast(token('lamp', theme), brightest)).toBeGreaterThanOrEqual(3)
    expect(stitchOn(brightest)).toBeGreaterThanOrEqual(faintestStitch(theme))
  })

  test.each(Object.entries(backs))(
    'the back %s stands out from its paper, and its dark tone from its light one',
    (_, back) => {
      const [spot, deep] = [hex(back.spot[of(theme)]), hex(back.deep[of(theme)])]
      expect(contrast(deep, token('paper', theme))).toBeGreaterThanOrEqual(4.5)
      expect(contrast(spot, deep)).toBeGreaterThanOrEqual(1.3)
    },
  )

  test.each(['diamonds', 'clubs'])('the fourth colour of %s can be read on paper', (suit) => {
    expect(
      contrast(token(`suit-${suit}`, theme, dress), token('paper', theme)),
    ).toBeGreaterThanOrEqual(4.5)
  })

  test.each(clothsOfGames().filter(([, , isOneFile]) => !isOneFile))(
    'the ink of %s stands out from its paper',
    (_, { spot }) => {
      expect(contrast(hex(spot[of(theme)]), token('paper', theme))).toBeGreaterThanOrEqual(3)
    },
  )

  // Single-file games print their cards in black and red. Such
  // a game uses its own two colours, the light ink (`spot`) and the dark ink (`deep`), only for
  // decorations and card backs.
  test.each(clothsOfGames().filter(([, , isOneFile]) => isOneFile))(
    'the dark ink of %s stands out from its paper and from its light ink',
    (_, { spot, deep }) => {
      const [light, dark] = [hex(spot[of(theme)]), hex(deep[of(theme)])]
      expect(contrast(dark, token('paper', theme))).toBeGreaterThanOrEqual(4.5)
      expect(contrast(dark, light)).toBeGreaterThanOrEqual(3)
    },
  )
})

/** Returns the contrast between the stitched lines and the tablecloth below them. */
function stitchOn(ground: Colour): number {
  const [red, green, blue, alpha] = token('stitch', 'light')
  const mix = (above: number, below: number): number => above * alpha + below * (1 - alpha)
  const stitch = [mix(red, ground[0]), mix(green, ground[1]), mix(blue, ground[2]), 1] as const
  return contrast(stitch, ground)
}

/**
 * Returns the lowest contrast of the stitched lines on the tablecloths of all games, rounded down
 * to one decimal.
 */
function faintestStitch(theme: Theme): number {
  const [glow, pool] = [token('glow', theme), token('pool', theme)]
  const contrasts = clothsOfGames().map(([, { cloth, weave }]) =>
    stitchOn(brightestColourOf(hex(cloth[of(theme)]), { thread: threadOf(weave), glow, pool })),
  )
  return Math.floor(Math.min(...contrasts) * 10) / 10
}

function clothsOfGames(): readonly (readonly [string, Cloth, isOneFile: boolean])[] {
  const extreme = clothOf({
    edition: 'extreme',
    layout: 'fixed',
    expert: false,
    smallHand: false,
    talk: 'open',
  })
  return [
    ...games.map(
      ({ about }) =>
        [about.name, about.cloth, oneFileAbouts.some(({ id }) => id === about.id)] as const,
    ),
    ['The Game, Extreme', extreme, false],
  ]
}

/** Returns the opacity of the most opaque white thread in a weave (pattern of the tablecloth). */
function threadOf(weave: Cloth['weave']): number {
  const whites = woven(weave).matchAll(/rgb\(255 255 255 \/ ([\d.]+)\)/g)
  return Math.max(0, ...[...whites].map(([, alpha]) => Number(alpha)))
}

function woven(weave: Cloth['weave']): string {
  const from = weaves.indexOf(`[data-weave='${weave}']`)
  if (from < 0) throw new Error(`there is no weave ${weave}`)
  return weaves.slice(from, weaves.indexOf('}', from))
}

function token(name: string, theme: Theme, sheet = tokens): Colour {
  const [, value = ''] = new RegExp(`--${name}: (.+);`).exec(sheet) ?? []
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
