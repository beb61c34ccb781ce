import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { cpus } from 'node:os'
import { join } from 'node:path'

import { root } from '../cli/local/build.ts'

/** A measured value, ready to be printed. */
export type Figure = {
  readonly what: string
  readonly unit: string
  /** The value of our service; NaN if this machine can't measure it. */
  readonly ours: number
  /**
   * The value to which `ours` is compared, from the same run. It comes from the baseline, or from
   * our service without the measured feature.
   */
  readonly beside?: number
  readonly ratio?: Spread
  readonly goal?: Goal | undefined
}

type Spread = { readonly median: number; readonly least: number; readonly most: number }

export type Goal = {
  readonly of: 'ratio' | 'ours'
  readonly is: 'at most' | 'at least'
  readonly bound: number
}

export const atMost = (of: Goal['of'], bound: number): Goal => ({ of, is: 'at most', bound })
export const atLeast = (of: Goal['of'], bound: number): Goal => ({ of, is: 'at least', bound })

function isReached({ goal, ours, ratio }: Figure): boolean {
  if (!goal) return true
  const reached = goal.of === 'ratio' ? (ratio?.median ?? NaN) : ours
  return goal.is === 'at most' ? !(reached > goal.bound) : !(reached < goal.bound)
}

/** Returns the quantile `part`, from 0 to 1, of some values. */
export function quantile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(Math.floor(part * sorted.length), sorted.length - 1)] ?? NaN
}

export const median = (values: readonly number[]): number => quantile(values, 0.5)

/**
 * Divides `ours` by `beside` in each round, and returns the median and the range of these ratios.
 */
export function ratioOf(ours: readonly number[], beside: readonly number[]): Spread {
  const ratios = ours.map((value, round) => value / (beside[round] ?? NaN))
  return { median: median(ratios), least: Math.min(...ratios), most: Math.max(...ratios) }
}

const heads = ['', 'ours', 'beside', 'ratio', 'goal'] as const

/** Returns the figures as a table for docs/figures.md. */
export const asMarkdown = (figures: readonly Figure[]): string =>
  [heads, heads.map(() => '---'), ...figures.map(cells)]
    .map((line) => `| ${line.join(' | ')} |`)
    .join('\n')

/** Returns the figures as a table for a terminal. */
export const asText = (figures: readonly Figure[]): string =>
  inColumns([heads, ...figures.map((one) => [...cells(one), isReached(one) ? '' : 'missed'])])

export function inColumns(lines: readonly (readonly string[])[]): string {
  const widths: number[] = []
  for (const line of lines)
    for (const [column, cell] of line.entries())
      widths[column] = Math.max(widths[column] ?? 0, cell.length)
  const padded = (cell: string, column: number): string =>
    column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0)
  return lines.map((line) => line.map(padded).join('  ').trimEnd()).join('\n')
}

function cells({ what, unit, ours, beside, ratio, goal }: Figure): string[] {
  const value = (number: number) => `${short(number)} ${unit}`.trim()
  const bound = (): string => {
    const sign = goal?.is === 'at most' ? '≤' : '≥'
    return `${sign} ${goal?.bound} ${goal?.of === 'ratio' ? '×' : unit}`.trim()
  }
  return [
    what,
    value(ours),
    beside === undefined ? '' : value(beside),
    ratio ? `${ratio.median.toFixed(2)} (${ratio.least.toFixed(2)}–${ratio.most.toFixed(2)})` : '',
    goal ? bound() : '',
  ]
}

/**
 * Formats a number with three significant digits, because further digits differ from run to run.
 */
function short(number: number): string {
  if (Number.isNaN(number)) return '–'
  if (Math.abs(number) >= 100) return Math.round(number).toLocaleString('en')
  return String(Number(number.toPrecision(3)))
}

/** Returns a description of this machine and its software, to print with the figures. */
export function machine(): string {
  const cores = cpus()
  const { version } = createRequire(import.meta.url)('workerd/package.json') as { version: string }
  const model = cores[0]?.model.trim() ?? 'unknown'
  return `${cores.length} cores (${model}), node ${process.versions.node}, workerd ${version}`
}

/** The commands whose figures are in docs/figures.md. */
export const figureCommands = ['bench', 'bench:page'] as const
export type FigureCommand = (typeof figureCommands)[number]

/** Replaces the earlier figures of `command` in docs/figures.md. */
export async function writeToPage(command: FigureCommand, figures: string): Promise<void> {
  const page = join(root, 'docs/figures.md')
  await writeFile(page, withFigures(await readFile(page, 'utf8'), command, figures))
}

export function withFigures(page: string, command: FigureCommand, figures: string): string {
  const [begins, ends] = [
    `<!-- measured by npm run ${command} -->`,
    `<!-- end of npm run ${command} -->`,
  ]
  const [before, rest] = page.split(begins)
  const after = rest?.split(ends)[1]
  if (before === undefined || after === undefined) throw new Error(`${begins} is missing`)
  return `${before}${begins}\n\n${figures}\n\n${ends}${after}`
}
