import type { Cloth } from '../../../shared/game/game.ts'
import type { ColourOf } from './canvas.ts'
import type { PrintCard } from './print.tsx'

/** What every function that draws a part of a picture needs. */
export interface DrawingTools {
  readonly cloth: Cloth
  readonly colourOf: ColourOf
  readonly printCard: PrintCard
  /** The text next to the name of the site. */
  readonly slogan: string
}
