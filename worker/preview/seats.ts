import type { Palette } from './palette.ts'
import { lettered, type Colour, type Shape } from './shapes.ts'

export type SeatShown = {
  readonly name: string
  readonly bot: boolean
  /** Null before the deal, and where the game does not tell. */
  readonly cards: number | null
  readonly moves: boolean
  /** Where it came in, once the game is over. */
  readonly place: number | null
}

interface Place {
  readonly x: number
  readonly palette: Palette
  readonly accent: Colour
  readonly nobody: string
}

const paper = { y: 64, width: 472, height: 502 } as const
const inset = 36

/** The players on their paper, from top to bottom: as many as sit there, and no row higher than it should be. */
export function seatsDrawn(seats: readonly SeatShown[], place: Place): readonly Shape[] {
  const { x, palette, nobody } = place
  const row = Math.min(88, (paper.height - 2 * inset) / Math.max(1, seats.length))
  const top = paper.y + (paper.height - row * seats.length) / 2
  const ground: Shape = { shape: 'box', x, ...paper, radius: 28, colour: palette.paper }
  if (seats.length === 0)
    return [
      ground,
      ...lettered(nobody, {
        x: x + paper.width / 2,
        y: paper.y + paper.height / 2 - 14,
        height: 28,
        most: paper.width - 2 * inset,
        colour: palette.inkSoft,
        align: 'middle',
      }),
    ]
  return [ground, ...seats.flatMap((seat, index) => seatDrawn(seat, top + index * row, row, place))]
}

function seatDrawn(seat: SeatShown, y: number, row: number, place: Place): readonly Shape[] {
  const { palette, accent } = place
  const height = Math.min(30, row * 0.46)
  const card = row * 0.78
  const left = place.x + inset
  const right = place.x + paper.width - inset
  const colour = seat.moves ? accent : palette.ink
  const fact = seat.place ?? seat.cards
  return [
    ...(seat.moves ? turnMark(left - 4, y + row / 2, height, accent) : []),
    ...lettered(seat.name, {
      x: left + 34,
      y: y + (row - height) / 2,
      height,
      most: paper.width - 2 * inset - 34 - (seat.bot ? 2 : 1) * (card + 12),
      colour,
      pen: seat.moves ? 17 : 13,
    }),
    ...(seat.bot ? botMark(right - card - 14 - height, y + row / 2, height, palette.inkSoft) : []),
    ...(fact === null
      ? []
      : seat.place === null
        ? cardBack(right, y + row / 2, card, fact, palette, accent)
        : lettered(`${fact}.`, {
            x: right,
            y: y + (row - height) / 2,
            height,
            most: card,
            colour: fact === 1 ? accent : palette.inkSoft,
            pen: 17,
            align: 'right',
          })),
  ]
}

/** Whose turn it is: a mark, never the colour alone. */
const turnMark = (x: number, y: number, height: number, colour: Colour): readonly Shape[] => [
  {
    shape: 'line',
    line: 'M0-45 55 0 0 45ZM12-20 35 0 12 20Z',
    x,
    y,
    scale: (height / 100) * 0.8,
    pen: height * 0.26,
    colour,
  },
]

const botMark = (x: number, y: number, height: number, colour: Colour): readonly Shape[] => [
  {
    shape: 'line',
    line: 'M10-10h80v60H10ZM50-10v-28M36 14v10M64 14v10',
    x,
    y: y - height * 0.1,
    scale: height / 100,
    pen: height * 0.1,
    colour,
  },
]

/** How many cards are held, on the back of one. */
function cardBack(
  right: number,
  y: number,
  height: number,
  cards: number,
  palette: Palette,
  accent: Colour,
): readonly Shape[] {
  const width = height * 0.74
  const [x, top] = [right - width, y - height / 2]
  return [
    { shape: 'box', x, y: top, width, height, radius: height * 0.14, colour: accent },
    {
      shape: 'box',
      x: x + 4,
      y: top + 4,
      width: width - 8,
      height: height - 8,
      radius: height * 0.1,
      colour: palette.paper,
    },
    ...lettered(String(cards), {
      x: x + width / 2,
      y: y - height * 0.2,
      height: height * 0.4,
      most: width - 20,
      colour: palette.ink,
      pen: 15,
      align: 'middle',
    }),
  ]
}
