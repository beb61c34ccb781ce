/** Resolves a CSS colour, such as `var(--paper)`, to a colour that a canvas understands. */
export type ColourOf = (colour: string) => string

/** Calls a function with the colours of the light theme, even if the page shows the dark theme. */
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
