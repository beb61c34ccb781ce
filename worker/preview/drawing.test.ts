import { describe, expect, test } from 'vitest'

import { cooperativeScheduler } from '../CooperativeScheduler.ts'
import { capitalHeight } from './glyph.ts'
import { flattenPath } from './path.ts'
import { encodePng } from './png.ts'
import type { Pixels } from './pixels.ts'
import { layOutText } from './text-layout.ts'
import { rasterize } from './raster.ts'
import { drawText, type Drawing, type Shape } from './shapes.ts'
import { svg } from './svg.ts'

const drawing = (...shapes: readonly Shape[]): Drawing => ({
  width: 40,
  height: 30,
  background: '#000000',
  title: 'A & B <script>"',
  shapes,
})

const raster = (drawn: Drawing): Promise<Pixels> => cooperativeScheduler.run(rasterize(drawn))

const pixel = ({ width, bytes }: Pixels, x: number, y: number): number[] =>
  Array.from(bytes.slice((y * width + x) * 3, (y * width + x) * 3 + 3))

const box = { shape: 'box', x: 10, y: 10, width: 20, height: 10, radius: 0 } as const

describe('paths', () => {
  test('may contain all supported commands', () => {
    expect(flattenPath('M1 2 3 4l1-1h2H0V9v-1zm5 5 1 1')).toEqual([
      [
        [1, 2],
        [3, 4],
        [4, 3],
        [6, 3],
        [0, 3],
        [0, 9],
        [0, 8],
        [1, 2],
      ],
      [
        [6, 7],
        [7, 8],
      ],
    ])
    const [curve] = flattenPath('M0 0C0 10 10 10 10 0s10-10 10 0')
    expect(curve).toHaveLength(21)
    expect([curve?.[5], curve?.[10], curve?.[15], curve?.[20]]).toEqual([
      [5, 7.5],
      [10, 0],
      [15, -7.5],
      [20, 0],
    ])
    const [quadratic] = flattenPath('M0 0q5 10 10 0')
    expect([quadratic?.[5], quadratic?.[10]]).toEqual([
      [expect.closeTo(5), expect.closeTo(5)],
      [10, 0],
    ])
    expect(() => flattenPath('M0 0A1 1')).toThrow(/unknown path command A/)
  })

  test('are flattened with a small error', () => {
    const all = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789&.,!?:·…-–+()’"'
    for (const letter of [...all, ...'ÀÉÎÕÜÅŐČÇĄĀĂŻßłøæ']) {
      const { width, outlines } = layOutText(letter)
      expect(outlines).not.toEqual([])
      const points = outlines.flatMap(({ x, path }) =>
        flattenPath(path)
          .flat()
          .map(([dx, y]) => [x + dx, y] as const),
      )
      const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
      const reach = [Math.min(...xs), width - Math.max(...xs), Math.min(...ys) + 250]
      for (const room of [...reach, capitalHeight + 250 - Math.max(...ys)])
        expect([letter, room > -150]).toEqual([letter, true])
    }
    const parts = [...'0123456789'].map(
      (digit) => flattenPath(layOutText(digit).outlines[0]?.path ?? '').length,
    )
    expect(parts).toEqual([2, 1, 1, 1, 1, 1, 2, 1, 3, 2])
  })
})

