import { pictureSizes, type PictureShape } from './picture.ts'

/** The width of the wooden frame around the tablecloth, in pixels. */
export const rim = 29

export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

interface SunPlace {
  readonly x: number
  readonly y: number
  /** The width and height of the sun in pixels. The drawing of the sun has 1000 × 1000 units. */
  readonly size: number
}

/** The positions and sizes of everything in a picture, in pixels. */
export interface Layout {
  readonly width: number
  readonly height: number
  readonly paper: Box
  /** The free space inside the paper, at its left and right edges. */
  readonly padding: number
  /** The free space inside the paper, at its upper edge, under the pieces. */
  readonly stand: number
  /** The free space inside the paper, at its lower edge. */
  readonly bottom: number
  readonly gap: number
  readonly titles: readonly { readonly size: number; readonly lines: number }[]
  readonly captions: readonly { readonly size: number; readonly lines: number }[]
  /** The height of the cards on the paper. */
  readonly cardsHeight: number
  /** The area for the cards next to the paper; null if the cards are on the paper. */
  readonly fan: Box | null
  readonly figures: { readonly value: number; readonly name: number; readonly between: number }
  readonly pieces: {
    readonly usual: number
    readonly large: number
    readonly gap: number
    /** How far the lower end of the pieces is below the upper edge of the paper. */
    readonly sinks: number
  }
  readonly sun: SunPlace
  readonly settingSun: SunPlace
  readonly sign: {
    /** `x` is the centre of the site's name, and `y` its first baseline. */
    readonly x: number
    readonly y: number
    readonly width: number
    readonly isOneLine: boolean
    readonly slogans: readonly { readonly size: number; readonly lines: number }[]
  }
}

export const layoutOf: Readonly<Record<PictureShape, Layout>> = {
  square: {
    ...pictureSizes.square,
    paper: { x: 115, y: 248, width: 850, height: 684 },
    padding: 48,
    stand: 74,
    bottom: 22,
    gap: 27,
    titles: [
      { size: 128, lines: 1 },
      { size: 104, lines: 1 },
      { size: 92, lines: 2 },
      { size: 72, lines: 2 },
      { size: 60, lines: 3 },
      { size: 50, lines: 4 },
      { size: 40, lines: 6 },
    ],
    captions: [
      { size: 32, lines: 1 },
      { size: 28, lines: 2 },
    ],
    cardsHeight: 213,
    fan: null,
    figures: { value: 50, name: 24, between: 40 },
    pieces: { usual: 150, large: 190, gap: 20, sinks: 52 },
    sun: { x: 540, y: 359, size: 1640 },
    settingSun: { x: 540, y: 245, size: 1180 },
    sign: {
      x: 540,
      y: 1013,
      width: 940,
      isOneLine: true,
      slogans: [
        { size: 27, lines: 1 },
        { size: 24, lines: 1 },
        { size: 21, lines: 1 },
      ],
    },
  },
  wide: {
    ...pictureSizes.wide,
    paper: { x: 64, y: 161, width: 620, height: 396 },
    padding: 30,
    stand: 48,
    bottom: 14,
    gap: 34,
    titles: [
      { size: 96, lines: 1 },
      { size: 74, lines: 2 },
      { size: 60, lines: 2 },
      { size: 48, lines: 3 },
      { size: 40, lines: 4 },
      { size: 34, lines: 6 },
    ],
    captions: [
      { size: 26, lines: 1 },
      { size: 23, lines: 2 },
    ],
    cardsHeight: 0,
    fan: { x: 724, y: 151, width: 400, height: 300 },
    figures: { value: 46, name: 21, between: 30 },
    pieces: { usual: 104, large: 132, gap: 14, sinks: 36 },
    sun: { x: 374, y: 205, size: 1180 },
    settingSun: { x: 374, y: 245, size: 1180 },
    sign: {
      x: 929,
      y: 530,
      width: 440,
      isOneLine: false,
      slogans: [
        { size: 20, lines: 1 },
        { size: 18, lines: 1 },
      ],
    },
  },
}
