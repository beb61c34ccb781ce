import { describe, expect, test } from 'vitest'

import { digits } from '../../shared/pen/digits.ts'
import { layOut } from '../../shared/pen/text.ts'
import { unhurried } from '../CostlyAnswers.ts'
import { piecesOf } from './path.ts'
import { png } from './png.ts'
import { rastering, type Pixels } from './raster.ts'
import { lettered, type Drawing, type Shape } from './shapes.ts'
import { svg } from './svg.ts'

const drawing = (...shapes: readonly Shape[]): Drawing => ({
  width: 40,
  height: 30,
  ground: '#000000',
  title: 'A & B <script>"',
  shapes,
})

const raster = (drawn: Drawing): Promise<Pixels> => unhurried(rastering(drawn))

const pixel = ({ width, bytes }: Pixels, x: number, y: number): number[] =>
  Array.from(bytes.slice((y * width + x) * 3, (y * width + x) * 3 + 3))

const box = { shape: 'box', x: 10, y: 10, width: 20, height: 10, radius: 0 } as const

describe('the pen’s lines', () => {
  test('are read with every letter that they are written with', () => {
    expect(piecesOf('M1 2 3 4l1-1h2H0V9v-1zm5 5 1 1')).toEqual([
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
    const [curve] = piecesOf('M0 0C0 10 10 10 10 0s10-10 10 0')
    expect(curve).toHaveLength(21)
    expect([curve?.[5], curve?.[10], curve?.[15], curve?.[20]]).toEqual([
      [5, 7.5],
      [10, 0],
      [15, -7.5],
      [20, 0],
    ])
    expect(() => piecesOf('M0 0A1 1')).toThrow(/knows no A/)
  })

  test('stay within the letter that they draw', () => {
    const all = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789&.,!?:·…-–_+/()’"'
    for (const letter of [...all, ...'ÀÉÎÕÜÅŐČÇĄĀĂŻ']) {
      const { width, lines } = layOut(letter)
      for (const { x, line } of lines)
        for (const [dx, y] of piecesOf(line).flat()) {
          expect([letter, x + dx]).toEqual([letter, expect.closeTo(width / 2, -2)])
          expect([letter, y]).toEqual([letter, expect.closeTo(50, -2.6)])
        }
    }
    expect(digits.map((line) => piecesOf(line).length)).toEqual([1, 1, 1, 1, 1, 1, 1, 1, 2, 1])
  })
})

describe('a picture', () => {
  test('is filled where a box is, and nowhere else', async () => {
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

  test('has round corners and mixes colours along an edge', async () => {
    const pixels = await raster(drawing({ ...box, x: 10.5, radius: 5, colour: '#ffffff' }))
    expect(pixel(pixels, 11, 10)).toEqual([0, 0, 0])
    expect(pixel(pixels, 20, 10)).toEqual([255, 255, 255])
    const [edge = 0] = pixel(pixels, 10, 15)
    expect(edge).toBeGreaterThan(100)
    expect(edge).toBeLessThan(155)
  })

  test('turns a box around its middle', async () => {
    const pixels = await raster(drawing({ ...box, tilt: 90, colour: '#ffffff' }))
    expect(pixel(pixels, 20, 6)).toEqual([255, 255, 255])
    expect(pixel(pixels, 11, 15)).toEqual([0, 0, 0])
  })

  test('shows a line as broad as its pen, with round ends, and no darker where it crosses itself', async () => {
    const line = { shape: 'line', x: 0, y: 0, scale: 1, pen: 4, colour: '#ff0000' } as const
    const pixels = await raster(drawing({ ...line, line: 'M10 15H30M20 5v20' }))
    expect(pixel(pixels, 12, 13)).toEqual([255, 0, 0])
    expect(pixel(pixels, 12, 12)).toEqual([0, 0, 0])
    expect(pixel(pixels, 8, 15)[0]).toBeGreaterThan(0)
    expect(pixel(pixels, 6, 15)).toEqual([0, 0, 0])
    const thin = await raster(drawing({ ...line, pen: 0.5, line: 'M10 15.5H30H10' }))
    expect(pixel(thin, 20, 15)).toEqual([191, 0, 0])
  })

  test('may reach over its edges', async () => {
    const pixels = await raster(drawing({ ...box, x: -5, y: -5, colour: '#ffffff' }))
    expect(pixel(pixels, 0, 0)).toEqual([255, 255, 255])
  })

  test('is the same after it has been a PNG file', async () => {
    const pixels = await raster(drawing({ ...box, radius: 3, tilt: 20, colour: '#123456' }))
    const file = await png(pixels)
    expect(Array.from(file.slice(0, 8))).toEqual([137, 80, 78, 71, 13, 10, 26, 10])
    // The checksum of an empty last chunk is known.
    expect(Array.from(file.slice(-4))).toEqual([0xae, 0x42, 0x60, 0x82])
    expect(await unpacked(file)).toEqual(pixels)
  })

  test('as SVG is well-formed whatever its title, and holds nothing but shapes', () => {
    const text = svg(drawing({ ...box, tilt: 5, colour: '#123456' }, ...lettered('Aé', at('left'))))
    expect(text).toContain('<title>A &amp; B &lt;script&gt;&quot;</title>')
    const names = [...text.matchAll(/<(\w+)/g)].map(([, name]) => name)
    expect(names).toEqual(['svg', 'title', 'rect', 'rect', 'path', 'path', 'path'])
    expect(text).not.toContain('NaN')
  })
})

const at = (align: 'left' | 'middle' | 'right', most = 400) =>
  ({ x: 100, y: 0, height: 40, most, colour: '#000000', align }) as const

/** From where to where a text reaches, its pen included. */
function extent(shapes: readonly Shape[]): [left: number, right: number] {
  const xs = shapes.flatMap((one) =>
    one.shape === 'line'
      ? piecesOf(one.line)
          .flat()
          .flatMap(([x]) => [
            one.x + x * one.scale - one.pen / 2,
            one.x + x * one.scale + one.pen / 2,
          ])
      : [],
  )
  return [Math.min(...xs), Math.max(...xs)]
}

describe('a text', () => {
  test('begins, ends or has its middle where it should', () => {
    const [left, right] = extent(lettered('HEN', at('left')))
    expect(left).toBeCloseTo(100)
    expect(extent(lettered('HEN', at('right')))[1]).toBeCloseTo(100)
    const [from, to] = extent(lettered('HEN', at('middle')))
    expect([(from + to) / 2, to - from]).toEqual([
      expect.closeTo(100),
      expect.closeTo(right - left),
    ])
  })

  test('shrinks a little where there is little room, and then loses its end', () => {
    const [whole, tight, tighter] = [400, 190, 80].map((most) =>
      lettered('HEDGEHOG', at('left', most)),
    )
    expect(tight).toHaveLength(whole?.length ?? 0)
    expect(tighter?.length).toBeLessThan(whole?.length ?? 0)
    for (const [shapes, most] of [
      [tight, 190],
      [tighter, 80],
    ] as const) {
      const [left, right] = extent(shapes ?? [])
      expect(right - left).toBeLessThan(most + 6)
    }
  })
})

/** The pixels of a PNG file whose rows are all written as differences from the one above. */
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