describe('a picture', () => {
  test('fills boxes and nothing else', async () => {
    const pixels = await raster(drawing({ ...box, colour: '#ff8000' }))
    for (const [x, y] of [
      [10, 10],
      [29, 19],
      [20, 15],
    ] as const)
      expect(pixel(pixels, x, y)).toEqual([255, 128, 0])
    for (const [x, y] of [
      [9, 15],
      [30, 15],
      [20, 9],
      [20, 20],
      [0, 0],
    ] as const)
      expect(pixel(pixels, x, y)).toEqual([0, 0, 0])
  })

  test('has round corners and antialiased edges', async () => {
    const pixels = await raster(drawing({ ...box, x: 10.5, radius: 5, colour: '#ffffff' }))
    expect(pixel(pixels, 11, 10)).toEqual([0, 0, 0])
    expect(pixel(pixels, 20, 10)).toEqual([255, 255, 255])
    const [edge = 0] = pixel(pixels, 10, 15)
    expect(edge).toBeGreaterThan(100)
    expect(edge).toBeLessThan(155)
  })

  test('rotates a box around its centre', async () => {
    const pixels = await raster(drawing({ ...box, tilt: 90, colour: '#ffffff' }))
    expect(pixel(pixels, 20, 6)).toEqual([255, 255, 255])
    expect(pixel(pixels, 11, 15)).toEqual([0, 0, 0])
  })

  test('draws a stroke with its width and round ends, and no darker where it crosses itself', async () => {
    const line = { shape: 'line', x: 0, y: 0, scale: 1, pen: 4, colour: '#ff0000' } as const
    const pixels = await raster(drawing({ ...line, path: 'M10 15H30M20 5v20' }))
    expect(pixel(pixels, 12, 13)).toEqual([255, 0, 0])
    expect(pixel(pixels, 12, 12)).toEqual([0, 0, 0])
    expect(pixel(pixels, 8, 15)[0]).toBeGreaterThan(0)
    expect(pixel(pixels, 6, 15)).toEqual([0, 0, 0])
    const thin = await raster(drawing({ ...line, pen: 0.5, path: 'M10 15.5H30H10' }))
    expect(pixel(thin, 20, 15)).toEqual([191, 0, 0])
  })

  test('fills paths with holes and antialiased edges', async () => {
    const area = { shape: 'area', x: 0, y: 0, scale: 1, colour: '#ffffff' } as const
    const frame = 'M10 5h20v20h-20zM15 10v10h10v-10z'
    const pixels = await raster(drawing({ ...area, path: frame }))
    expect([pixel(pixels, 10, 5), pixel(pixels, 29, 24)]).toEqual([
      [255, 255, 255],
      [255, 255, 255],
    ])
    for (const [x, y] of [
      [9, 15],
      [15, 10],
      [24, 19],
      [30, 15],
      [20, 25],
    ] as const)
      expect(pixel(pixels, x, y)).toEqual([0, 0, 0])
    const shifted = await raster(drawing({ ...area, x: 0.5, path: frame }))
    expect([pixel(shifted, 10, 6)[0], pixel(shifted, 30, 6)[0]]).toEqual([127, 127])
    const slope = await raster(drawing({ ...area, path: 'M0 0 20 0 0 20z' }))
    expect([pixel(slope, 9, 9)[0], pixel(slope, 10, 9)[0], pixel(slope, 10, 10)[0]]).toEqual([
      255, 127, 0,
    ])
  })

  test('covers the exact area of a path, even between pixels and beyond the edges', async () => {
    const disc = 'M20 3C29.4 3 37 10.6 37 20S29.4 37 20 37 3 29.4 3 20 10.6 3 20 3z'
    const whole = await covered('M4 1 11 4 8 12 2 9z', 3.3)
    expect(whole).toBeCloseTo(59.5, 0)
    expect(await covered('M4 1 2 9 8 12 11 4z', 3.3)).toBe(whole)
    expect(await covered('M-90-90h200v200h-200z', 0)).toBe(40 * 30)
    expect(await covered(disc, -20)).toBeCloseTo(await covered(disc, 20), 0)
    expect(await covered('M4 1 11 4 8 12 2 9z', 80)).toBe(0)
  })

  test('clips shapes at its edges', async () => {
    const pixels = await raster(drawing({ ...box, x: -5, y: -5, colour: '#ffffff' }))
    expect(pixel(pixels, 0, 0)).toEqual([255, 255, 255])
  })

  test('is unchanged after encoding as PNG', async () => {
    const pixels = await raster(drawing({ ...box, radius: 3, tilt: 20, colour: '#123456' }))
    const file = await encodePng(pixels)
    expect(Array.from(file.slice(0, 8))).toEqual([137, 80, 78, 71, 13, 10, 26, 10])
    // The checksum of the empty last chunk is a known constant.
    expect(Array.from(file.slice(-4))).toEqual([0xae, 0x42, 0x60, 0x82])
    expect(await unpacked(file)).toEqual(pixels)
  })

  test('as SVG is well-formed with any title, and contains only shapes', () => {
    const text = svg(drawing({ ...box, tilt: 5, colour: '#123456' }, ...drawText('Aé', at('left'))))
    expect(text).toContain('<title>A &amp; B &lt;script&gt;&quot;</title>')
    const names = [...text.matchAll(/<(\w+)/g)].map(([, name]) => name)
    expect(names).toEqual(['svg', 'title', 'rect', 'rect', 'path', 'path', 'path'])
    expect(text).not.toContain('NaN')
  })
})

