import type { ComponentChildren } from 'preact'

import type { Seat } from '../../shared/game/game.ts'
import { AtTableContext, type AtTable, type Person } from '../kit/table/at-table.ts'

/** Somebody who is there, and nothing else. */
export const person = (seat: Seat, name: string, facts: Partial<Person> = {}): Person => ({
  seat,
  name,
  piece: seat,
  isMe: false,
  state: 'here',
  hosts: false,
  moves: false,
  says: null,
  face: null,
  spoken: (held) => (held === undefined ? '' : `${held} cards`),
  ...facts,
})

/** The table around a board: people by these names, one of them the viewer. */
export const TableAround = (props: {
  readonly names: readonly string[]
  /** Null for a watcher. */
  readonly mine: Seat | null
  readonly around?: Partial<AtTable>
  readonly children: ComponentChildren
}) => (
  <AtTableContext.Provider
    value={{
      people: props.names.map((name, seat) => person(seat, name, { isMe: seat === props.mine })),
      open: null,
      answer: null,
      visitor: null,
      ...props.around,
    }}
  >
    {props.children}
  </AtTableContext.Provider>
)
