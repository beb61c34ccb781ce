/** One rule of a `_headers` file: the addresses it is for, and what their answers say. */
export type HeaderRule = {
  readonly path: string
  readonly headers: readonly (readonly [name: string, value: string])[]
}

/** Reads a `_headers` file: an address, then its headers, indented. */
export function readHeaderRules(text: string): HeaderRule[] {
  const rules: { path: string; headers: [string, string][] }[] = []
  for (const line of text.split('\n')) {
    const said = line.trim()
    if (said === '' || said.startsWith('#')) continue
    const colon = said.indexOf(':')
    if (!/^\s/.test(line)) rules.push({ path: said, headers: [] })
    else if (colon > 0 && rules.length > 0)
      rules.at(-1)?.headers.push([said.slice(0, colon), said.slice(colon + 1).trim()])
    else throw new Error(`this is no line of a _headers file: ${line}`)
  }
  return rules
}

/** What the answer for this address says: of every rule that fits, and of one name the last. */
export function headersFor(path: string, rules: readonly HeaderRule[]): Record<string, string> {
  const fitting = rules.filter((rule) => fits(path, rule.path))
  return Object.fromEntries(fitting.flatMap(({ headers }) => headers))
}

const fits = (path: string, rule: string): boolean =>
  rule.endsWith('*') ? path.startsWith(rule.slice(0, -1)) : path === rule
