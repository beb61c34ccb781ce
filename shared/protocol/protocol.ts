// All types of the protocol in one place. It exports no schemas and no values, so that a page which
// imports a type does not bundle valibot. Import schemas from their own files.
export type * from './answers.ts'
export type * from './messages.ts'
export type * from './commands.ts'
export type * from './refusals.ts'
export type * from './requests.ts'
export type * from './table-settings.ts'
export type { FirstDealt, GameRecord, GameStep, Proof } from '../deal/game-record.ts'
