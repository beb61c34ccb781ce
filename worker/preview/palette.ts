import type { Theme } from '../../shared/theme.ts'
import type { Colour } from './shapes.ts'

export type Palette = Readonly<Record<'felt' | 'paper' | 'ink' | 'inkSoft' | 'accent', Colour>>

/** The colours of the page, as `web/styles/tokens.css` has them. A picture cannot ask for the viewer's system: it is light. */
export const paletteOf = (theme: Theme): Palette => (theme === 'dark' ? dark : light)

export const light: Palette = {
  felt: '#d6e1d6',
  paper: '#fdfaf2',
  ink: '#1f2a25',
  inkSoft: '#55615a',
  accent: '#1c5c49',
}

export const dark: Palette = {
  felt: '#16241d',
  paper: '#26332c',
  ink: '#f2ecdd',
  inkSoft: '#b9c1b6',
  accent: '#86d0ae',
}
