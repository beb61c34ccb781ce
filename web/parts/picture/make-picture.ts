import { withLightColours } from './canvas.ts'
import { drawPicture } from './draw-picture.ts'
import { pictureSizes, type Picture, type PictureShape } from './picture.ts'
import { createCardPrinter, type CardsOf } from './print.tsx'
import { loadFonts } from './writing.ts'

export interface PictureTools {
  readonly game: CardsOf
  readonly slogan: string
}

/** Draws a picture and returns it as a PNG file. Rejects if the browser cannot create it. */
export async function makePicture(
  picture: Picture,
  shape: PictureShape,
  tools: PictureTools,
): Promise<Blob> {
  const { canvas, paint } = await preparePainter([picture], shape, tools)
  paint(picture)
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('the picture is empty'))))
  })
}

interface Painter {
  readonly canvas: HTMLCanvasElement
  /** Draws a picture that fills the canvas. */
  readonly paint: (picture: Picture) => void
}

/** Loads the fonts that these pictures need, and returns a canvas for them. */
export async function preparePainter(
  pictures: readonly Picture[],
  shape: PictureShape,
  { game, slogan }: PictureTools,
): Promise<Painter> {
  // If the fonts cannot load, for example without a network, the fallback fonts are good enough.
  await loadFonts(JSON.stringify(pictures) + slogan).catch(() => {})
  const canvas = document.createElement('canvas')
  Object.assign(canvas, pictureSizes[shape])
  const context = canvas.getContext('2d')
  if (context === null) throw new Error('this browser has no canvas')
  const { cloth } = game
  const printCard = createCardPrinter(game)
  const paint = (picture: Picture): void =>
    withLightColours((colourOf) =>
      drawPicture(context, picture, shape, { cloth, colourOf, printCard, slogan }),
    )
  return { canvas, paint }
}
