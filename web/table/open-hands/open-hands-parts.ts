// The parts of a table with open hands are one chunk.
export { OpenHandsDelay } from '../gathering/OpenHandsDelay.tsx'
export { OpenHandsRequest } from './OpenHandsRequest.tsx'
export { OpenHandsStatus } from './OpenHandsStatus.tsx'
