import type { Cloth } from '../../../shared/game/game.ts'
import type { DayTurn } from '../../client/own-days.ts'
import type { Face } from '../../kit/motion/faces.ts'
import { createJitter, cut, disc, rays } from '../../kit/woodcut.ts'
import {
  drawTurned,
  fillPath,
  shadow,
  type Context,
  withLightColours,
  type ColourOf,
} from '../picture/canvas.ts'
import { drawPiece } from '../picture/draw-pieces.ts'
import { fitText } from '../picture/fit-text.ts'
import { pictureSizes, type PictureShape } from '../picture/picture.ts'
import { printLogo } from '../picture/print.tsx'
import { loadFonts, measureIn, write } from '../picture/writing.ts'
import { linoBar } from './lino.ts'

/** The content of the picture of a result. It names no card. */
export interface DayPicture {
  readonly month: string
  readonly date: string
  readonly title: string
  readonly caption: string
  readonly turns: readonly DayTurn[]
  readonly keys: readonly { readonly name: string; readonly isSun: boolean }[]
  readonly address: string
  readonly streak: string
  readonly piece: number
  readonly face: Face
  readonly cloth: Cloth
}

/** Draws the picture of a result, and returns it as a PNG file. */
export async function makeDayPicture(picture: DayPicture, shape: PictureShape): Promise<Blob> {
  await loadFonts(JSON.stringify(picture)).catch(() => {})
  const canvas = document.createElement('canvas')
  Object.assign(canvas, pictureSizes[shape])
  const context = canvas.getContext('2d')
  if (context === null) throw new Error('this browser has no canvas')
  withLightColours((colourOf) => draw(context, picture, layouts[shape], colourOf))
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('the picture is empty'))))
  })
}

/** Returns font sizes for a title of one line, the largest first. */
const sizesOf = (...sizes: readonly number[]) => sizes.map((size) => ({ size, lines: 1 }))

const layouts = {
  wide: {
    ...pictureSizes.wide,
    edge: 60,
    leaf: { x: 60, y: 46, size: 148 },
    piece: { x: 962, y: 52, size: 178 },
    title: { x: 254, y: 168, sizes: sizesOf(146, 120, 96, 76), width: 690 },
    caption: { x: 254, y: 232, size: 40 },
    bars: { x: 100, y: 256, width: 1000, height: 222 },
    key: 522,
    foot: 580,
  },
  square: {
    ...pictureSizes.square,
    edge: 64,
    leaf: { x: 64, y: 76, size: 190 },
    piece: { x: 836, y: 84, size: 180 },
    title: { x: 64, y: 570, sizes: sizesOf(250, 200, 160, 130, 100), width: 952 },
    caption: { x: 64, y: 652, size: 54 },
    bars: { x: 64, y: 690, width: 952, height: 222 },
    key: 958,
    foot: 1020,
  },
} as const
type DayLayout = (typeof layouts)[PictureShape]

