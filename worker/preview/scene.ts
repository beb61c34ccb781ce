import { spokenCode } from '../../shared/code.ts'
import type { AnyGame } from '../../shared/game/game.ts'
import { gameOf } from '../../shared/games/all.ts'
import { serviceWords, type Language } from '../../shared/language.ts'
import type { PublicState } from '../../shared/protocol/protocol.ts'
import type { Theme } from '../../shared/appearance.ts'
import { masthead, sign } from './house.ts'
import { blended, fabricOf, houseCloth, paletteOf, type Fabric, type Palette } from './palette.ts'
import { seatsDrawn, type SeatShown } from './seats.ts'
import { lettered, widthOf, type Drawing, type Shape } from './shapes.ts'

/** What link previews are cut to. */
export const pictureSize = { width: 1200, height: 630 } as const

export interface Look {
  readonly theme: Theme
  readonly lang: Language
}

const margin = 64
/** How broad the bare wood is before the cloth begins. */
const most = 520

/** A picture of what everybody may see of a table; nothing else is known here. */
export function tableScene({ table, position: shown }: PublicState, look: Look): Drawing {
  const words = serviceWords[look.lang].picture
  const palette = paletteOf(look.theme)
  const game = gameOf(table.game)
  const name = game?.about.name ?? table.game
  const fabric = fabricOf(game?.about.cloth ?? houseCloth, look.theme)
  const held = shown && game?.held ? game.held(shown.view) : []
  const seats = table.seats.map((seat, index): SeatShown => ({
    name: seat.name,
    piece: seat.piece ?? index,
    bot: seat.kind === 'bot',
    cards: table.phase === 'gathering' ? null : (held[index] ?? null),
    moves: table.phase === 'playing' && shown?.toMove.includes(index) === true,
    place: table.outcome?.kind === 'places' ? (table.outcome.places[index] ?? null) : null,
  }))
  const stands = words[standing(table)]
  const { shapes: headline, bottom } = headlineDrawn(name, palette)
  return {
    ...pictureSize,
    ground: palette.bareWood,
    title: [`${name} · ${spokenCode(table.code)}`, stands, ...seats.map(spokenSeat)].join(', '),
    shapes: [
      ...laid(fabric, palette),
      ...masthead(margin, 52, palette),
      ...headline,
      ...label(stands, bottom + 36, fabric, palette),
      ...lettered(spokenCode(table.code), {
        x: margin,
        y: 514,
        height: 58,
        most,
        colour: palette.onBareWood,
      }),
      ...seatsDrawn(seats, { palette, fabric, nobody: words.nobody }),
    ],
  }

  function spokenSeat(seat: SeatShown): string {
    const facts = [
      seat.cards === null ? '' : words.cards(seat.cards),
      seat.moves ? words.mayMove : '',
      seat.place === null ? '' : `${seat.place}.`,
    ].filter(Boolean)
    return facts.length === 0 ? seat.name : `${seat.name} (${facts.join(', ')})`
  }
}

/** A picture of a game without a table, for whoever cannot wait for that of the table. It has no words of a language. */
export function gameScene(
  { name, cloth }: Pick<AnyGame['about'], 'name' | 'cloth'>,
  theme: Theme,
): Drawing {
  const palette = paletteOf(theme)
  return {
    ...pictureSize,
    ground: palette.bareWood,
    title: name,
    shapes: [
      ...laid(fabricOf(cloth ?? houseCloth, theme), palette),
      ...masthead(margin, 52, palette),
      ...headlineDrawn(name, palette).shapes,
    ],
  }
}

/** In the place of a table that is not there, or not any more: pages that show its picture do not fall apart. */
export function noTableScene({ theme, lang }: Look): Drawing {
  const palette = paletteOf(theme)
  const { noTable } = serviceWords[lang].picture
  const { width, height } = pictureSize
  const line = { x: width / 2, most: width - 2 * margin, align: 'middle' } as const
  return {
    ...pictureSize,
    ground: palette.bareWood,
    title: noTable,
    shapes: [
      ...sign(width / 2 - 90, 96, 180, palette),
      ...lettered('Tischlein', {
        ...line,
        y: height / 2 + 36,
        height: 72,
        colour: palette.onBareWood,
      }),
      ...lettered(noTable, {
        ...line,
        y: height / 2 + 166,
        height: 34,
        colour: palette.onBareWood,
      }),
    ],
  }
}

function standing({ phase: name, paused, outcome }: PublicState['table']) {
  if (name === 'playing' && paused !== null) return 'paused'
  if (outcome?.kind === 'cooperative') return outcome.won ? 'won' : 'lost'
  return name
}

/** The game's cloth over the right of the table, with its shadow on the wood and a stitched hem. */
function laid({ cloth }: Fabric, palette: Palette): readonly Shape[] {
  const { width, height } = pictureSize
  const edge = (by: number) => `M${676 + by} 0H${width}V${height}H${630 + by}z`
  const at = { x: 0, y: 0, scale: 1 } as const
  return [
    {
      shape: 'area',
      ...at,
      line: edge(-9),
      colour: blended(palette.woodLow, palette.bareWood, 0.6),
    },
    { shape: 'area', ...at, line: edge(0), colour: cloth },
    {
      shape: 'line',
      ...at,
      line: stitches,
      pen: 2.5,
      colour: blended(palette.onCloth, cloth, 0.42),
    },
  ]
}

const stitches = Array.from(
  { length: 23 },
  (_, at) => `M${691 - at * 2.1} ${5 + at * 28}l-1 14`,
).join('')

/** The name of the game as large as it may be: on one line, or on two where that is larger. */
function headlineDrawn(
  name: string,
  palette: Palette,
): { readonly shapes: readonly Shape[]; readonly bottom: number } {
  const height = 88
  const lines = widthOf(name, height) <= most ? [name] : halves(name, height)
  const widest = Math.max(...lines.map((line) => widthOf(line, height)))
  const size = Math.min(height, (height * most) / widest, lines.length === 1 ? height : 76)
  const top = 186
  return {
    shapes: lines.flatMap((line, at) =>
      lettered(line, {
        x: margin,
        y: top + at * size * 1.5,
        height: size,
        // Not a letter of it is left out for a rounded number.
        most: most + 1,
        colour: palette.onBareWood,
      }),
    ),
    bottom: top + (lines.length - 1) * size * 1.5 + size,
  }
}

/** A name at the space where its longer half is shortest; whole where it has none. */
function halves(name: string, height: number): readonly string[] {
  const words = name.split(/ (?!&)/)
  return (
    words
      .map((_, at) => [words.slice(0, at).join(' '), words.slice(at).join(' ')].filter(Boolean))
      .toSorted((one, other) => longest(one) - longest(other))[0] ?? [name]
  )

  function longest(lines: readonly string[]): number {
    return Math.max(...lines.map((line) => widthOf(line, height)))
  }
}

/** How it stands, on a strip of the cloth. */
function label(text: string, y: number, { cloth }: Fabric, palette: Palette): readonly Shape[] {
  const height = 24
  const width = Math.min(widthOf(text, height), most - 56) + 56
  return [
    { shape: 'box', x: margin, y, width, height: 60, radius: 12, colour: cloth },
    ...lettered(text, {
      x: margin + width / 2,
      y: y + 18,
      height,
      most: most - 56,
      colour: palette.onCloth,
      align: 'middle',
    }),
  ]
}
