import type { Row } from './row.ts'
import { bytes } from './rows/bytes.ts'
import { company } from './rows/company.ts'
import { embed } from './rows/embed.ts'
import { flights } from './rows/flights.ts'
import { growth } from './rows/growth.ts'
import { latency } from './rows/latency.ts'
import { memory } from './rows/memory.ts'
import { opening } from './rows/opening.ts'
import { page } from './rows/page.ts'
import { rules } from './rows/rules.ts'
import { slices } from './rows/slices.ts'
import { throughput } from './rows/throughput.ts'
import { watched } from './rows/watched.ts'
import { writes } from './rows/writes.ts'

/** In the order in which they are measured and shown: what counts for itself comes before many tables are there. */
export const rows: readonly Row[] = [
  writes,
  memory,
  latency,
  opening,
  watched,
  company,
  growth,
  bytes,
  throughput,
  rules,
  slices,
]

/** Those that need a browser, and so are measured only when they are named. */
export const pageRows: readonly Row[] = [page, flights, embed]
