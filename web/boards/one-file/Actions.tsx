import { Icon } from '../../kit/Icon.tsx'
import { rulesOf } from './choosing.ts'
import type { Scene } from './scene.ts'
import type { Playing } from './use-playing.ts'

/** The path of an icon: a fist that knocks on the table. */
const fist =
  'M6.5 11V8.600a1.700 1.700 0 0 1 3.400 0V7.500a1.700 1.700 0 0 1 3.400 0v.6a1.700 1.700 0 0 1 3.400 0v.9a1.600 1.600 0 0 1 3.200 0V14c0 3.500-2.400 6-6 6h-2.500c-2.600 0-4-1.200-5-3.400L4.500 13a1.500 1.500 0 0 1 2-2l2.400 2.600M3 5.500L1.500 4M6.500 3.500L6 1.500M10.500 3l.5-2'

interface ActionsProps {
  readonly scene: Scene
  readonly playing: Playing
  readonly showsDeal: boolean
}

/** The buttons for moves that need no choice, and for the move with the selected cards. */
export function Actions({ scene, playing, showsDeal }: ActionsProps) {
  const { words, layout, isMine } = scene
  const { kit } = words
  if (showsDeal)
    return (
      <button type="button" class="button" data-look="main" onClick={playing.goOn}>
        {kit.goOn}
      </button>
    )
  if (!isMine) return null
  const { plain, missing, needsCards, places, step, choice } = playing
  // In games with tricks, the cards are played by a tap on the highlighted place in the middle, so
  // there is no button.
  const ready = scene.parts.tricks.length > 0 && places === 0 && !choice ? [] : playing.ready
  return (
    <>
      {plain.map((move) => {
        const isClaim = rulesOf(layout, move.do)?.tone === 'claim'
        return (
          <button
            key={move.do}
            type="button"
            class={`button ${isClaim ? 'claim' : ''}`}
            data-look={isClaim ? undefined : needsCards ? 'soft' : undefined}
            disabled={playing.isPending}
            onClick={() => playing.send(move)}
          >
            {isClaim && <Icon path={fist} />}
            {words.label(move, scene.names)}
          </button>
        )
      })}
      {ready.map((move) => (
        <button
          key={move.do}
          type="button"
          class="button"
          data-look="main"
          data-verb="play"
          disabled={playing.isPending}
          onClick={() => playing.send(move)}
        >
          {words.label(move, scene.names)}
        </button>
      ))}
      {ready.length === 0 && (places > 0 || step !== null) && (
        <button type="button" class="button" data-look="main" data-verb="play" disabled>
          {step ? kit.choose : kit.moreCards(missing)}
        </button>
      )}
    </>
  )
}
