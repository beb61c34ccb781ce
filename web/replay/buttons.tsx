import { Icon, type IconName } from '../kit/Icon.tsx'
import { words } from '../words/index.ts'
import type { Playback } from './playback.ts'

interface PlayButtonProps {
  readonly playback: Playback
  readonly run: () => void
}

/** The button that starts or pauses the playback. */
export function PlayButton({ playback, run }: PlayButtonProps) {
  const text = words.value.replay
  const runs = playback.running.value
  const name = runs ? text.stop : text.run
  return (
    <button
      class="play-button"
      type="button"
      aria-label={name}
      title={name}
      onClick={() => (runs ? playback.goTo(playback.step.peek()) : run())}
    >
      <Icon name={runs ? 'pause' : 'play'} />
    </button>
  )
}

interface IconButtonProps {
  readonly icon: IconName
  readonly name: string
  readonly onClick: () => void
  readonly busy?: boolean
}

/** An icon button with an accessible name and a tooltip. */
export const IconButton = ({ icon, name, onClick, busy = false }: IconButtonProps) => (
  <button
    class="icon-button"
    type="button"
    aria-label={name}
    title={name}
    disabled={busy}
    onClick={() => onClick()}
  >
    <Icon name={icon} />
  </button>
)
