import { spokenCode } from '../../shared/code.ts'
import { gameOf } from '../../shared/games/all.ts'
import { serviceWords, type Language } from '../../shared/language.ts'
import type { PublicState } from '../../shared/wire/protocol.ts'
import type { Theme } from '../../shared/theme.ts'
import { paletteOf, type Palette } from './palette.ts'
import { seatsDrawn, type SeatShown } from './seats.ts'
import { lettered, widthOf, type Colour, type Drawing, type Shape } from './shapes.ts'

/** What link previews are cut to. */
export const pictureSize = { width: 1200, height: 630 } as const

export interface Look {
  readonly theme: Theme
  readonly lang: Language
}

const margin = 72
/** Where the paper with the players begins. */
const paperAt = 664

/** A picture of what everybody may see of a table; nothing else is known here. */
export function tableScene({ table, shown }: PublicState, look: Look): Drawing {
  const words = serviceWords[look.lang].picture
  const palette = paletteOf(look.theme)
  const game = gameOf(table.game)
  const name = game?.about.name ?? table.game
  const accent = (game?.about.accent[look.theme === 'dark' ? 'dark' : 'light'] ??
    palette.accent) as Colour
  const held = shown && game?.held ? game.held(shown.view) : []
  const seats = table.seats.map((seat, index): SeatShown => ({
    name: seat.name,
    bot: seat.kind === 'bot',
    cards: table.phase === 'gathering' ? null : (held[index] ?? null),
    moves: table.phase === 'playing' && shown?.toMove.includes(index) === true,
    place: table.outcome?.kind === 'places' ? (table.outcome.places[index] ?? null) : null,
  }))
  const stands = words[standing(table)]
  const most = paperAt - margin - 56
  return {
    ...pictureSize,
    ground: palette.felt,
    title: [`${name} · ${spokenCode(table.code)}`, stands, ...seats.map(saidOf)].join(', '),
    shapes: [
      ...sign(palette),
      ...lettered(name, {
        x: margin,
        y: 232,
        height: 84,
        most,
        keeps: 0.5,
        colour: accent,
        pen: 15,
      }),
      ...phase(stands, accent, palette),
      ...lettered(spokenCode(table.code), {
        x: margin,
        y: 492,
        height: 62,
        most,
        colour: palette.ink,
      }),
      ...seatsDrawn(seats, { x: paperAt, palette, accent, nobody: words.nobody }),
    ],
  }

  function saidOf(seat: SeatShown): string {
    const facts = [
      seat.cards === null ? '' : words.cards(seat.cards),
      seat.moves ? words.mayMove : '',
      seat.place === null ? '' : `${seat.place}.`,
    ].filter(Boolean)
    return facts.length === 0 ? seat.name : `${seat.name} (${facts.join(', ')})`
  }
}

/** In the place of a table that is not there, or not any more: pages that show its picture do not fall apart. */
export function noTableScene({ theme, lang }: Look): Drawing {
  const palette = paletteOf(theme)
  const words = serviceWords[lang].picture.noTable
  const { width, height } = pictureSize
  return {
    ...pictureSize,
    ground: palette.felt,
    title: words,
    shapes: [
      ...cards(width / 2 - 66, 150, 1.6, palette),
      ...lettered('Tischlein', {
        x: width / 2,
        y: height / 2 + 40,
        height: 72,
        most: width - 2 * margin,
        colour: palette.accent,
        pen: 15,
        align: 'middle',
      }),
      ...lettered(words, {
        x: width / 2,
        y: height / 2 + 160,
        height: 34,
        most: width - 2 * margin,
        colour: palette.inkSoft,
        align: 'middle',
      }),
    ],
  }
}

function standing({ phase: name, paused, outcome }: PublicState['table']) {
  if (name === 'playing' && paused !== null) return 'paused'
  if (outcome?.kind === 'together') return outcome.won ? 'won' : 'lost'
  return name
}

const sign = (palette: Palette): readonly Shape[] => [
  ...cards(margin, 64, 1, palette),
  ...lettered('Tischlein', {
    x: margin + 112,
    y: 96,
    height: 34,
    most: 400,
    colour: palette.ink,
  }),
]

/** Three cards of the sign of the house, fanned. */
function cards(x: number, y: number, size: number, palette: Palette): readonly Shape[] {
  const card = (left: number, tilt: number): readonly Shape[] => {
    const box = { shape: 'box', tilt, y: y + Math.abs(tilt) * 0.4 * size } as const
    const [width, height, edge] = [50 * size, 70 * size, 4 * size]
    return [
      { ...box, x: x + left * size, width, height, radius: 9 * size, colour: palette.accent },
      {
        ...box,
        x: x + left * size + edge,
        y: box.y + edge,
        width: width - 2 * edge,
        height: height - 2 * edge,
        radius: 6 * size,
        colour: palette.paper,
      },
    ]
  }
  return [...card(0, -14), ...card(34, 14), ...card(17, 0)]
}

/** How it stands, on a label. */
function phase(text: string, accent: Colour, palette: Palette): readonly Shape[] {
  const [height, most] = [26, 420]
  const width = Math.min(widthOf(text, height), most) + 56
  return [
    { shape: 'box', x: margin, y: 362, width, height: 62, radius: 31, colour: accent },
    ...lettered(text, {
      x: margin + width / 2,
      y: 380,
      height,
      most,
      colour: palette.paper,
      pen: 14,
      align: 'middle',
    }),
  ]
}
