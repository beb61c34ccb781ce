import { isReached, type Figure, type Goal } from './figure.ts'

const heads = ['', 'ours', 'beside', 'ratio', 'goal'] as const

/** One line a figure, as docs/figures.md has them. */
export const asMarkdown = (figures: readonly Figure[]): string =>
  [heads, heads.map(() => '---'), ...figures.map(cells)]
    .map((line) => `| ${line.join(' | ')} |`)
    .join('\n')

/** The same for a terminal, with what is missed marked. */
export function asText(figures: readonly Figure[]): string {
  const lines = [heads, ...figures.map((one) => [...cells(one), isReached(one) ? '' : 'missed'])]
  const widths = heads.map((_, column) =>
    Math.max(...lines.map((line) => (line[column] ?? '').length)),
  )
  const padded = (cell: string, column: number): string => {
    const width = widths[column] ?? 0
    return column === 0 ? cell.padEnd(width) : cell.padStart(width)
  }
  return lines.map((line) => line.map(padded).join('  ').trimEnd()).join('\n')
}

function cells({ what, unit, ours, beside, ratio, goal }: Figure): string[] {
  const value = (number: number) => `${short(number)} ${unit}`.trim()
  return [
    what,
    value(ours),
    beside === undefined ? '' : value(beside),
    ratio ? `${fixed(ratio.median)} (${fixed(ratio.least)}–${fixed(ratio.most)})` : '',
    goal ? bound(goal, unit) : '',
  ]
}

const bound = (goal: Goal, unit: string): string => {
  const sign = goal.is === 'at most' ? '≤' : '≥'
  return goal.of === 'ratio' ? `${sign} ${goal.bound} ×` : `${sign} ${goal.bound} ${unit}`.trim()
}

const fixed = (number: number): string => number.toFixed(2)

/** Three digits that count, since no more of them would come again. */
function short(number: number): string {
  if (Math.abs(number) >= 100) return Math.round(number).toLocaleString('en')
  return String(Number(number.toPrecision(3)))
}
