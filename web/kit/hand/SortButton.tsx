import type { ComponentChildren } from 'preact'

interface SortButtonProps {
  readonly name: string
  readonly sort: () => void
  /** The picture of the order that comes of it. */
  readonly children: ComponentChildren
}

/** Puts my hand into its order. */
export const SortButton = ({ name, sort, children }: SortButtonProps) => (
  <button
    type="button"
    class="button"
    data-look="soft"
    data-shape="square"
    aria-label={name}
    onClick={sort}
  >
    {children}
  </button>
)
