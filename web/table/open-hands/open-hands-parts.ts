// Everything that a table needs only if its hands are open to spectators, as one chunk.
export { OpenHandsDelay } from '../gathering/OpenHandsDelay.tsx'
export { OpenHandsRequest } from './OpenHandsRequest.tsx'
export { OpenHandsStatus } from './OpenHandsStatus.tsx'
