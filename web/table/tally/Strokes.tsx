/** Draws tally marks in soft pencil: every fifth stroke crosses the four before it. */
export function Strokes({ count }: { readonly count: number }) {
  const shown = Math.min(count, maxStrokes)
  let path = ''
  let x = 4
  for (let index = 0; index < shown; index++)
    if (index % 5 === 4) {
      path += `M${x - 34} 23L${x} 7`
      x += 8
    } else {
      path += `M${x} ${5 + (index % 3)}L${x - 2 + (index % 2) * 2} ${26 - (index % 2)}`
      x += 8
    }
  const width = Math.max(x - 1, 12)
  return (
    <svg
      class="strokes"
      viewBox={`0 0 ${width} 31`}
      style={{ '--width': width }}
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  )
}

/** The maximum number of strokes: more would not fit next to a name on the smallest phone. */
const maxStrokes = 20
