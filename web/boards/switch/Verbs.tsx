import type { Playing } from './usePlaying.ts'
import type { Scene } from './scene.ts'
import './verbs.css'

interface VerbsProps {
  readonly scene: Scene
  readonly playing: Playing
}

/** The one fixed place for what a player can do: say "Switch!", and lay what is chosen or draw. */
export function Verbs(props: VerbsProps) {
  const { scene, playing } = props
  const { words } = scene
  return (
    <div class="my-verbs">
      {playing.mayCall && (
        <button
          type="button"
          class="button call"
          aria-pressed={playing.armed}
          data-due={playing.callDue}
          onClick={playing.toggleCall}
        >
          {words.switch}
        </button>
      )}
      {playing.mayPassLeft || playing.mayLay ? <Lay {...props} /> : <Draw {...props} />}
    </div>
  )
}

function Lay({ scene: { view, words, names }, playing }: VerbsProps) {
  const { cards, mayKeep, mayPassLeft } = playing
  const left = names[((view.seat ?? 0) + 1) % view.hands.length] ?? ''
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
        data-verb="lay"
        disabled={cards.length === 0}
        onClick={playing.play}
      >
        {mayPassLeft ? words.passTo(left) : isDrawn ? words.layIt : words.play(cards)}
      </button>
    </>
  )
}

function Draw({ scene: { view, words, options, isMine }, playing }: VerbsProps) {
  const label = playing.mayPass
    ? words.pass
    : view.demand && isMine
      ? words.drawAll(view.demand.owed)
      : options.drawUntil
        ? words.drawUntil
        : words.drawOne
  return (
    <button
      type="button"
      class="button"
      data-verb="draw"
      disabled={!playing.mayDraw && !playing.mayPass}
      onClick={playing.draw}
    >
      {label}
    </button>
  )
}
