import './controls.css'

import { useEffect, useRef } from 'preact/hooks'

import { prefersReducedMotion } from '../kit/motion/animations.ts'
import { localise, words } from '../words/index.ts'
import { missedWords } from '../words/missed.ts'
import type { CatchUp } from './catch-up.ts'
import { IconButton, PlayButton } from './buttons.tsx'
import { usePlaybackKeys, usePlaybackTimer } from './playback.ts'

interface CatchUpBarProps {
  readonly title: string
  readonly catchUp: CatchUp
  /**
   * Whether the steps advance automatically at first. They do not advance if the viewer prefers
   * reduced motion.
   */
  readonly autoPlay: boolean
  /** The sentences about the current step. */
  readonly news: readonly string[]
  readonly myTurn: boolean
  readonly close: () => void
}

/** The controls for stepping through missed moves, and for returning to the current position. */
export function CatchUpBar({ title, catchUp, autoPlay, news, myTurn, close }: CatchUpBarProps) {
  const text = words.value
  const { toMyTurn, toNow } = localise(missedWords)
  const { last } = catchUp
  const step = catchUp.step.value
  const bar = useRef<HTMLElement>(null)
  useEffect(() => {
    // Moves the focus to this bar, because the button that opened the bar has disappeared.
    bar.current?.focus({ preventScroll: true })
    // If the viewer prefers reduced motion, the steps advance only by hand.
    if (autoPlay && !prefersReducedMotion()) catchUp.run()
  }, [catchUp])
  useEffect(() => {
    if (catchUp.isOver.value) close()
  }, [catchUp.isOver.value])
  usePlaybackTimer(catchUp, catchUp.tick, pace)
  usePlaybackKeys(catchUp, { on: catchUp.stepOn, close })
  return (
    <section class="replay-bar replay-bar-catch-up" aria-label={title} tabIndex={-1} ref={bar}>
      <div class="replay-bar-caption">
        <p class="replay-bar-news" role="status">
          {news.join(' ')}
        </p>
        <p class="replay-bar-step">{text.replay.stepOf(step, last)}</p>
      </div>
      <div class="replay-bar-controls">
        <IconButton
          icon="previous"
          name={text.replay.back}
          onClick={() => catchUp.goTo(step - 1)}
        />
        <PlayButton playback={catchUp} run={catchUp.run} />
        <IconButton icon="next" name={text.replay.on} onClick={catchUp.stepOn} />
        <button
          class="button"
          data-look={myTurn ? 'main' : undefined}
          type="button"
          onClick={catchUp.toNow}
        >
          {myTurn ? toMyTurn : toNow}
        </button>
      </div>
    </section>
  )
}

/** The duration of a step in ms, which is long enough to read a sentence. */
const pace = 1_300
