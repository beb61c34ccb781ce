import { useEffect, useMemo } from 'preact/hooks'

import { TableConnection } from '../client/TableConnection.ts'
import { Log } from '../client/Log.ts'
import { openSocket } from '../client/socket.ts'
import { TableModel } from '../client/TableModel.ts'

/**
 * A spectator's connection to a table. It reads no seat token, stores nothing and plays no sounds.
 */
export class SpectatorSession {
  readonly connection: TableConnection
  readonly model: TableModel
  readonly log: Log

  constructor(code: string, open = openSocket) {
    this.connection = new TableConnection(code, null, open)
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

/**
 * Returns a spectator's session, which is closed when the component unmounts.
 * @param open opens the socket; the television passes a function that adds `screen=tv` to the URL
 */
export function useSpectatorSession(code: string, open = openSocket): SpectatorSession {
  const look = useMemo(() => new SpectatorSession(code, open), [code])
  useEffect(() => () => look.close(), [look])
  return look
}
