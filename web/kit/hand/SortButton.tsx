import type { ComponentChildren } from 'preact'

interface SortButtonProps {
  readonly name: string
  readonly sort: () => void
  /** An icon for the resulting order. */
  readonly children: ComponentChildren
}

/** Sorts the viewer's hand. */
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
