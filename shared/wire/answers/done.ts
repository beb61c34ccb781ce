import * as v from 'valibot'

import { fixed, described } from '../schemas.ts'
import { refusals, type Refused } from '../refusals.ts'

// What a command or a question comes to that has no other answer.

export const doneSchema = fixed({
  id: described(v.string(), 'The command’s own.'),
  unchanged: v.exactOptional(described(v.literal(true), 'It was so already: nothing has changed.')),
})
export type Done = v.InferOutput<typeof doneSchema>

export const refusedFields = {
  refusal: v.picklist(refusals),
  clause: v.exactOptional(described(v.string(), 'The rule that forbids it, such as `AB-07`.')),
  option: v.exactOptional(described(v.string(), 'The option that there is not, or not so.')),
  contradiction: v.exactOptional(
    described(
      fixed({ option: v.string(), reason: v.string(), with: v.string() }),
      'The option to change, why in the game’s own code, and the option that it clashes with, which may be one that was left out and has its default.',
    ),
  ),
  request: v.exactOptional(
    described(v.string(), 'With `unavailable`: the id of the error in the log of the service.'),
  ),
}
export const refusedSchema: v.GenericSchema<unknown, Refused> = fixed(refusedFields)
