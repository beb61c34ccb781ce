import { useState } from 'preact/hooks'

/**
 * Draws a number as tally marks in pencil: every fifth stroke crosses out the four before it. A
 * stroke that is added while the marks are visible is drawn as an animation.
 */
export function Strokes({ count }: { readonly count: number }) {
  const [countAtFirst] = useState(count)
  const shown = Math.min(count, maxStrokes)
  const strokes: string[] = []
  let x = 4
  for (let index = 0; index < shown; index++) {
    strokes.push(
      index % 5 === 4
        ? `M${x - 34} 23L${x} 7`
        : `M${x} ${5 + (index % 3)}L${x - 2 + (index % 2) * 2} ${26 - (index % 2)}`,
    )
    x += 8
  }
  const added = shown > countAtFirst ? strokes.pop() : undefined
  const width = Math.max(x - 1, 12)
  return (
    <svg
      class="strokes"
      viewBox={`0 0 ${width} 31`}
      style={{ '--width': width }}
      aria-hidden="true"
    >
      <path d={strokes.join('')} />
      {/* The new key restarts the animation for each further stroke. */}
      {added !== undefined && <path key={shown} class="added-stroke" d={added} pathLength={1} />}
    </svg>
  )
}

/** The most strokes that fit next to a name on the smallest phone. */
const maxStrokes = 20
