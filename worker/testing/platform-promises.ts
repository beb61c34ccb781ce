import type { Promised } from './platform-probe.ts'
import { promisesOfSockets } from './promises-of-sockets.ts'
import { promisesOfStorage } from './promises-of-storage.ts'

// What our objects rely on of the platform, as cases that any platform can be asked. Workers' own runtime is asked in
// worker/platform.test.ts, the simulated one in tools/simulation/platform.test.ts: both have to agree.

export const promises: readonly Promised[] = [...promisesOfStorage, ...promisesOfSockets]
