import type { Seat } from '../../../shared/game/game.ts'
import type { Happened, View } from '../../../shared/games/switch/rules/state.ts'
import type { Scene } from './scene.ts'
import './remarks.css'

interface AtSeat {
  readonly seat: Seat
  readonly scene: Scene
}

/** What has just befallen somebody, as notes beside their hand. */
export function Remarks({ seat, scene: { view, words } }: AtSeat) {
  const says = words.happened
  return (
    <p class="remarks">
      {remarksAt(seat, view).map((remark) => {
        switch (remark.of) {
          case 'called':
            return <b class="says">{words.switch}</b>
          case 'drew':
            return <span>{says.drew(remark.count)}</span>
          case 'forgot':
          case 'special':
            return <span class="penalty">{says[remark.of](remark.count)}</span>
          default:
            return <span>{says[remark.of]}</span>
        }
      })}
    </p>
  )
}

const mostVisible = 6

/** The cards that somebody has just drawn, to be seen coming. */
export const Coming = ({ seat, scene: { view } }: AtSeat) => (
  <>
    {Array.from({ length: Math.min(drawnTo(remarksAt(seat, view)), mostVisible) }, (_, place) => (
      <i
        key={`${view.draw}-${place}`}
        class="comes"
        data-thing={`drawn-${seat}-${view.draw}-${place}`}
        data-from="draw"
      />
    ))}
  </>
)

/** What the last move did that somebody should see at a seat. */
type Remark =
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
