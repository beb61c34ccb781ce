import { isByNumber } from '../../kit/order.ts'
import { drawings } from './drawings.ts'
import { Icon } from '../../kit/Icon.tsx'
import type { Playing } from './usePlaying.ts'
import type { Scene } from './scene.ts'
import { beginSayings } from '../../../shared/games/the-game/rules/state.ts'
import './verbs.css'

interface VerbsProps {
  readonly scene: Scene
  readonly playing: Playing
}

/** The one fixed place for what a player can do beside laying cards, and for the name of what was touched last. */
export function Verbs(
  props: VerbsProps & {
    readonly caption: string
    /** Whether I may say that I would like to begin. */
    readonly maySay: boolean
  },
) {
  const { scene, playing } = props
  const { view, words } = scene
  return (
    <div class="verbs">
      <p class="caption" aria-live="polite">
        {props.caption}
      </p>
      {view.seat !== null && (
        <>
          {!isByNumber(playing.hand) && (
            <button
              type="button"
              class="icon-button"
              aria-label={words.sort}
              onClick={playing.sort}
            >
              <Icon name="sort" />
            </button>
          )}
          <button
            type="button"
            class="icon-button keys"
            aria-label={words.shortcuts.title}
            onClick={() => playing.show({ sheet: 'keys' })}
          >
            <Icon name="keys" />
          </button>
          {view.turn === null && props.maySay ? <Begin {...props} /> : <Turn {...props} />}
        </>
      )}
    </div>
  )
}

function Turn({ scene: { view, words, need, isMine }, playing }: VerbsProps) {
  const isMyTurn = isMine && view.turn !== null
  const missing = need.more > 0 ? words.more(need.more) : need.cover ? words.cover : null
  return (
    <>
      <button
        type="button"
        class="button"
        data-verb="take-back"
        disabled={!playing.canTakeBack}
        onClick={playing.takeBack}
      >
        <Icon line={drawings.takeBack} />
        <span>{words.takeBack}</span>
      </button>
      {/* Not disabled while cards are missing: a tap then says which rule asks for them. */}
      <button
        type="button"
        class="button"
        data-look={playing.canEnd ? 'main' : 'waiting'}
        data-verb="end"
        disabled={!isMyTurn}
        aria-disabled={!playing.canEnd}
        onClick={playing.end}
      >
        {words.end}
        {isMyTurn && missing && <small>{missing}</small>}
      </button>
    </>
  )
}

/** Before the first card: who would like to begin. */
function Begin({ scene: { view, words }, playing }: VerbsProps) {
  const mine = view.standing.find(({ about, seat }) => about === 'begin' && seat === view.seat)
  return beginSayings.map((says) => (
    <button
      key={says}
      type="button"
      class="button"
      aria-pressed={says === mine?.says}
      onClick={() => playing.give({ about: 'begin', says: says === mine?.says ? null : says })}
    >
      {words.sayings[says]}
    </button>
  ))
}
