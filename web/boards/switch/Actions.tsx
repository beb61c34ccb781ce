import { Icon } from '../../kit/Icon.tsx'
import { SortButton } from '../../kit/hand/SortButton.tsx'
import { seatAtLeft, type Scene } from './scene.ts'
import type { Playing } from './use-playing.ts'
import './actions.css'

interface ActionsProps {
  readonly scene: Scene
  readonly playing: Playing
}

const suitsInOrder =
  'M12 4c-3 4-7 6-7 10a3 3 0 0 0 6 1q0 3-2 5h6q-2-2-2-5a3 3 0 0 0 6-1c0-4-4-6-7-10Z'

/** The buttons for actions: sort, call “Switch!”, and play the selected cards or draw. */
export function Actions(props: ActionsProps) {
  const { scene, playing } = props
  const { words } = scene
  return (
    <>
      <SortButton name={playing.isBySuit ? words.sortByRank : words.sortBySuit} sort={playing.sort}>
        {playing.isBySuit ? <Icon name="sort" /> : <Icon path={suitsInOrder} />}
      </SortButton>
      {playing.mayCall && (
        <button
          type="button"
          class="button call"
          data-look="soft"
          aria-pressed={playing.armed}
          data-due={playing.callDue}
          onClick={playing.toggleCall}
        >
          {words.switch}
          {playing.armed && <Icon name="check" />}
        </button>
      )}
      {playing.mayName ? (
        <button type="button" class="button" data-look="main" onClick={playing.startNaming}>
          {words.naming[playing.mayName]}
        </button>
      ) : playing.mayPassLeft || playing.canPlay ? (
        <Lay {...props} />
      ) : (
        <Draw {...props} />
      )}
    </>
  )
}

function Lay({ scene: { view, words, names }, playing }: ActionsProps) {
  const { cards, mayKeep, mayPassLeft } = playing
  const left = names[seatAtLeft(view, view.seat ?? 0)] ?? ''
  const isDrawn = mayKeep && cards.length === 1
  return (
    <>
      {mayKeep && (
        <button type="button" class="button" onClick={playing.draw}>
          {words.keep}
        </button>
      )}
      <button
        type="button"
        class="button"
        data-look="main"
        data-verb="play"
        disabled={cards.length === 0}
        onClick={playing.play}
      >
        {mayPassLeft ? words.passTo(left) : isDrawn ? words.playIt : words.play(cards)}
      </button>
    </>
  )
}

/**
 * The button for drawing. It is the main button if no card can be played, or if another player's
 * card demands that the viewer draws.
 */
function Draw({ scene: { view, words, options, isMine }, playing }: ActionsProps) {
  const may = playing.canDrawCard || playing.mayPass
  const label = playing.mayPass
    ? words.pass
    : view.demand && isMine
      ? words.drawAll(view.demand.owed)
      : options.drawUntil
        ? words.drawUntil
        : words.drawOne
  const isMain = may && (view.demand !== undefined || !playing.canPlayAny)
  return (
    <button
      type="button"
      class="button"
      data-look={isMain ? 'main' : may ? undefined : 'soft'}
      data-verb="draw"
      disabled={!may}
      onClick={playing.draw}
    >
      {label}
    </button>
  )
}
