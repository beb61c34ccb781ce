import type { Step } from './step.ts'

/**
 * In the ninth form what moves do not change had a table of its own, and so had the relays. Now both are columns of the one
 * row that there is; `Relays` takes its own over when it first looks for them.
 */
export const from9: Step = {
  sql: [
    'alter table state add column matters text',
    'alter table state add column relays text',
    'drop table matters',
  ],
  table: (stored) => stored,
}
