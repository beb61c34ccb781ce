import type { ComponentChildren } from 'preact'

interface SortButtonProps {
  readonly name: string
  readonly sort: () => void
  /** An icon that shows the order after sorting. */
  readonly children: ComponentChildren
}

/** A button that sorts the viewer's hand. */
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
