/** Returns a CSS colour as the canvas understands it, such as `var(--paper)`. */
export type ColourOf = (colour: string) => string

/** Calls a function that reads the colours of the light scheme, whatever scheme the page has. */
export function withLightColours<Result>(use: (colourOf: ColourOf) => Result): Result {
  const probe = document.createElement('i')
  probe.style.colorScheme = 'light'
  document.body.append(probe)
  try {
    return use((colour) => {
      probe.style.color = colour
      return getComputedStyle(probe).color
    })
  } finally {
    probe.remove()
  }
}
