import type { Row } from './row.ts'
import { bytes } from './rows/bytes.ts'
import { growth } from './rows/growth.ts'
import { latency } from './rows/latency.ts'
import { memory } from './rows/memory.ts'
import { opening } from './rows/opening.ts'
import { rules } from './rows/rules.ts'
import { throughput } from './rows/throughput.ts'
import { watched } from './rows/watched.ts'
import { writes } from './rows/writes.ts'

/** In the order in which they are measured and shown. */
export const rows: readonly Row[] = [
  latency,
  watched,
  throughput,
  opening,
  writes,
  growth,
  bytes,
  rules,
  memory,
]
