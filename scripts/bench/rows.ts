import type { Row } from './row.ts'
import { latency } from './rows/latency.ts'
import { opening } from './rows/opening.ts'
import { throughput } from './rows/throughput.ts'
import { watched } from './rows/watched.ts'

/** In the order in which they are measured and shown. */
export const rows: readonly Row[] = [latency, watched, throughput, opening]
