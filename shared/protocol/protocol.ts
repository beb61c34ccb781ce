// The types of all that travels, in one place. Schemas and values are taken from the files themselves: what the page
// takes only as a type does not come along with it.
export type * from './answers.ts'
export type * from './messages.ts'
export type * from './commands.ts'
export type * from './refusals.ts'
export type * from './requests.ts'
export type * from './table-settings.ts'
export type { FirstDealt, GameRecord, GameStep, Proof } from '../deal/game-record.ts'
