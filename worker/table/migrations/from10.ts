import type { Human } from '../decisions/table.ts'
import type { Step } from './step.ts'

/** In the tenth form each seat knew its own accepted commands, so a move changed the seats and they were written again. */
export const from10: Step = {
  sql: [],
  table: (stored) => {
    const seats = stored['seats'] as readonly StoredSeat[]
    return {
      ...stored,
      seats: seats.map(withoutCommands),
      accepted: Object.fromEntries(
        seats.flatMap(({ id, accepted = [] }) =>
          id && accepted.length > 0 ? [[id, accepted]] : [],
        ),
      ),
    }
  },
}

function withoutCommands(seat: StoredSeat): object {
  const { accepted: _, ...one } = seat
  return one
}

type StoredSeat = Partial<Pick<Human, 'id'>> & { readonly accepted?: readonly string[] }
