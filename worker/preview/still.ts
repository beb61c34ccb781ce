import type { Language } from '../../shared/language.ts'
import type { Theme } from '../../shared/appearance.ts'

// Pictures that are the same for all visitors: the build draws them (tools/assets/still-pictures.mjs).

/** Returns where the picture of a game is. */
export const gamePicture = (game: string, theme: Theme): string =>
  `/pictures/${game}-${shade(theme)}.png`

/** Returns where the picture for a table that does not exist is. */
export const noTablePicture = (theme: Theme, lang: Language): string =>
  `/pictures/no-table-${shade(theme)}-${lang}.png`

/** A file cannot ask the device, and is light as a drawn picture is. */
const shade = (theme: Theme) => (theme === 'dark' ? 'dark' : 'light')