/** Returns the area that a path covers, in pixels. */
async function covered(path: string, x: number): Promise<number> {
  const { bytes } = await raster(
    drawing({ shape: 'area', path, x, y: 4, scale: 1, colour: '#ffffff' }),
  )
  return bytes.reduce((sum, value) => sum + value, 0) / 3 / 255
}

const at = (align: 'left' | 'middle' | 'right', maxWidth = 400) =>
  ({ x: 100, y: 0, height: 40, maxWidth, colour: '#000000', align }) as const

/** Returns the x coordinates of the left and right edge of a text. */
function extent(shapes: readonly Shape[]): [left: number, right: number] {
  const xs = shapes.flatMap((one) =>
    one.shape === 'area'
      ? flattenPath(one.path)
          .flat()
          .map(([x]) => one.x + x * one.scale)
      : [],
  )
  return [Math.min(...xs), Math.max(...xs)]
}

describe('a text', () => {
  test('is aligned left, right or centred', () => {
    const [left, right] = extent(drawText('HEN', at('left')))
    // The edges are not exact, because each letter has a side bearing.
    expect(left).toBeCloseTo(100, -0.6)
    expect(extent(drawText('HEN', at('right')))[1]).toBeCloseTo(100, -0.6)
    const [from, to] = extent(drawText('HEN', at('middle')))
    expect([(from + to) / 2, to - from]).toEqual([
      expect.closeTo(100, -0.6),
      expect.closeTo(right - left),
    ])
  })

  test('is scaled down a little if space is short, and then cut off', () => {
    const [whole, tight, tighter] = [900, 300, 120].map((maxWidth) =>
      drawText('HEDGEHOG', at('left', maxWidth)),
    )
    expect(extent(whole ?? [])[1]).toBeGreaterThan(100 + 300)
    expect(tight).toHaveLength(whole?.length ?? 0)
    expect(tighter?.length).toBeLessThan(whole?.length ?? 0)
    for (const [shapes, maxWidth] of [
      [tight, 300],
      [tighter, 120],
    ] as const) {
      const [left, right] = extent(shapes ?? [])
      expect(right - left).toBeLessThan(maxWidth + 6)
    }
  })
})

/** Decodes a PNG file whose rows all use filter 2. */
async function unpacked(file: Uint8Array): Promise<Pixels> {
  const view = new DataView(file.buffer)
  const [width, height] = [view.getUint32(16), view.getUint32(20)]
  const packed = file.slice(41, 41 + view.getUint32(33))
  const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream('deflate'))
  const rows = new Uint8Array(await new Response(stream).arrayBuffer())
  const bytes = new Uint8Array(width * height * 3)
  const row = width * 3
  for (let y = 0; y < height; y++) {
    expect(rows[y * (row + 1)]).toBe(2)
    for (let x = 0; x < row; x++) {
      const to = y * row + x
      bytes[to] = (rows[y * (row + 1) + 1 + x] ?? 0) + (bytes[to - row] ?? 0)
    }
  }
  return { width, height, bytes }
}
