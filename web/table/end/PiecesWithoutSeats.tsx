import type { ComponentChildren } from 'preact'

import { TableContext, useTableContext } from '../../kit/table/table-context.ts'

/**
 * Draws pieces by their index instead of by seat. Inside a table, a piece usually looks like that
 * of the player who now has the seat, which may differ from a finished game.
 */
export const PiecesWithoutSeats = ({ children }: { readonly children: ComponentChildren }) => (
  <TableContext.Provider value={{ ...useTableContext(), people: [] }}>
    {children}
  </TableContext.Provider>
)
