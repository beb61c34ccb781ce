import { distinctName, nameWithinBounds } from '../decisions/names/names.ts'
import type { StoredTable } from './step.ts'

/** Lines of chat that are longer than any is today, by their own text or by the name of who said them. */
export const forgetLongLines = 'delete from chat where length(json) > 1000'

type Named = { readonly kind: string; readonly name: string }
type Same = { readonly results: readonly { readonly names: readonly string[] }[] }
type Held = { readonly same?: Same }
type Phase = { readonly deal?: Held; readonly coming?: Held }
type Finished = Held & { readonly names: readonly string[] }

/** Every name that a table tells: a letter had no bound, and what cannot be seen made two of one name. */
export function withBoundedNames(stored: StoredTable): StoredTable {
  const { deal, coming, ...phase } = stored['phase'] as Phase
  const finished = stored['finished'] as Finished | null
  return {
    ...stored,
    seats: toldApart(stored['seats'] as readonly Named[]),
    phase: {
      ...phase,
      ...(deal && { deal: withBoundedResults(deal) }),
      ...(coming && { coming: withBoundedResults(coming) }),
    },
    finished: finished && {
      ...withBoundedResults(finished),
      names: finished.names.map(nameWithinBounds),
    },
  }
}

function toldApart(seats: readonly Named[]): Named[] {
  const taken: string[] = []
  return seats.map((one) => {
    const name = nameWithinBounds(one.name)
    if (one.kind === 'open') return { ...one, name }
    const distinct = distinctName(name, taken)
    taken.push(distinct)
    return { ...one, name: distinct }
  })
}

function withBoundedResults<Of extends Held>(of: Of): Of {
  if (!of.same) return of
  const results = of.same.results.map((one) => ({
    ...one,
    names: one.names.map(nameWithinBounds),
  }))
  return { ...of, same: { ...of.same, results } }
}
