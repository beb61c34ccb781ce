// Only a table with open hands needs these components. They share one chunk.
export { OpenHandsDelay } from '../gathering/OpenHandsDelay.tsx'
export { OpenHandsRequest } from './OpenHandsRequest.tsx'
export { OpenHandsStatus } from './OpenHandsStatus.tsx'
