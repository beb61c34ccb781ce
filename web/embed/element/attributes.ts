import { tagName, valuesOf, type Attribute } from './contract.ts'

/** What the element goes by: null where nothing is said, or something that nobody knows. */
export function settingOf(element: Element, name: Attribute): string | null {
  const said = element.getAttribute(name)
  return !said || known(name)?.includes(said) === false ? null : said
}

/** Tells the author of the page what they wrote that nobody knows. */
export function complainOf(element: Element, name: Attribute): void {
  const said = element.getAttribute(name)
  if (said && !settingOf(element, name))
    complain(`${name}="${said}" is unknown and left out. Known are ${known(name)?.join(', ')}.`)
}

export function complain(why: string): void {
  // oxlint-disable-next-line no-console -- The author of a page looks for it there.
  console.warn(`<${tagName}>: ${why}`)
}

const known = (name: Attribute): readonly string[] | undefined =>
  (valuesOf as Partial<Record<Attribute, readonly string[]>>)[name]
