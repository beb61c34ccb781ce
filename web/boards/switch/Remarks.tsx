import type { Seat } from '../../../shared/game/game.ts'
import { drawnTo, remarksAt } from './remarks.ts'
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

const mostSeen = 6

/** The cards that somebody has just drawn, to be seen coming. */
export const Coming = ({ seat, scene: { view } }: AtSeat) => (
  <>
    {Array.from({ length: Math.min(drawnTo(remarksAt(seat, view)), mostSeen) }, (_, place) => (
      <i
        key={`${view.draw}-${place}`}
        class="comes"
        data-flight={`drawn-${seat}-${view.draw}-${place}`}
        data-flight-from="draw"
      />
    ))}
  </>
)
