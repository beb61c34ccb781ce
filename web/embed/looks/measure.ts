import {
  brightestThread,
  contrast,
  inThePool,
  legible,
  type Colour,
} from '../../../shared/contrast.ts'

/** A colour by day and in the evening. */
export interface Shades {
  readonly light: Colour
  readonly dark: Colour
}
const themes = ['light', 'dark'] as const
type Theme = (typeof themes)[number]

/** What the browser makes of a colour in both themes; null for what is none, or hides nothing. */
export function shadesOf(value: string): Shades | null {
  if (!CSS.supports('color', value)) return null
  const [light, dark] = [seen(value, 'light'), seen(value, 'dark')]
  return light?.[3] === 1 && dark?.[3] === 1 ? { light, dark } : null
}

/** The text that can be read worst on what a page has chosen, and where. */
export interface Worst {
  readonly theme: Theme
  readonly ratio: number
}

/** Texts of the house on an accent, as it is. */
export const worstOnAccent = (accent: Shades, text: string): Worst =>
  worst([text], (theme) => accent[theme])

/** Texts straight on the cloth, where the lamp shines most. */
export const worstOnGround = (ground: Shades): Worst =>
  worst(['--on-cloth', '--on-cloth-2'], (theme) => {
    const lamp = {
      thread: brightestThread,
      glow: token('--glow', theme),
      pool: token('--pool', theme),
    }
    return inThePool(ground[theme], lamp)
  })

export const isLegible = ({ ratio }: Worst): boolean => ratio >= legible

function worst(texts: readonly string[], below: (theme: Theme) => Colour): Worst {
  const all = themes.flatMap((theme) =>
    texts.map((text) => ({ theme, ratio: contrast(token(text, theme), below(theme)) })),
  )
  return all.reduce((found, one) => (one.ratio < found.ratio ? one : found))
}

function token(name: string, theme: Theme): Colour {
  const colour = seen(`var(${name})`, theme)
  if (colour === null) throw new Error(`${name} is no colour`)
  return colour
}

/** Mixed with itself, a colour comes back in plain numbers, however it was written. */
function seen(value: string, theme: Theme): Colour | null {
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
  return [within(red), within(green), within(blue), Number(alpha)]
}

/** A colour that no sRGB screen has is shown as the nearest one. */
const within = (share: number): number => Math.min(Math.max(share, 0), 1) * 255
