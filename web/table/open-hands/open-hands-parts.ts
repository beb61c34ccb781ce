// The components that a table needs only if spectators can see the hands. They share one chunk.
export { OpenHandsDelay } from '../gathering/OpenHandsDelay.tsx'
export { OpenHandsRequest } from './OpenHandsRequest.tsx'
export { OpenHandsStatus } from './OpenHandsStatus.tsx'
