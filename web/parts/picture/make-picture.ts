import { withLightColours } from './colours.ts'
import { drawPicture } from './draw-picture.ts'
import { pictureSizes, type Picture, type PictureShape } from './picture.ts'
import { createCardPrinter, type CardsOf } from './print.tsx'
import { loadFonts } from './writing.ts'

/** Draws a picture as a PNG. Rejects if the browser cannot draw it. */
export async function makePicture(
  picture: Picture,
  shape: PictureShape,
  { game, slogan }: { readonly game: CardsOf; readonly slogan: string },
): Promise<Blob> {
  // Without a network the fallback fonts are good enough.
  await loadFonts(JSON.stringify(picture) + slogan).catch(() => {})
  const canvas = document.createElement('canvas')
  Object.assign(canvas, pictureSizes[shape])
  const context = canvas.getContext('2d')
  if (context === null) throw new Error('this browser has no canvas')
  withLightColours((colourOf) =>
    drawPicture(context, picture, shape, {
      cloth: game.cloth,
      colourOf,
      printCard: createCardPrinter(game),
      slogan,
    }),
  )
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('the picture is empty'))))
  })
}
