import { spokenCode } from '../../shared/code.ts'
import type { AnyGame } from '../../shared/game/game.ts'
import { gameName } from '../../shared/game/name.ts'
import { gameOf } from '../../shared/games/all.ts'
import { serviceWords, type Language } from '../../shared/language.ts'
import type { PublicState } from '../../shared/protocol/protocol.ts'
import type { Theme } from '../../shared/appearance.ts'
import { drawMasthead, drawLogo } from './logo.ts'
import { blend, fabricOf, defaultCloth, paletteOf, type Fabric, type Palette } from './palette.ts'
import { drawSeats, type PictureSeat } from './seats.ts'
import { drawText, textWidth, type Drawing, type Shape } from './shapes.ts'

/** Size of a picture in pixels. It has the aspect ratio to which sites crop link previews. */
export const pictureSize = { width: 1200, height: 630 } as const

export interface PictureOptions {
  readonly theme: Theme
  readonly lang: Language
}

const margin = 64
/** Maximum width in pixels of the texts in the left part of the picture, which shows the wood of the table. */
const woodWidth = 520

/** Draws the public state of a table, as a link preview. */
export function tableScene({ table, position }: PublicState, options: PictureOptions): Drawing {
  const words = serviceWords[options.lang].picture
  const palette = paletteOf(options.theme)
  const game = gameOf(table.game)
  const name = game ? gameName(game.about, options.lang) : table.game
  const fabric = fabricOf(game?.about.cloth ?? defaultCloth, options.theme)
  const held = position && game?.handSizes ? game.handSizes(position.view) : []
  // After a game players can change seats, but the cards and ranks stay those of the game.
  const played = table.phase === 'over' ? table.results?.at(-1) : undefined
  const seats = table.seats.map(({ name: player, person, kind, piece }, index): PictureSeat => {
    const found =
      person === undefined ? played?.names.indexOf(player) : played?.people.indexOf(person)
    const seat = found ?? index
    return {
      name: player,
      piece: piece ?? index,
      bot: kind === 'bot',
      cards: table.phase === 'gathering' ? null : (held[seat] ?? null),
      isToMove: table.phase === 'playing' && position?.toMove.includes(index) === true,
      rank: table.outcome?.kind === 'places' ? (table.outcome.places[seat] ?? null) : null,
    }
  })
  const phase = words[phaseText(table)]
  const { shapes: headline, bottom } = drawHeadline(name, palette)
  return {
    ...pictureSize,
    background: palette.bareWood,
    title: [`${name} · ${spokenCode(table.code)}`, phase, ...seats.map(spokenSeat)].join(', '),
    shapes: [
      ...drawCloth(fabric, palette),
      ...drawMasthead(margin, 52, palette),
      ...headline,
      ...drawLabel(phase, bottom + 36, fabric, palette),
      ...drawText(spokenCode(table.code), {
        x: margin,
        y: 514,
        height: 58,
        maxWidth: woodWidth,
        colour: palette.onBareWood,
      }),
      ...drawSeats(seats, { palette, fabric, emptyText: words.nobody }),
    ],
  }

  function spokenSeat(seat: PictureSeat): string {
    const facts = [
      seat.cards === null ? '' : words.cards(seat.cards),
      seat.isToMove ? words.mayMove : '',
      seat.rank === null ? '' : `${seat.rank}.`,
    ].filter(Boolean)
    return facts.length === 0 ? seat.name : `${seat.name} (${facts.join(', ')})`
  }
}

/**
 * Draws the picture of a game, as a fallback if the picture of a table takes too long. The picture
 * contains no translated text, so all languages share it.
 */
export function gameScene(
  { name, cloth }: Pick<AnyGame['about'], 'name' | 'cloth'>,
  theme: Theme,
): Drawing {
  const palette = paletteOf(theme)
  return {
    ...pictureSize,
    background: palette.bareWood,
    title: name,
    shapes: [
      ...drawCloth(fabricOf(cloth, theme), palette),
      ...drawMasthead(margin, 52, palette),
      ...drawHeadline(name, palette).shapes,
    ],
  }
}

/**
 * Draws a placeholder for a table that doesn't exist or was deleted, so that embedding pages keep
 * their layout.
 */
