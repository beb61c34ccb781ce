import worker from './index.ts'

// The service where there is no platform. There, errors that were reported appear in its logs; here they go where whoever
// runs it can see them.

// The platform's types do not know of it.
const reports = globalThis as unknown as EventTarget
reports.addEventListener('error', (event) => {
  const { error, message } = event as ErrorEvent
  console.error(error instanceof Error ? (error.stack ?? message) : message)
})

export { LobbyObject, RelayObject, TableObject } from './index.ts'
export default worker
