import './replay-log.css'

import { useEffect, useMemo, useRef } from 'preact/hooks'

import { Drawer } from '../kit/Drawer.tsx'
import type { NewsBetween } from '../table/model/log.ts'
import { words } from '../words/index.ts'
import { newsByStep, type Replay } from './replay.ts'

interface ReplayLogProps {
  readonly replay: Replay
  readonly newsBetween: NewsBetween
  readonly close: () => void
}

/** The whole game in words, from the eyes that are looked through; each line leads to its moment. */
export function ReplayLog({ replay, newsBetween, close }: ReplayLogProps) {
  const { log, dealt } = words.value.replay
  const viewer = replay.viewer.value
  const lines = useMemo(() => newsByStep(replay, newsBetween), [replay, viewer, newsBetween])
  const now = useRef<HTMLLIElement>(null)
  useEffect(() => now.current?.scrollIntoView({ block: 'center' }), [lines])
  const goTo = (step: number): void => {
    replay.goTo(step)
    close()
  }
  return (
    <Drawer title={log} shape="tall" onClose={close}>
      <ol class="replay-log">
        {lines.map(({ step, news }) => {
          const isNow = step === replay.step.value
          return (
            <li key={step} ref={isNow ? now : null} aria-current={isNow ? 'step' : undefined}>
              <button type="button" onClick={() => goTo(step)}>
                {step === 0 ? dealt : news.join(' ')}
              </button>
            </li>
          )
        })}
      </ol>
    </Drawer>
  )
}