export function noTableScene({ theme, lang }: PictureOptions): Drawing {
  const palette = paletteOf(theme)
  const { noTable } = serviceWords[lang].picture
  const { width, height } = pictureSize
  const line = { x: width / 2, maxWidth: width - 2 * margin, align: 'middle' } as const
  return {
    ...pictureSize,
    background: palette.bareWood,
    title: noTable,
    shapes: [
      ...drawLogo(width / 2 - 90, 96, 180, palette),
      ...drawText('Tischlein', {
        ...line,
        y: height / 2 + 36,
        height: 72,
        colour: palette.onBareWood,
      }),
      ...drawText(noTable, {
        ...line,
        y: height / 2 + 166,
        height: 34,
        colour: palette.onBareWood,
      }),
    ],
  }
}

function phaseText({ phase: name, paused, outcome }: PublicState['table']) {
  if (name === 'playing' && paused !== null) return 'paused'
  if (outcome?.kind === 'cooperative') return outcome.won ? 'won' : 'lost'
  return name
}

/** Draws the table's felt on the right side, with its shadow and a stitched hem. */
function drawCloth({ cloth }: Fabric, palette: Palette): readonly Shape[] {
  const { width, height } = pictureSize
  const edge = (by: number) => `M${676 + by} 0H${width}V${height}H${630 + by}z`
  const at = { x: 0, y: 0, scale: 1 } as const
  return [
    {
      shape: 'area',
      ...at,
      path: edge(-9),
      colour: blend(palette.woodLow, palette.bareWood, 0.6),
    },
    { shape: 'area', ...at, path: edge(0), colour: cloth },
    {
      shape: 'line',
      ...at,
      path: stitches,
      pen: 2.5,
      colour: blend(palette.onCloth, cloth, 0.42),
    },
  ]
}

const stitches = Array.from(
  { length: 23 },
  (_, at) => `M${691 - at * 2.1} ${5 + at * 28}l-1 14`,
).join('')

/**
 * Draws the name of the game: on one line if it fits at full size, otherwise on two lines or scaled
 * down.
 */
function drawHeadline(
  name: string,
  palette: Palette,
): { readonly shapes: readonly Shape[]; readonly bottom: number } {
  const height = 88
  const lines = textWidth(name, height) <= woodWidth ? [name] : splitInHalves(name, height)
  const widest = Math.max(...lines.map((line) => textWidth(line, height)))
  const size = Math.min(height, (height * woodWidth) / widest, lines.length === 1 ? height : 76)
  const top = 186
  return {
    shapes: lines.flatMap((line, at) =>
      drawText(line, {
        x: margin,
        y: top + at * size * 1.5,
        height: size,
        // One pixel wider than the text, so that a rounding error doesn't cut off a letter.
        maxWidth: woodWidth + 1,
        colour: palette.onBareWood,
      }),
    ),
    bottom: top + (lines.length - 1) * size * 1.5 + size,
  }
}

/**
 * Splits a name in two at a space, so that the longer part is as short as possible. A space before
 * `&` doesn't count, and a name without other spaces is not split.
 */
function splitInHalves(name: string, height: number): readonly string[] {
  const words = name.split(/ (?!&)/)
  return (
    words
      .map((_, at) => [words.slice(0, at).join(' '), words.slice(at).join(' ')].filter(Boolean))
      .toSorted((one, other) => longest(one) - longest(other))[0] ?? [name]
  )

  function longest(lines: readonly string[]): number {
    return Math.max(...lines.map((line) => textWidth(line, height)))
  }
}

/** Draws the phase of the game on a label in the colour of the felt. */
function drawLabel(text: string, y: number, { cloth }: Fabric, palette: Palette): readonly Shape[] {
  const height = 24
  const width = Math.min(textWidth(text, height), woodWidth - 56) + 56
  return [
    { shape: 'box', x: margin, y, width, height: 60, radius: 12, colour: cloth },
    ...drawText(text, {
      x: margin + width / 2,
      y: y + 18,
      height,
      maxWidth: woodWidth - 56,
      colour: palette.onCloth,
      align: 'middle',
    }),
  ]
}
