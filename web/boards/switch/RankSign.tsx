import { Numeral } from '../../kit/digits.tsx'
import { letters } from './letters.ts'

/** A rank in the corner, as large as the strip allows that a covered card still shows. */
export function RankSign({ text }: { readonly text: string }) {
  const letter = letters[text]
  if (letter === undefined)
    return <Numeral value={Number(text)} x={10} y={11} height={29} pen={16} />
  return (
    <g class="numeral" stroke-width="16" transform="translate(10 11) scale(.29)">
      <path d={letter} />
    </g>
  )
}
