import type { PlatformCase } from './platform-probe.ts'
import { socketCases } from './platform-sockets.ts'
import { storageCases } from './platform-storage.ts'

// The platform behaviour that our objects rely on, as test cases for any platform. worker/platform.test.ts runs them
// in workerd and tools/simulation/platform.test.ts in the simulated platform, so both have to agree.

export const platformCases: readonly PlatformCase[] = [...storageCases, ...socketCases]
