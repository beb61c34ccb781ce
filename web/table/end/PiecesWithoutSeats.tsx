import type { ComponentChildren } from 'preact'

import { TableContext, useTableContext } from '../../kit/table/table-context.ts'

/**
 * Draws the pieces (players' tokens) of a finished game as they were. Without this, the number of a
 * piece would be taken for a seat, and the piece would look like that of the player who has the
 * seat now.
 */
export const PiecesWithoutSeats = ({ children }: { readonly children: ComponentChildren }) => (
  <TableContext.Provider value={{ ...useTableContext(), people: [] }}>
    {children}
  </TableContext.Provider>
)
