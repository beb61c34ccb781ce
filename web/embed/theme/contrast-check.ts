import {
  brightestThread,
  contrast,
  brightestColourOf,
  minContrast,
  type Colour,
} from '../../../shared/contrast.ts'

/** A colour as it is in the light and in the dark colour scheme. */
export interface Shades {
  readonly light: Colour
  readonly dark: Colour
}
const themes = ['light', 'dark'] as const
type Theme = (typeof themes)[number]

/**
 * Returns the value of a CSS colour in each colour scheme; null if the colour is invalid or
 * transparent.
 */
export function parseShades(value: string): Shades | null {
  if (!CSS.supports('color', value)) return null
  const [light, dark] = [computedColour(value, 'light'), computedColour(value, 'dark')]
  return light?.[3] === 1 && dark?.[3] === 1 ? { light, dark } : null
}

/** The lowest contrast ratio of all measured texts, and the colour scheme in which it occurs. */
export interface Contrast {
  readonly theme: Theme
  readonly ratio: number
}

/**
 * Returns the contrast between the accent colour and the text colour `text` (the name of a custom
 * property), in the colour scheme with the lower contrast.
 */
export const lowestContrastOnAccent = (accent: Shades, text: string): Contrast =>
  worst([text], (theme) => accent[theme])

/**
 * Returns the lowest contrast of text on the tablecloth, measured where the drawn lamp makes the
 * cloth brightest.
 */
export const lowestContrastOnGround = (ground: Shades): Contrast =>
  worst(['--on-cloth', '--on-cloth-2'], (theme) => {
    const lamp = {
      thread: brightestThread,
      glow: token('--glow', theme),
      pool: token('--pool', theme),
    }
    return brightestColourOf(ground[theme], lamp)
  })

export const isLegible = ({ ratio }: Contrast): boolean => ratio >= minContrast

function worst(texts: readonly string[], below: (theme: Theme) => Colour): Contrast {
  const all = themes.flatMap((theme) =>
    texts.map((text) => ({ theme, ratio: contrast(token(text, theme), below(theme)) })),
  )
  return all.reduce((found, one) => (one.ratio < found.ratio ? one : found))
}

function token(name: string, theme: Theme): Colour {
  const colour = computedColour(`var(${name})`, theme)
  if (colour === null) throw new Error(`${name} is no colour`)
  return colour
}

/**
 * Returns the components of a CSS colour. Mixes the colour with itself, so that the browser returns
 * sRGB numbers for every notation.
 */
function computedColour(value: string, theme: Theme): Colour | null {
  const probe = document.createElement('i')
  probe.style.colorScheme = theme
  probe.style.color = `color-mix(in srgb, ${value}, ${value})`
  document.body.append(probe)
  const { color } = getComputedStyle(probe)
  probe.remove()
  const [, channels = '', alpha = '1'] = /^color\(srgb ([^/]+?)(?: \/ (\S+))?\)$/.exec(color) ?? []
  const [red, green, blue] = channels
    .split(' ')
    .map((share) => (share === 'none' ? 0 : Number(share)))
  if (red === undefined || green === undefined || blue === undefined) return null
  return [toByte(red), toByte(green), toByte(blue), Number(alpha)]
}

/** Clips a colour component outside the sRGB range to the nearest value inside. */
const toByte = (share: number): number => Math.min(Math.max(share, 0), 1) * 255
