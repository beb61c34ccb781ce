import { computed } from '@preact/signals'
import { useEffect, useMemo } from 'preact/hooks'

import { TableConnection, type Ending } from '../client/connection.ts'
import { Log } from '../client/log.ts'
import { TableModel } from '../client/model.ts'

/** A look at a table from outside: no seat's token is read, nothing is kept, and nothing rings. */
export class Look {
  readonly connection: TableConnection
  readonly model: TableModel
  readonly log: Log
  /** Why there is no line and none is tried. */
  readonly ending = computed<Ending | null>(() => {
    const line = this.connection.line.value
    return line === 'connecting' || line === 'open' || line === 'lost' ? null : line
  })

  constructor(code: string) {
    this.connection = new TableConnection(code, null)
    this.model = new TableModel(this.connection)
    this.log = new Log(this.model)
    this.connection.open(null)
  }

  readonly again = (): void => this.connection.open(null)

  close(): void {
    this.connection.close()
    this.log.close()
  }
}

export function useLook(code: string): Look {
  const look = useMemo(() => new Look(code), [code])
  useEffect(() => () => look.close(), [look])
  return look
}
