import type { Seat } from '../../../shared/game/game.ts'
import type { MoveEvent, View } from '../../../shared/games/switch/rules/state.ts'
import type { Words } from '../../../shared/games/switch/words/en/table.ts'

/** A short text at a name plate about an event of the last move. */
type Remark =
  | { readonly of: 'called' | 'skipped' | 'again' | 'passed' | 'swapped' | 'chose' }
  | { readonly of: 'drew' | 'forgot' | 'special'; readonly count: number }

/** Returns the remarks at a seat. Leaves out events of the previous round. */
export function remarksAt(seat: Seat, { last, step }: View): readonly Remark[] {
  const since = last.findLastIndex(({ type }) => type === 'dealt')
  return [
    ...last.slice(since + 1).flatMap((one) => remarkOn(one, seat)),
    ...(step?.now === 'passing' && step.chosen[seat] ? [{ of: 'chose' } as const] : []),
  ]
}

function remarkOn(one: MoveEvent, seat: Seat): readonly Remark[] {
  if (one.type === 'swapped')
    return one.seat === seat || one.with === seat ? [{ of: 'swapped' }] : []
  if (!('seat' in one) || one.seat !== seat) return []
  switch (one.type) {
    case 'called':
    case 'skipped':
    case 'passed':
      return [{ of: one.type }]
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

/** Returns how many cards a seat drew in the last move, for the animation. */
export const cardsDrawn = (remarks: readonly Remark[]): number =>
  remarks.reduce((sum, remark) => sum + ('count' in remark ? remark.count : 0), 0)

/** Returns the text of a remark below a name plate. */
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