function draw(context: Context, picture: DayPicture, layout: DayLayout, colourOf: ColourOf): void {
  const { width, height, title, caption, edge, key, foot } = layout
  const [ink, soft, spot] = [
    colourOf('var(--ink)'),
    colourOf('var(--ink-2)'),
    picture.cloth.spot[0],
  ]
  context.fillStyle = colourOf('var(--paper)')
  context.fillRect(0, 0, width, height)
  context.fillStyle = picture.cloth.cloth[0]
  for (const y of [0, height - 14]) context.fillRect(0, y, width, 14)
  drawLeaf(context, picture, layout.leaf, colourOf)
  const { x, y, size } = layout.piece
  const box = { x, y, width: size, height: size }
  const tools = {
    cloth: picture.cloth,
    colourOf,
    slogan: '',
    printCard: () => new OffscreenCanvas(1, 1),
  }
  drawPiece(context, { piece: picture.piece, face: picture.face, rank: null }, box, tools as never)
  const display = measureIn(context, 'display')
  const head = fitText(picture.title, { width: title.width, sizes: title.sizes }, display)
  const line = { align: 'left', colour: ink } as const
  const [first = picture.title] = head.lines
  write(context, first, { ...line, font: 'display', size: head.size, x: title.x, y: title.y })
  write(context, picture.caption, { ...line, ...caption, font: 'text', colour: soft })
  drawBars(context, picture.turns, layout.bars, { ink, spot, paper: colourOf('var(--paper)') })
  let left: number = edge
  for (const { name, isSun } of picture.keys) {
    context.fillStyle = isSun ? spot : ink
    context.beginPath()
    if (isSun) context.arc(left + 13, key - 9, 13, 0, 7)
    else context.rect(left, key - 22, 18, 26)
    context.fill()
    write(context, name, { ...line, font: 'text', size: 26, x: left + 38, y: key, colour: soft })
    left += 38 + measureIn(context, 'text')(name, 26) + 40
  }
  context.drawImage(printLogo(104), edge, foot - 42, 52, 52)
  write(context, picture.address, { ...line, font: 'text', size: 32, x: edge + 68, y: foot })
  const right = { align: 'right', colour: ink, font: 'display', size: 34 } as const
  write(context, picture.streak, { ...right, x: width - edge, y: foot })
}

function drawLeaf(
  context: Context,
  { month, date }: DayPicture,
  { x, y, size }: DayLayout['leaf'],
  colourOf: ColourOf,
): void {
  const box = { x, y, width: size, height: size * 1.16 }
  const middle = { align: 'center', x: x + size / 2 } as const
  drawTurned(context, box, -3, () => {
    context.save()
    shadow(context, 'rgb(50 25 5 / 0.4)', 10, 18)
    context.fillStyle = colourOf('var(--paper-2)')
    context.fillRect(x + 6, y + 6, box.width, box.height)
    shadow(context, colourOf('var(--paper-edge)'), 3, 0)
    context.fillStyle = colourOf('var(--paper)')
    context.fillRect(x, y, box.width, box.height)
    context.restore()
    context.fillStyle = colourOf('var(--red)')
    context.fillRect(x, y, box.width, size * 0.3)
    write(context, month, {
      ...middle,
      font: 'text',
      size: size * 0.2,
      y: y + size * 0.22,
      colour: '#fff',
    })
    const ink = colourOf('var(--ink)')
    write(context, date, {
      ...middle,
      font: 'display',
      size: size * 0.58,
      y: y + size * 0.92,
      colour: ink,
    })
  })
}

function drawBars(
  context: Context,
  turns: readonly DayTurn[],
  { x, y, width, height }: DayLayout['bars'],
  { ink, spot, paper }: { readonly ink: string; readonly spot: string; readonly paper: string },
): void {
  const hand = createJitter(7)
  const column = Math.min(width / Math.max(turns.length, 1), 80)
  const most = Math.max(5, ...turns.map((turn) => turn.height))
  context.save()
  context.translate(x, y)
  fillPath(context, new Path2D(cut(hand, -4, height - 3, width + 4, height - 2, 5)), ink)
  for (const [at, { height: cards, sun }] of turns.entries()) {
    const tall = (cards / most) * (height - 52)
    const left = at * column
    const { bar, chips } = linoBar(
      hand,
      [left + column * 0.13, height - 4 - tall, column * 0.74, tall],
      2,
    )
    if (cards > 0) {
      fillPath(context, new Path2D(bar), sun ? spot : ink)
      fillPath(context, new Path2D(chips), paper)
    }
    if (!sun) continue
    const radius = Math.min(column * 0.26, 14)
    context.save()
    context.translate(left + column / 2, height - 26 - tall)
    fillPath(context, new Path2D(disc(hand, 0, 0, radius, 14, 0.06)), spot)
    fillPath(context, new Path2D(rays(hand, radius * 1.35, radius * 2.1, 12, radius * 0.45)), spot)
    context.restore()
  }
  context.restore()
}
