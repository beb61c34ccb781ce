import { Numeral } from '../../../kit/digits.tsx'
import { letters } from '../../../../shared/pen/letters.ts'

/** A ten that is no broader than a digit needs. */
const ten = 'M0 20 16 1v99M58 0c-17 0-24 20-24 50s7 50 24 50 24-20 24-50S75 0 58 0Z'

/** A rank in the corner, as large as the strip allows that a covered card still shows. */
export function RankSign({ text }: { readonly text: string }) {
  const line = text === '10' ? ten : letters[text]?.line
  if (line === undefined) return <Numeral value={Number(text)} x={10} y={11} height={29} pen={16} />
  return (
    <g class="numeral" stroke-width="16" transform="translate(10 11) scale(.29)">
      <path d={line} />
    </g>
  )
}
