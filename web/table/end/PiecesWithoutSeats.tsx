import type { ComponentChildren } from 'preact'

import { TableContext, useTableContext } from '../../kit/table/table-context.ts'

/**
 * Draws the pieces of finished games as they were. Inside the table a piece would look like that of
 * the seat's present player.
 */
export const PiecesWithoutSeats = ({ children }: { readonly children: ComponentChildren }) => (
  <TableContext.Provider value={{ ...useTableContext(), people: [] }}>
    {children}
  </TableContext.Provider>
)
