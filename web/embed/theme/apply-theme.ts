import './theme.css'

import { fontsIn, isMadeLikeColour, radiusIn } from '../../../shared/embed/look-values.ts'
import type { ThemeProperty, CustomTheme } from '../../../shared/embed/custom-theme.ts'
import {
  isLegible,
  parseShades,
  lowestContrastOnAccent,
  lowestContrastOnGround,
  type Shades,
  type Contrast,
} from './contrast-check.ts'

const root = document.documentElement

/**
 * Applies the colours and sizes that the embedding page has chosen, if all text stays readable.
 * Reports each rejected value to `refuse`, and keeps our default instead.
 */
export function applyTheme(
  looks: CustomTheme,
  refuse: (look: ThemeProperty, reason: string) => void,
): void {
  const because = (look: ThemeProperty) => (why: string) =>
    refuse(look, `--tischlein-${look}: ${looks[look]} is left out. ${why}`)
  resetTheme()
  if (looks.accent !== '') applyAccent(looks.accent, because('accent'))
  if (looks.ground !== '') applyGround(looks.ground, because('ground'))
  if (looks.radius !== '') applyRadius(looks.radius, because('radius'))
  if (looks.font !== '') applyFont(looks.font, because('font'))
}

type Refuse = (why: string) => void

/**
 * Removes the values of the previous theme, because they would distort the contrast measurements.
 */
function resetTheme(): void {
  for (const look of ['accent', 'ground', 'radius', 'font']) {
    root.removeAttribute(`data-custom-${look}`)
    root.style.removeProperty(`--custom-${look}`)
  }
}

function setOverride(look: ThemeProperty, value: string, how = ''): void {
  root.style.setProperty(`--custom-${look}`, value)
  root.setAttribute(`data-custom-${look}`, how)
}

function applyAccent(text: string, refuse: Refuse): void {
  const shades = isMadeLikeColour(text) ? parseShades(text) : null
  if (shades === null) return refuse(noColour)
  const worst = lowestContrastOnAccent(shades, '--on-lamp')
  if (!isLegible(worst)) return refuse(tooNear('dark', worst))
  setOverride(
    'accent',
    toLightDark(shades),
    isLegible(lowestContrastOnAccent(shades, '--on-lamp-2')) ? '' : 'one-ink',
  )
}

function applyGround(text: string, refuse: Refuse): void {
  const shades = isMadeLikeColour(text) ? parseShades(text) : null
  if (shades === null) return refuse(noColour)
  const worst = lowestContrastOnGround(shades)
  if (!isLegible(worst)) return refuse(tooNear('light', worst))
  setOverride('ground', toLightDark(shades))
}

function applyRadius(text: string, refuse: Refuse): void {
  const radius = radiusIn(text)
  if (radius === null) return refuse('It takes a length in px or rem.')
  setOverride('radius', `${radius}px`)
}

function applyFont(text: string, refuse: Refuse): void {
  const { list, leftOut } = fontsIn(text)
  if (list !== null) setOverride('font', list)
  if (leftOut.length > 0)
    refuse(`No font is loaded for it, and ${leftOut.join(', ')} may be missing on many systems.`)
}

const noColour = 'It takes a colour that hides what is below.'

const tooNear = (letters: 'light' | 'dark', { theme, ratio }: Contrast): string =>
  `Its ${letters} letters have a contrast of ${ratio.toFixed(1)} there ${
    theme === 'light' ? 'by day' : 'in the evening'
  }, and need 4.5.`

/**
 * Returns the measured colours as CSS. The text from the embedding page is never inserted into a
 * style sheet, because it could contain other CSS.
 */
const toLightDark = ({ light, dark }: Shades): string => `light-dark(${rgb(light)}, ${rgb(dark)})`

const rgb = ([red, green, blue]: Shades['light']): string =>
  `rgb(${[red, green, blue].map(Math.round).join(' ')})`
