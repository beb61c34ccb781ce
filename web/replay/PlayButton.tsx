import { Icon } from '../kit/Icon.tsx'
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
