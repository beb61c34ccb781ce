import type { Box } from './flight.ts'

export interface Known {
  readonly element: HTMLElement
  readonly box: Box
}
/** Where each thing is, by its name; what has no room at all is nowhere. */
export type Places = ReadonlyMap<string, Known>

export const placesIn = (root: HTMLElement): Places =>
  new Map(
    [...root.querySelectorAll<HTMLElement>('[data-thing]')].flatMap((element) => {
      const box = element.getBoundingClientRect()
      return box.width > 0 ? [[element.dataset['thing'] ?? '', { element, box }] as const] : []
    }),
  )
