/** Our own drawings, one line each in a field of 24 by 24. */
const lines = {
  sheet: 'M6 3h9l4 4v14H6ZM15 3v4h4M9.5 12h6M9.5 16h6',
  keys: 'M9 9a3 3 0 1 1 4 3q-1 1-1 2M12 18v.1M12 3a9 9 0 1 0 .01 0Z',
}

/** Decoration only: what it means is always said in words beside it, or in a label. */
export const Icon = ({ of }: { readonly of: keyof typeof lines }) => (
  <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
    <path d={lines[of]} />
  </svg>
)
