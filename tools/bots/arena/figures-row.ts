import { fallbackLanguage } from '../../../shared/language.ts'

/**
 * A row of the bots table in docs/figures.md. The first cells describe the measurement, the other
 * cells its results.
 */
interface Row {
  readonly measured: readonly string[]
  readonly found: readonly string[]
}

const begins = '<!-- measured by npm run arena -->'
const ends = '<!-- end of npm run arena -->'

/**
 * Returns the text of the page with this row. The row replaces an earlier row of the same
 * measurement.
 */
export function withRow(page: string, { measured, found }: Row): string {
  const [before, rest] = page.split(begins)
  const [table, after] = rest?.split(ends) ?? []
  if (before === undefined || table === undefined || after === undefined)
    throw new Error(`${begins} is missing`)
  const [head = '', line = '', ...rows] = table.trim().split('\n')
  const name = `| ${measured.join(' | ')} |`
  const others = rows.filter((row) => !row.startsWith(name))
  const all = [...others, `${name} ${found.join(' | ')} |`].toSorted((one, other) =>
    one.localeCompare(other, fallbackLanguage, { numeric: true }),
  )
  return `${before}${begins}\n\n${[head, line, ...all].join('\n')}\n\n${ends}${after}`
}
