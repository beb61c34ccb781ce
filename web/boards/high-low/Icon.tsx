/** Our own drawings, one line each in a field of 24 by 24. */
const lines = {
  ready: 'M5 13l4 4L19 7',
  fire: 'M12 3q1 4 4 7t2 7a6 6 0 0 1-12 0q0-3 2-5 1 2 2 2 0-6 2-11Z',
  sort: 'M5 20v-4M10 20v-8M15 20V8M20 20V4',
  keys: 'M9 9a3 3 0 1 1 4 3q-1 1-1 2M12 18v.1M12 3a9 9 0 1 0 .01 0Z',
} satisfies Record<string, string>

/** Decoration only: what it means is always said in words beside it, or in a label. */
export const Icon = ({ of }: { readonly of: keyof typeof lines }) => (
  <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
    <path d={lines[of]} />
  </svg>
)
