import { tagName, valuesOf, type Attribute } from './contract.ts'

/**
 * Returns the value of an attribute; null if the attribute is missing or its value is not allowed.
 */
export function readAttribute(element: Element, name: Attribute): string | null {
  const value = element.getAttribute(name)
  return !value || allowedValues(name)?.includes(value) === false ? null : value
}

/**
 * Logs a warning for the author of the embedding page if the value of the attribute is not allowed.
 */
export function warnIfUnknown(element: Element, name: Attribute): void {
  const value = element.getAttribute(name)
  if (value && !readAttribute(element, name))
    warn(
      `${name}="${value}" is unknown and left out. Known are ${allowedValues(name)?.join(', ')}.`,
    )
}

export function warn(why: string): void {
  // oxlint-disable-next-line no-console -- This is where the author of a page looks.
  console.warn(`<${tagName}>: ${why}`)
}

const allowedValues = (name: Attribute): readonly string[] | undefined =>
  (valuesOf as Partial<Record<Attribute, readonly string[]>>)[name]
