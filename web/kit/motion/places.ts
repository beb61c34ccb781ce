import type { Box } from './flight.ts'

export interface Known {
  readonly element: HTMLElement
  readonly box: Box
}
/** Where each thing is, by its name. */
export type Places = ReadonlyMap<string, Known>

export const placesIn = (root: HTMLElement): Places =>
  new Map(
    [...root.querySelectorAll<HTMLElement>('[data-thing]')].map((element) => [
      element.dataset['thing'] ?? '',
      { element, box: element.getBoundingClientRect() },
    ]),
  )
