import { pieceShapes } from '../../shared/appearance.ts'
import { blended, type Fabric, type Palette } from './palette.ts'
import { lettered, widthOf, type Colour, type Shape } from './shapes.ts'

export type SeatShown = {
  readonly name: string
  /** Which of the painted pieces stands for them. */
  readonly piece: number
  readonly bot: boolean
  /** Null before the deal, and where the game does not tell. */
  readonly cards: number | null
  readonly moves: boolean
  /** Where it came in, once the game is over. */
  readonly place: number | null
}

interface Place {
  readonly palette: Palette
  readonly fabric: Fabric
  readonly nobody: string
}

const plate = { x: 704, width: 440 } as const
const field = { y: 56, height: 518 } as const
const gap = 14
const inset = 16

/** The place cards of all who sit there, from top to bottom: as many as they are, and none higher than it should be. */
export function seatsDrawn(seats: readonly SeatShown[], place: Place): readonly Shape[] {
  const { palette, nobody } = place
  if (seats.length === 0)
    return lettered(nobody, {
      x: plate.x + plate.width / 2,
      y: field.y + field.height / 2 - 14,
      height: 28,
      most: plate.width,
      colour: palette.onCloth,
      align: 'middle',
    })
  const row = Math.min(106, (field.height + gap) / seats.length)
  const top = field.y + (field.height + gap - row * seats.length) / 2
  return seats.flatMap((seat, index) =>
    plateDrawn(seat, { y: top + index * row, height: row - gap }, place),
  )
}

function plateDrawn(
  seat: SeatShown,
  { y, height }: { readonly y: number; readonly height: number },
  place: Place,
): readonly Shape[] {
  const { palette } = place
  const size = height * 0.72
  const capitals = Math.min(26, height * 0.34)
  const facts = factsDrawn(seat, plate.x + plate.width - inset, y + height / 2, height, place)
  const left = plate.x + inset + size + 14
  return [
    ...paperDrawn(seat.moves, y, height, palette),
    ...pieceDrawn(
      seat.name,
      seat.piece,
      { x: plate.x + inset, y: y + (height - size) / 2, size },
      palette,
    ),
    ...lettered(seat.name, {
      x: left,
      y: y + (height - capitals) / 2,
      height: capitals,
      most: plate.x + plate.width - inset - left - facts.width - 8,
      keeps: 0.5,
      colour: palette.ink,
    }),
    ...facts.shapes,
  ]
}

/** Whoever is to move sits in the light of the lamp, and is pointed at: never the colour alone. */
function paperDrawn(moves: boolean, y: number, height: number, palette: Palette): readonly Shape[] {
  const box = { shape: 'box', ...plate, y, height, radius: 14 } as const
  if (!moves)
    return [
      { ...box, y: y + 4, colour: palette.paperEdge },
      { ...box, colour: palette.paper },
    ]
  return [
    {
      shape: 'area',
      line: 'M-13-11 5 0-13 11z',
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

/** The painted wood from above, the edge that the lamp does not reach, and the first letter of a name. */
function pieceDrawn(
  name: string,
  piece: number,
  at: { readonly x: number; readonly y: number; readonly size: number },
  palette: Palette,
): readonly Shape[] {
  const which = piece % pieceShapes.length
  const colours = [1, 2, 3, 4, 5, 6] as const
  const colour = palette[`piece${colours[which] ?? 1}`]
  const scale = at.size / 42
  const line = pieceShapes[which] ?? pieceShapes[0]
  const shape = { line, x: at.x, scale, pen: 2 * scale } as const
  const layer = (y: number, inside: Colour, edge: Colour): readonly Shape[] => [
    { ...shape, shape: 'area', y: at.y + y * scale, colour: inside },
    { ...shape, shape: 'line', y: at.y + y * scale, colour: edge },
  ]
  const [below, rim] = [blended('#000000', colour, 0.42), blended('#ffffff', colour, 0.26)]
  const [initial = ''] = [...new Intl.Segmenter().segment(name.trim())].map(
    ({ segment }) => segment,
  )
  return [
    ...layer(3, below, below),
    ...layer(-1, colour, rim),
    ...lettered(initial.toUpperCase(), {
      x: at.x + 20 * scale,
      y: at.y + 12.5 * scale,
      height: 13 * scale,
      most: 24 * scale,
      colour: '#ffffff',
      align: 'middle',
    }),
  ]
}

/** How many cards they hold or where they came in, and whether they are a bot: up to the right end. */
function factsDrawn(seat: SeatShown, right: number, y: number, height: number, place: Place) {
  const { palette, fabric } = place
  const capitals = Math.min(24, height * 0.32)
  const shapes: Shape[] = []
  let end = right
  const write = (text: string, colour: Colour): void => {
    shapes.push(
      ...lettered(text, {
        x: end,
        y: y - capitals / 2,
        height: capitals,
        most: 90,
        colour,
        align: 'right',
      }),
    )
    end -= Math.min(90, widthOf(text, capitals)) + 8
  }
  if (seat.place !== null) write(`${seat.place}.`, palette.ink)
  else if (seat.cards !== null) {
    write(String(seat.cards), palette.ink2)
    const card = height * 0.46
    shapes.push(...backsDrawn(seat.cards, end, y, card, palette, fabric))
    end -= card * 1.5
  }
  if (seat.bot) {
    const size = Math.min(26, height * 0.4)
    end -= size + 6
    shapes.push({
      shape: 'line',
      line: 'M10 30h80v60H10zM50 30V6M36 54v10M64 54v10M0 52v16M100 52v16',
      x: end,
      y: y - size / 2,
      scale: size / 100,
      pen: size * 0.1,
      colour: palette.ink2,
    })
  }
  return { shapes, width: right - end }
}

/** Up to three cards from behind, fanned. */
function backsDrawn(
  cards: number,
  right: number,
  y: number,
  height: number,
  palette: Palette,
  { spot, deep }: Fabric,
): readonly Shape[] {
  const width = (height * 5) / 7
  const many = Math.min(cards, 3)
  return Array.from({ length: many }, (_, at) => {
    const from = many - 1 - at
    const card = {
      shape: 'box',
      x: right - width - from * width * 0.34,
      y: y - height / 2,
      width,
      height,
      radius: height * 0.1,
      tilt: (at - (many - 1) / 2) * 9,
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
