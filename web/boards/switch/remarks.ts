import type { Seat } from '../../../shared/game/game.ts'
import type { Happened, View } from '../../../shared/games/switch/rules/state.ts'
import type { Words } from '../../../shared/games/switch/words/en/table.ts'

/** What the last move did that somebody should see at a seat. */
export type Remark =
  | { readonly of: 'called' | 'skipped' | 'again' | 'passed' | 'swapped' | 'chose' }
  | { readonly of: 'drew' | 'forgot' | 'special'; readonly count: number }

/** What is said at a seat. What ended the round before is not said of the new one. */
export function remarksAt(seat: Seat, { last, step }: View): readonly Remark[] {
  const since = last.findLastIndex(({ what }) => what === 'dealt')
  return [
    ...last.slice(since + 1).flatMap((one) => remarkOn(one, seat)),
    ...(step?.now === 'passing' && step.chosen[seat] ? [{ of: 'chose' } as const] : []),
  ]
}

function remarkOn(one: Happened, seat: Seat): readonly Remark[] {
  if (one.what === 'swapped')
    return one.seat === seat || one.with === seat ? [{ of: 'swapped' }] : []
  if (!('seat' in one) || one.seat !== seat) return []
  switch (one.what) {
    case 'called':
    case 'skipped':
    case 'passed':
      return [{ of: one.what }]
    case 'follows':
      return [{ of: 'again' }]
    case 'forgot-call':
      return [{ of: 'forgot', count: one.drawn }]
    case 'special-last':
      return [{ of: 'special', count: one.drawn }]
    case 'drew':
    case 'paid':
      return [{ of: 'drew', count: one.drawn }]
    default:
      return []
  }
}

/** How many cards came to each seat from the draw pile with the last move, to be seen coming. */
export const drawnTo = (remarks: readonly Remark[]): number =>
  remarks.reduce((sum, remark) => sum + ('count' in remark ? remark.count : 0), 0)

/** A remark as it is said under a plate. */
export function remarkText(remark: Remark, { happened, switch: call }: Words): string {
  switch (remark.of) {
    case 'called':
      return call
    case 'drew':
    case 'forgot':
    case 'special':
      return happened[remark.of](remark.count)
    default:
      return happened[remark.of]
  }
}
