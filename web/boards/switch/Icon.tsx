/** Our own drawings, one line each in a field of 24 by 24. */
const lines = {
  skip: 'M12 3a9 9 0 1 0 .01 0ZM6 6l12 12',
  reverse: 'M8 5 4 9l4 4M4 9h10a5 5 0 0 1 0 10h-3',
  handSwap: 'M3 7h15l-4-4M21 17H6l4 4',
  rankWish: 'M8 8a4 4 0 1 1 6 3.5q-2 1-2 3.5M12 19v.1',
  drawCancel: 'm12 3 8 3v6c0 5-4 8-8 10-4-2-8-5-8-10V6Z',
  follow: 'm5 5 7 7-7 7M12 5l7 7-7 7',
  passLeft: 'M14 4h7v16h-7M11 12H3m4-4-4 4 4 4',
  suitSort: 'M12 4c-3 4-7 6-7 10a3 3 0 0 0 6 1q0 3-2 5h6q-2-2-2-5a3 3 0 0 0 6-1c0-4-4-6-7-10Z',
  rankSort: 'M5 20v-4M10 20v-8M15 20V8M20 20V4',
  close: 'M6 6l12 12M18 6 6 18',
  keys: 'M9 9a3 3 0 1 1 4 3q-1 1-1 2M12 18v.1M12 3a9 9 0 1 0 .01 0Z',
} as const

export type IconOf = keyof typeof lines

/** Decoration only: what it means is always said in words beside it, or in a label. */
export const Icon = ({ of, ...place }: { readonly of: IconOf } & Place) => (
  <svg class="icon" viewBox="0 0 24 24" aria-hidden="true" {...place}>
    <path d={lines[of]} />
  </svg>
)

/** Where it stands in a larger picture. */
export type Place = {
  readonly x?: number
  readonly y?: number
  readonly width?: number
  readonly height?: number
}
