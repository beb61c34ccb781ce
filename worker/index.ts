import type { Env } from './env.ts'
import { app } from './http/app.ts'

export { LobbyObject } from './lobby/LobbyObject.ts'
export { RelayObject } from './spectators/RelayObject.ts'
export { TableObject } from './table/TableObject.ts'

export default {
  fetch: app.fetch,
  /**
   * Closes the socket of a CONNECT request. The runtime has already accepted the request with 200
   * before it calls this handler, so no other status can be sent. Without the handler the runtime
   * would answer 500 and log an error for each request.
   */
  connect: (socket) => socket.close(),
} satisfies ExportedHandler<Env>
