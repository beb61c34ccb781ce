import type { Palette } from './palette.ts'
import { drawText, type Shape } from './shapes.ts'

/** Draws the logo, three cards on a table. Its coordinates use a box of 40 × 40 units. */
export function drawLogo(x: number, y: number, size: number, palette: Palette): readonly Shape[] {
  const scale = size / 40
  const card = (left: number, top: number, height: number, tilt: number): readonly Shape[] => {
    const edged = (by: number) => ({
      x: x + (left + by) * scale,
      y: y + (top + by) * scale,
      width: (12 - 2 * by) * scale,
      height: (height - 2 * by) * scale,
      radius: (2 - by) * scale,
      tilt,
    })
    return [
      { shape: 'box', ...edged(-1.1), colour: palette.ink },
      { shape: 'box', ...edged(1.1), radius: scale, colour: palette.paper },
    ]
  }
  const line = { shape: 'line', x, y, scale, pen: 2.4 * scale, colour: palette.onBareWood } as const
  return [
    ...card(7, 5, 17, -14),
    ...card(21, 5, 17, 14),
    ...card(14, 3, 18, 0),
    { shape: 'area', path: 'M20 8l3 4-3 4-3-4z', x, y, scale, colour: palette.red },
    { ...line, path: 'M8 28l-3 10M32 28l3 10' },
    { shape: 'area', path: 'M3 22h34v6H3z', x, y, scale, colour: palette.woodLow },
    { ...line, path: 'M3 22h34v6H3z' },
  ]
}

/** Draws the logo with the name of the service next to it. */
export const drawMasthead = (x: number, y: number, palette: Palette): readonly Shape[] => [
  ...drawLogo(x, y, 68, palette),
  ...drawText('Tischlein', {
    x: x + 86,
    y: y + 22,
    height: 32,
    maxWidth: 400,
    colour: palette.onBareWood,
  }),
]
