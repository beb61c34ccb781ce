import type { ComponentChildren } from 'preact'

import { TableContext, useTableContext } from '../../kit/table/table-context.ts'

/**
 * Draws the pieces (players' tokens) inside `children` by their own numbers. With `people` in the
 * context, `Piece` would take the number as a seat, and draw the piece of the player who has that
 * seat now.
 */
export const PiecesWithoutSeats = ({ children }: { readonly children: ComponentChildren }) => (
  <TableContext.Provider value={{ ...useTableContext(), people: [] }}>
    {children}
  </TableContext.Provider>
)
