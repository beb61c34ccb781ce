import './reel-keys.css'

import { useEffect, useRef } from 'preact/hooks'

import { words } from '../words/index.ts'
import type { CatchUp } from './catch-up.ts'
import { IconButton } from './IconButton.tsx'
import { PlayButton } from './PlayButton.tsx'
import { useKeys, useRunning } from './use-walk.ts'

interface CatchUpBarProps {
  readonly title: string
  readonly catchUp: CatchUp
  /** Goes on by itself, for whoever does not mind. */
  readonly runs: boolean
  /** What the step that led here did. */
  readonly news: readonly string[]
  readonly myTurn: boolean
  readonly close: () => void
}

/** Goes through what was, and back into the game. */
export function CatchUpBar({ title, catchUp, runs, news, myTurn, close }: CatchUpBarProps) {
  const text = words.value
  const { last } = catchUp
  const step = catchUp.step.value
  const bar = useRef<HTMLElement>(null)
  useEffect(() => {
    // The button that led here is gone.
    bar.current?.focus({ preventScroll: true })
    // Who wants nothing to move by itself goes on by hand.
    if (runs && !matchMedia('(prefers-reduced-motion: reduce)').matches) catchUp.run()
  }, [catchUp])
  useEffect(() => {
    if (catchUp.isOver.value) close()
  }, [catchUp.isOver.value])
  useRunning(catchUp, catchUp.tick, pace)
  useKeys(catchUp, { on: catchUp.stepOn, close })
  return (
    <section class="reel reel-missed" aria-label={title} tabIndex={-1} ref={bar}>
      <div class="reel-says">
        <p class="reel-news" role="status">
          {news.join(' ')}
        </p>
        <p class="reel-step">{text.replay.stepOf(step, last)}</p>
      </div>
      <div class="reel-keys">
        <IconButton icon="back" name={text.replay.back} act={() => catchUp.goTo(step - 1)} />
        <PlayButton walk={catchUp} run={catchUp.run} />
        <IconButton icon="on" name={text.replay.on} act={catchUp.stepOn} />
        <button
          class="button"
          data-look={myTurn ? 'main' : undefined}
          type="button"
          onClick={catchUp.toNow}
        >
          {myTurn ? text.missed.toMyTurn : text.missed.toNow}
        </button>
      </div>
    </section>
  )
}

/** Long enough to read what happened. */
const pace = 1_300
