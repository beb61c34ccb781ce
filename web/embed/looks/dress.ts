import './looks.css'

import { fontsIn, isMadeLikeColour, radiusIn } from '../../../shared/embed/look-values.ts'
import type { LookName, Looks } from '../../../shared/embed/looks.ts'
import {
  isLegible,
  shadesOf,
  worstOnAccent,
  worstOnGround,
  type Shades,
  type Worst,
} from './measure.ts'

const root = document.documentElement

/**
 * Puts on what the page around wants, where all that stands on it can be read; what it refuses stays as it is in the house,
 * and the author of the page is told.
 */
export function dress(looks: Looks, refuse: (look: LookName, reason: string) => void): void {
  const because = (look: LookName) => (why: string) =>
    refuse(look, `--tischlein-${look}: ${looks[look]} is left out. ${why}`)
  undress()
  if (looks.accent !== '') wearAccent(looks.accent, because('accent'))
  if (looks.ground !== '') wearGround(looks.ground, because('ground'))
  if (looks.radius !== '') wearRadius(looks.radius, because('radius'))
  if (looks.font !== '') wearFont(looks.font, because('font'))
}

type Refuse = (why: string) => void

/** What is worn would be measured with. */
function undress(): void {
  for (const look of ['accent', 'ground', 'radius', 'font']) {
    root.removeAttribute(`data-own-${look}`)
    root.style.removeProperty(`--own-${look}`)
  }
}

function wear(look: LookName, value: string, how = ''): void {
  root.style.setProperty(`--own-${look}`, value)
  root.setAttribute(`data-own-${look}`, how)
}

function wearAccent(text: string, refuse: Refuse): void {
  const shades = isMadeLikeColour(text) ? shadesOf(text) : null
  if (shades === null) return refuse(noColour)
  const worst = worstOnAccent(shades, '--on-lamp')
  if (!isLegible(worst)) return refuse(tooNear('dark', worst))
  wear('accent', written(shades), isLegible(worstOnAccent(shades, '--on-lamp-2')) ? '' : 'one-ink')
}

function wearGround(text: string, refuse: Refuse): void {
  const shades = isMadeLikeColour(text) ? shadesOf(text) : null
  if (shades === null) return refuse(noColour)
  const worst = worstOnGround(shades)
  if (!isLegible(worst)) return refuse(tooNear('light', worst))
  wear('ground', written(shades))
}

function wearRadius(text: string, refuse: Refuse): void {
  const radius = radiusIn(text)
  if (radius === null) return refuse('It takes a length in px or rem.')
  wear('radius', `${radius}px`)
}

function wearFont(text: string, refuse: Refuse): void {
  const { list, leftOut } = fontsIn(text)
  if (list !== null) wear('font', list)
  if (leftOut.length > 0)
    refuse(`No font is loaded for it, and ${leftOut.join(', ')} may be missing on many systems.`)
}

const noColour = 'It takes a colour that hides what is below.'

const tooNear = (letters: 'light' | 'dark', { theme, ratio }: Worst): string =>
  `Its ${letters} letters have a contrast of ${ratio.toFixed(1)} there ${
    theme === 'light' ? 'by day' : 'in the evening'
  }, and need 4.5.`

/** Not as the page wrote it, but as it was measured. */
const written = ({ light, dark }: Shades): string => `light-dark(${rgb(light)}, ${rgb(dark)})`

const rgb = ([red, green, blue]: Shades['light']): string =>
  `rgb(${[red, green, blue].map(Math.round).join(' ')})`
