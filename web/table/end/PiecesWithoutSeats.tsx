import type { ComponentChildren } from 'preact'

import { TableContext, useTableContext } from '../../kit/table/table-context.ts'

/** Inside the table a piece looks like its seat's; these players may have changed seats or left. */
export const PiecesWithoutSeats = ({ children }: { readonly children: ComponentChildren }) => (
  <TableContext.Provider value={{ ...useTableContext(), people: [] }}>
    {children}
  </TableContext.Provider>
)
