import type { ComponentChildren } from 'preact'

import type { Seat } from '../../shared/game/game.ts'
import { TableContext, type TableContextValue, type Person } from '../kit/table/table-context.ts'

/** Returns a connected player. Everything that the test does not set has a default value. */
export const person = (seat: Seat, name: string, facts: Partial<Person> = {}): Person => ({
  seat,
  name,
  piece: seat,
  isMe: false,
  state: 'here',
  isHost: false,
  isToMove: false,
  speech: null,
  face: null,
  describe: (held) => (held === undefined ? '' : `${held} cards`),
  ...facts,
})

/**
 * Renders children as if on a table whose players have these names. The viewer is the player of
 * seat `mine`.
 */
export const TableAround = (props: {
  readonly names: readonly string[]
  /** The viewer's seat; null for a spectator. */
  readonly mine: Seat | null
  readonly around?: Partial<TableContextValue>
  readonly children: ComponentChildren
}) => (
  <TableContext.Provider
    value={{
      people: props.names.map((name, seat) => person(seat, name, { isMe: seat === props.mine })),
      openPlayerMenu: null,
      answer: null,
      spectatorPanel: null,
      ...props.around,
    }}
  >
    {props.children}
  </TableContext.Provider>
)
