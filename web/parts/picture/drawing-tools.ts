import type { Cloth } from '../../../shared/game/game.ts'
import type { ColourOf } from './colours.ts'
import type { PrintCard } from './print.tsx'

/** What a picture is drawn with. */
export interface DrawingTools {
  readonly cloth: Cloth
  readonly colourOf: ColourOf
  readonly printCard: PrintCard
  /** The line beside the name of the site. */
  readonly slogan: string
}
