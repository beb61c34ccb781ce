import { computed } from '@preact/signals'
import { useEffect, useMemo } from 'preact/hooks'

import { TableConnection, type TerminalCloseReason } from '../client/TableConnection.ts'
import { Log } from '../client/Log.ts'
import { TableModel } from '../client/TableModel.ts'

/** A look at a table from outside: no seat's token is read, nothing is kept, and nothing rings. */
export class Look {
  readonly connection: TableConnection
  readonly model: TableModel
  readonly log: Log
  /** Why there is no line and none is tried. */
  readonly ending = computed<TerminalCloseReason | null>(() => {
    const status = this.connection.status.value
    return status === 'connecting' || status === 'open' || status === 'lost' ? null : status
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
