import type { Happening, Plan } from './plan.ts'

/** Whether a plan still breaks what it is about. */
export type StillBreaks = (plan: Plan) => Promise<boolean>

/** As many happenings are tried without at most. */
const mostTries = 400

/**
 * The same failure from fewer happenings: halves of them are left out, then quarters, down to single ones, as long as it
 * still breaks. What each does comes from its own roll, so that those which stay do what they did.
 */
export async function shrunk(plan: Plan, breaks: StillBreaks): Promise<Plan> {
  let kept = plan.happenings
  let tries = 0
  const works = async (happenings: readonly Happening[]): Promise<boolean> => {
    tries += 1
    return tries <= mostTries && breaks({ ...plan, happenings })
  }
  for (
    let size = Math.ceil(kept.length / 2);
    size >= 1;
    size = size === 1 ? 0 : Math.ceil(size / 2)
  ) {
    for (let at = kept.length; at > 0; at -= size) {
      const without = kept.toSpliced(Math.max(0, at - size), Math.min(size, at))
      if (await works(without)) kept = without
    }
  }
  return { ...plan, happenings: kept }
}
