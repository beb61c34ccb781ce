import type { Language } from '../../shared/language.ts'
import type { Theme } from '../../shared/appearance.ts'

// Pictures that are the same for all visitors. The build draws them once
// (tools/assets/still-pictures.mjs).

/** Returns the path of a game's picture. */
export const gamePicturePath = (game: string, theme: Theme): string =>
  `/pictures/${game}-${shade(theme)}.png`

/** Returns the path of the picture for a table that doesn't exist. */
export const noTablePicturePath = (theme: Theme, lang: Language): string =>
  `/pictures/no-table-${shade(theme)}-${lang}.png`

/**
 * Returns `dark` or `light`. A static file can't follow the theme of the device, so every theme
 * except `dark` gets the light file.
 */
const shade = (theme: Theme) => (theme === 'dark' ? 'dark' : 'light')
