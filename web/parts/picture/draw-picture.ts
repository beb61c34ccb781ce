import { sun } from '../../kit/sun.ts'
import { fillPath, shadow, drawTurned, type Context } from './canvas.ts'
import { drawCards } from './draw-cards.ts'
import { drawCloth } from './draw-cloth.ts'
import { drawLineUp } from './draw-pieces.ts'
import type { DrawingTools } from './drawing-tools.ts'
import { fitText } from './fit-text.ts'
import { layoutOf, rim, type Layout } from './layout.ts'
import type { Picture, PictureShape } from './picture.ts'
import { printLogo } from './print.tsx'
import { measureIn, write } from './writing.ts'

/**
 * Draws the picture that players share. The canvas must have the size that `pictureSizes` contains
 * for `shape`.
 */
export function drawPicture(
  context: Context,
  picture: Picture,
  shape: PictureShape,
  tools: DrawingTools,
): void {
  const layout = layoutOf[shape]
  drawCloth(context, tools, layout)
  drawSun(context, picture, layout, tools)
  drawSign(context, layout, tools)
  drawTurned(context, layout.paper, paperAngle, () => {
    drawPaper(context, layout, tools)
    drawOnPaper(context, picture, layout, tools)
    drawLineUp(context, picture.pieces, layout, tools)
  })
  if (layout.fan !== null) drawCards(context, picture.cards, layout.fan, tools)
}

/**
 * The angle of the paper in degrees. The paper is slightly askew, as if it had been laid down by
 * hand.
 */
const paperAngle = -0.8

function drawSun(
  context: Context,
  picture: Picture,
  layout: Layout,
  { cloth, colourOf }: DrawingTools,
): void {
  if (picture.sun === 'none') return
  const isDown = picture.sun === 'down'
  const { x, y, size } = isDown ? layout.settingSun : layout.sun
  context.save()
  context.beginPath()
  context.rect(rim, rim, layout.width - 2 * rim, layout.height - 2 * rim)
  context.clip()
  context.translate(x, y)
  context.scale(size / 1000, size / 1000)
  const fill = (path: string, colour: string): void => fillPath(context, new Path2D(path), colour)
  if (!isDown) fill(sun.halfBeams, colourOf('var(--lamp)'))
  context.globalAlpha = isDown ? 0.9 : 1
  fill(isDown ? sun.setting : sun.disc, cloth.spot[0])
  if (isDown) fill(sun.horizon, cloth.cloth[0])
  context.restore()
}

function drawPaper(context: Context, { paper }: Layout, { colourOf }: DrawingTools): void {
  const { x, y, width, height } = paper
  const sheet = (): void => {
    context.beginPath()
    context.roundRect(x, y, width, height, 8)
    context.fill()
  }
  context.save()
  context.fillStyle = colourOf('var(--paper)')
  shadow(context, 'rgb(20 10 2 / 0.5)', 30, 60)
  sheet()
  shadow(context, colourOf('var(--paper-edge)'), 4, 0)
  sheet()
  context.restore()
}

