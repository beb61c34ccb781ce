import type { Step } from './step.ts'

/**
 * In the ninth form what moves do not change had a table of its own, and so had the relays. Now both are columns of the one
 * row that there is. The relays that were known find out that they are not when they count, and attach themselves anew.
 */
export const from9: Step = {
  sql: [
    'alter table state add column matters text',
    'alter table state add column relays text',
    'drop table matters',
    'drop table if exists relays',
  ],
  table: (stored) => stored,
}
