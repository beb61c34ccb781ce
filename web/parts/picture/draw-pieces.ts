import { crown } from '../../kit/pieces/crown.ts'
import { facePath } from '../../kit/pieces/face-paths.ts'
import { pieceColour, shapePath } from '../../kit/pieces/shapes.tsx'
import { fillPath, shadow, drawTurned, type Context } from './canvas.ts'
import type { DrawingTools } from './drawing-tools.ts'
import type { Box, Layout } from './layout.ts'
import type { PicturePiece } from './picture.ts'

/** Draws the players' pieces standing on the upper edge of the paper. */
export function drawLineUp(
  context: Context,
  pieces: readonly PicturePiece[],
  layout: Layout,
  tools: DrawingTools,
): void {
  const { usual, large, gap, sinks } = layout.pieces
  const wanted = pieces.map(({ rank }) => (rank === null ? usual : large))
  const all = wanted.reduce((sum, one) => sum + one, 0) + gap * (pieces.length - 1)
  const scale = Math.min(1, (layout.paper.width - 40) / all)
  let x = layout.paper.x + (layout.paper.width - all * scale) / 2
  for (const [at, one] of pieces.entries()) {
    const size = (wanted[at] ?? usual) * scale
    const box = { x, y: layout.paper.y + sinks - size, width: size, height: size }
    drawTurned(context, box, (at - (pieces.length - 1) / 2) * 2.4, () => {
      drawPiece(context, one, box, tools)
      if (one.rank === 'winner') drawCrown(context, box, tools)
    })
    x += size + gap * scale
  }
}

export function drawPiece(
  context: Context,
  { piece, face }: PicturePiece,
  box: Box,
  { colourOf }: DrawingTools,
): void {
  const paint = pieceColour(piece)['--piece']
  const shape = new Path2D(shapePath(piece))
  const layer = (y: number, fill: string, edge: string): void => {
    context.save()
    context.translate(0, y)
    context.lineWidth = 2
    context.lineJoin = 'round'
    context.strokeStyle = colourOf(edge)
    context.stroke(shape)
    context.shadowColor = 'transparent'
    fillPath(context, shape, colourOf(fill))
    context.stroke(shape)
    context.restore()
  }
  context.save()
  context.translate(box.x, box.y)
  context.scale(box.width / 40, box.width / 40)
  const dark = `color-mix(in srgb, ${paint}, #000 42%)`
  shadow(context, 'rgb(30 15 5 / 0.35)', 6, 8)
  layer(3, dark, dark)
  shadow(context, 'transparent', 0, 0)
  layer(-1, paint, `color-mix(in srgb, ${paint}, #fff 26%)`)
  if (face !== null) {
    const cuts = new Path2D(facePath(face))
    context.translate(-1.6, -3.4)
    context.scale(1.08, 1.08)
    context.save()
    context.translate(0, 0.7)
    fillPath(context, cuts, colourOf(`color-mix(in srgb, ${paint}, #000 55%)`))
    context.restore()
    fillPath(context, cuts, colourOf('var(--carved)'))
  }
  context.restore()
}

/** Draws the winner's crown, 0.59 times as wide as the piece below it. */
function drawCrown(context: Context, box: Box, { cloth, colourOf }: DrawingTools): void {
  const width = box.width * 0.59
  const place = {
    x: box.x + (box.width - width) / 2,
    y: box.y - width / 2,
    width,
    height: width * 0.74,
  }
  drawTurned(context, place, -6, () => {
    context.translate(place.x, place.y)
    context.scale(width / 100, width / 100)
    const paper = new Path2D(crown.paper)
    context.save()
    shadow(context, 'rgb(20 10 0 / 0.4)', 4, 5)
    fillPath(context, paper, colourOf('var(--paper)'))
    context.restore()
    context.lineJoin = 'round'
    context.lineWidth = 5
    context.strokeStyle = colourOf('var(--ink)')
    context.stroke(paper)
    context.lineWidth = 7
    context.strokeStyle = cloth.spot[0]
    context.stroke(new Path2D(crown.band))
    fillPath(context, new Path2D(crown.stones), cloth.spot[0])
  })
}