/** Draws title, caption, cards and figures in the middle of the paper, one below the other. */
function drawOnPaper(
  context: Context,
  { title, caption, cards, figures }: Picture,
  layout: Layout,
  tools: DrawingTools,
): void {
  const { paper } = layout
  const width = paper.width - 2 * layout.padding
  const [display, running] = [measureIn(context, 'display'), measureIn(context, 'text')]
  const head = fitText(title, { width, sizes: layout.titles }, display)
  const below = fitText(caption, { width, sizes: layout.captions }, running)
  const fan = layout.fan === null && cards.length > 0 ? layout.cardsHeight : 0
  const heights = {
    head: head.lines.length * head.size * titleLine,
    below: below.lines.length * below.size * captionLine + captionGap,
    fan: fan === 0 ? 0 : fan + layout.gap,
    figures: figures.length === 0 ? 0 : layout.figures.value * 1.05 + layout.figures.name * 1.2,
  }
  const gap = figures.length === 0 ? 0 : layout.gap
  const whole = heights.head + heights.below + heights.fan + gap + heights.figures
  const [top, bottom] = [paper.y + layout.stand, paper.y + paper.height - layout.bottom]
  const middle = paper.x + paper.width / 2
  let y = top + Math.max(0, (bottom - top - whole) / 2)

  const ink = { align: 'center', colour: tools.colourOf('var(--ink)') } as const
  const soft = { align: 'center', colour: tools.colourOf('var(--ink-2)') } as const
  for (const line of head.lines) {
    write(context, line, {
      ...ink,
      font: 'display',
      size: head.size,
      x: middle,
      y: y + head.size * titleBase,
    })
    y += head.size * titleLine
  }
  y += captionGap
  for (const line of below.lines) {
    write(context, line, { ...soft, font: 'text', size: below.size, x: middle, y: y + below.size })
    y += below.size * captionLine
  }
  if (fan > 0) {
    y += layout.gap
    drawCards(context, cards, { x: paper.x + layout.padding, y, width, height: fan }, tools)
    y += fan
  }
  if (figures.length === 0) return
  y += gap
  const { value, name, between } = layout.figures
  const widths = figures.map((one) => Math.max(display(one.value, value), running(one.name, name)))
  const all = widths.reduce((sum, one) => sum + one + 2 * between, 0)
  let x = middle - all / 2
  for (const [at, one] of figures.entries()) {
    const column = (widths[at] ?? 0) + 2 * between
    if (at > 0) dashedLine(context, x, y, heights.figures, tools)
    x += column / 2
    write(context, one.value, { ...ink, font: 'display', size: value, x, y: y + value * 0.84 })
    write(context, one.name, { ...soft, font: 'text', size: name, x, y: y + value * 1.05 + name })
    x += column / 2
  }
}

const titleLine = 1.02
/** The distance from the top of a title's line to its baseline, as a fraction of the font size. */
const titleBase = 0.84
const captionLine = 1.25
const captionGap = 12

function dashedLine(
  context: Context,
  x: number,
  y: number,
  height: number,
  { colourOf }: DrawingTools,
): void {
  context.save()
  context.strokeStyle = colourOf('var(--paper-edge)')
  context.lineWidth = 2.5
  context.setLineDash([7, 6])
  context.beginPath()
  context.moveTo(x, y)
  context.lineTo(x, y + height)
  context.stroke()
  context.restore()
}

/** Draws the name of the site and its slogan below the paper. */
function drawSign(context: Context, { sign }: Layout, { colourOf, slogan }: DrawingTools): void {
  const colour = colourOf('var(--on-cloth)')
  const running = measureIn(context, 'text')
  const name = measureIn(context, 'display')('Tischlein', nameSize)
  const before = logoSize + 14
  const free = sign.isOneLine ? sign.width - before - name - 24 : sign.width
  const { size, lines } = fitText(slogan, { width: free, sizes: sign.slogans }, running)
  const [first = '', ...others] = lines
  const aside = sign.isOneLine ? running(first, size) + 24 : 0
  const left = sign.x - (before + name + aside) / 2
  context.drawImage(printLogo(logoSize * 2), left, sign.y - logoSize * 0.76, logoSize, logoSize)
  const beside = { colour, align: 'left', y: sign.y } as const
  write(context, 'Tischlein', { ...beside, font: 'display', size: nameSize, x: left + before })
  if (sign.isOneLine)
    write(context, first, { ...beside, font: 'text', size, x: left + before + name + 24 })
  for (const [at, text] of (sign.isOneLine ? others : lines).entries()) {
    const y = sign.y + 32 + at * size * captionLine
    write(context, text, { colour, align: 'center', font: 'text', size, x: sign.x, y })
  }
}

const logoSize = 62
const nameSize = 42
