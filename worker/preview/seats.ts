import { pieceShapes } from '../../shared/appearance.ts'
import { blend, type Fabric, type Palette } from './palette.ts'
import { drawText, textWidth, type Colour, type Shape } from './shapes.ts'

export type PictureSeat = {
  readonly name: string
  /** Index of the player's piece, which sets its shape and colour. */
  readonly piece: number
  readonly bot: boolean
  /** Number of cards in hand. Null before the deal, and in a game that doesn't show how many cards a player holds. */
  readonly cards: number | null
  readonly isToMove: boolean
  /** Rank in the finished game; null before its end. */
  readonly rank: number | null
}

interface SeatStyle {
  readonly palette: Palette
  readonly fabric: Fabric
  readonly emptyText: string
}

const plate = { x: 704, width: 440 } as const
const field = { y: 56, height: 518 } as const
const gap = 14
const inset = 16

/**
 * Draws the name plates of all seats from top to bottom. Each plate is at most 106 pixels high,
 * including the gap below it.
 */
export function drawSeats(seats: readonly PictureSeat[], place: SeatStyle): readonly Shape[] {
  const { palette, emptyText } = place
  if (seats.length === 0)
    return drawText(emptyText, {
      x: plate.x + plate.width / 2,
      y: field.y + field.height / 2 - 14,
      height: 28,
      maxWidth: plate.width,
      colour: palette.onCloth,
      align: 'middle',
    })
  const row = Math.min(106, (field.height + gap) / seats.length)
  const top = field.y + (field.height + gap - row * seats.length) / 2
  return seats.flatMap((seat, index) =>
    drawPlate(seat, { y: top + index * row, height: row - gap }, place),
  )
}

function drawPlate(
  seat: PictureSeat,
  { y, height }: { readonly y: number; readonly height: number },
  place: SeatStyle,
): readonly Shape[] {
  const { palette } = place
  const size = height * 0.72
  const capitals = Math.min(26, height * 0.34)
  const facts = drawFacts(seat, plate.x + plate.width - inset, y + height / 2, height, place)
  const left = plate.x + inset + size + 14
  return [
    ...drawPaper(seat.isToMove, y, height, palette),
    ...drawPiece(
      seat.name,
      seat.piece,
      { x: plate.x + inset, y: y + (height - size) / 2, size },
      palette,
    ),
    ...drawText(seat.name, {
      x: left,
      y: y + (height - capitals) / 2,
      height: capitals,
      maxWidth: plate.x + plate.width - inset - left - facts.width - 8,
      minScale: 0.5,
      colour: palette.ink,
    }),
    ...facts.shapes,
  ]
}

/**
 * Draws the background of a name plate. The plate of a seat to move has another colour and also an
 * arrow, since colour alone is not accessible.
 */
function drawPaper(moves: boolean, y: number, height: number, palette: Palette): readonly Shape[] {
  const box = { shape: 'box', ...plate, y, height, radius: 14 } as const
  if (!moves)
    return [
      { ...box, y: y + 4, colour: palette.paperEdge },
      { ...box, colour: palette.paper },
    ]
  return [
    {
      shape: 'area',
      path: 'M-13-11 5 0-13 11z',
      x: plate.x - 8,
      y: y + height / 2,
      scale: height / 60,
      colour: palette.lamp,
    },
    {
      ...box,
      x: plate.x - 5,
      y: y - 5,
      width: plate.width + 10,
      height: height + 10,
      radius: 19,
      colour: palette.lamp,
    },
    { ...box, colour: palette.lampHigh },
  ]
}

/**
 * Draws a player's piece: its face, the shaded edge below, and the first letter of the player's
 * name.
 */
function drawPiece(
  name: string,
  piece: number,
  at: { readonly x: number; readonly y: number; readonly size: number },
  palette: Palette,
): readonly Shape[] {
  const which = piece % pieceShapes.length
  const colours = [1, 2, 3, 4, 5, 6] as const
  const colour = palette[`piece${colours[which] ?? 1}`]
  const scale = at.size / 42
  const path = pieceShapes[which] ?? pieceShapes[0]
  const shape = { path, x: at.x, scale, pen: 2 * scale } as const
  const layer = (y: number, inside: Colour, edge: Colour): readonly Shape[] => [
    { ...shape, shape: 'area', y: at.y + y * scale, colour: inside },
    { ...shape, shape: 'line', y: at.y + y * scale, colour: edge },
  ]
  const [below, rim] = [blend('#000000', colour, 0.42), blend('#ffffff', colour, 0.26)]
  const [initial = ''] = [...new Intl.Segmenter().segment(name.trim())].map(
    ({ segment }) => segment,
  )
  return [
    ...layer(3, below, below),
    ...layer(-1, colour, rim),
    ...drawText(initial.toUpperCase(), {
      x: at.x + 20 * scale,
      y: at.y + 12.5 * scale,
      height: 13 * scale,
      maxWidth: 24 * scale,
      colour: '#ffffff',
      align: 'middle',
    }),
  ]
}

/**
 * Draws the right end of a name plate, aligned right: the number of cards or the rank, and a symbol
 * for bots.
 */
function drawFacts(seat: PictureSeat, right: number, y: number, height: number, place: SeatStyle) {
  const { palette, fabric } = place
  const capitals = Math.min(24, height * 0.32)
  const shapes: Shape[] = []
  let end = right
  const write = (text: string, colour: Colour): void => {
    shapes.push(
      ...drawText(text, {
        x: end,
        y: y - capitals / 2,
        height: capitals,
        maxWidth: 90,
        colour,
        align: 'right',
      }),
    )
    end -= Math.min(90, textWidth(text, capitals)) + 8
  }
  if (seat.rank !== null) write(`${seat.rank}.`, palette.ink)
  else if (seat.cards !== null) {
    write(String(seat.cards), palette.ink2)
    const card = height * 0.46
    shapes.push(...drawCardBacks(seat.cards, end, y, card, palette, fabric))
    end -= card * 1.5
  }
  if (seat.bot) {
    const size = Math.min(26, height * 0.4)
    end -= size + 6
    shapes.push({
      shape: 'line',
      path: 'M10 30h80v60H10zM50 30V6M36 54v10M64 54v10M0 52v16M100 52v16',
      x: end,
      y: y - size / 2,
      scale: size / 100,
      pen: size * 0.1,
      colour: palette.ink2,
    })
  }
  return { shapes, width: right - end }
}

/** Draws a fan of up to three card backs. */
function drawCardBacks(
  cards: number,
  right: number,
  y: number,
  height: number,
  palette: Palette,
  { spot, deep }: Fabric,
): readonly Shape[] {
  const width = (height * 5) / 7
  const count = Math.min(cards, 3)
  return Array.from({ length: count }, (_, index) => {
    const from = count - 1 - index
    const card = {
      shape: 'box',
      x: right - width - from * width * 0.34,
      y: y - height / 2,
      width,
      height,
      radius: height * 0.1,
      tilt: (index - (count - 1) / 2) * 9,
    } as const
    const inner = (by: number) => ({
      x: card.x + by,
      y: card.y + by,
      width: width - 2 * by,
      height: height - 2 * by,
      radius: Math.max(0, card.radius - by),
    })
    return [
      { ...card, colour: deep },
      { ...card, ...inner(1), colour: palette.paper },
      { ...card, ...inner(3), colour: spot },
      {
        ...card,
        x: card.x + width * 0.32,
        y: card.y + (height - width * 0.36) / 2,
        width: width * 0.36,
        height: width * 0.36,
        radius: width * 0.18,
        colour: palette.paper,
      },
    ] as const
  }).flat()
}
