import type { Step } from './step.ts'

/** As many entries as a chunk holds, since it is written as a whole. */
const chunk = 16

/**
 * In the sixth form each entry of the log was a row, and the whole table another one beside it. Now the last entries lie
 * in the row of the state, and the others in chunks; what moves do not change has a row of its own.
 */
export const from6: Step = {
  sql: [
    'create table chunks (last integer primary key, json text)',
    `insert into chunks
     select max(seq), '[' || group_concat(json_array(seq, what, json(json), at, said), ',' order by seq) || ']'
     from log group by seq / ${chunk}`,
    'drop table log',
    'create table matters (id integer primary key, json text)',
    'alter table state add column entries text',
  ],
  table: (stored) => stored,
}
