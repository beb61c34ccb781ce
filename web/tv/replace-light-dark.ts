// Nearly all colours of the page use `light-dark()`, which the browsers of many televisions do not know (it needs Chromium
// 123). These browsers drop a declaration with `light-dark()`, but they keep the text of a custom property. As nearly all
// colours are custom properties, it is enough to replace their texts.

interface Colour {
  readonly style: CSSStyleDeclaration
  readonly name: string
  readonly value: string
}

/** In a browser without `light-dark()`, gives each colour the shade for the day or for the evening. */
export function replaceLightDark(): void {
  if (CSS.supports('color', 'light-dark(#000, #fff)')) return
  const evening = matchMedia('(prefers-color-scheme: dark)')
  const colours: Colour[] = []
  const set = ({ style, name, value }: Colour): void => {
    const { colorScheme } = getComputedStyle(document.documentElement)
    const isDark = colorScheme === 'dark' || (colorScheme !== 'light' && evening.matches)
    style.setProperty(name, chooseShade(value, isDark))
  }
  const add = (style: CSSStyleDeclaration): void => {
    for (const name of style) {
      const value = style.getPropertyValue(name)
      if (!name.startsWith('--') || !value.includes(start)) continue
      const colour = { style, name, value }
      colours.push(colour)
      set(colour)
    }
  }
  const read = new Set<CSSStyleSheet>()
  const addSheets = (): void => {
    for (const sheet of document.styleSheets) {
      if (read.has(sheet)) continue
      read.add(sheet)
      for (const style of rulesIn(sheet.cssRules)) add(style)
    }
  }
  addSheets()
  // The style sheets of a board load later.
  document.addEventListener('load', addSheets, { capture: true })
  // The table sets the colours of its cloth in an attribute.
  const addFrom = (root: ParentNode): void =>
    root.querySelectorAll<HTMLElement>(`[style*="${start}"]`).forEach(({ style }) => add(style))
  addFrom(document)
  new MutationObserver(() => addFrom(document)).observe(document.body, {
    subtree: true,
    childList: true,
    attributeFilter: ['style'],
  })
  evening.addEventListener('change', () => colours.forEach(set))
}

function* rulesIn(rules: CSSRuleList): Generator<CSSStyleDeclaration> {
  for (const rule of rules) {
    if (rule instanceof CSSStyleRule) yield rule.style
    if ('cssRules' in rule) yield* rulesIn(rule.cssRules as CSSRuleList)
  }
}

const start = 'light-dark('

/** Returns the value with one of the two shades in place of each `light-dark()`. */
export function chooseShade(value: string, isDark: boolean): string {
  const at = value.indexOf(start)
  if (at < 0) return value
  const parts: string[] = ['']
  let depth = 0
  let end = at + start.length
  for (; end < value.length; end++) {
    const letter = value.charAt(end)
    if (letter === ')' && depth === 0) break
    if (letter === ',' && depth === 0) parts.push('')
    else parts.push(`${parts.pop()}${letter}`)
    depth += letter === '(' ? 1 : letter === ')' ? -1 : 0
  }
  const shade = (parts[isDark ? 1 : 0] ?? '').trim()
  return value.slice(0, at) + shade + chooseShade(value.slice(end + 1), isDark)
}
