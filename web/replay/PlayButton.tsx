import { Icon } from '../kit/Icon.tsx'
import { words } from '../words/index.ts'
import type { Walk } from './walk.ts'

interface PlayButtonProps {
  readonly walk: Walk
  readonly run: () => void
}

/** Lets it go on by itself, or stops it where it stands. */
export function PlayButton({ walk, run }: PlayButtonProps) {
  const text = words.value.replay
  const runs = walk.running.value
  const name = runs ? text.stop : text.run
  return (
    <button
      class="play-button"
      type="button"
      aria-label={name}
      title={name}
      onClick={() => (runs ? walk.goTo(walk.step.peek()) : run())}
    >
      <Icon name={runs ? 'pause' : 'play'} />
    </button>
  )
}
