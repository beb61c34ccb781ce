import './replay-log.css'

import { useEffect, useMemo, useRef } from 'preact/hooks'

import { Drawer } from '../kit/Drawer.tsx'
import { LogText } from './LogList.tsx'
import type { NewsBetween } from '../client/Log.ts'
import { parseNewsLine } from './log-lines.ts'
import { localise, words } from '../words/index.ts'
import { menuWords } from '../words/menu.ts'
import { newsByStep, remarkWords, type Replay } from './replay.ts'

interface ReplayLogProps {
  readonly replay: Replay
  readonly newsBetween: NewsBetween
  readonly close: () => void
}

/** The log of the whole game. A tap on an entry shows the step of that entry. */
export function ReplayLog({ replay, newsBetween, close }: ReplayLogProps) {
  const { log, dealt } = words.value.replay
  const { you } = localise(menuWords).log
  const viewer = replay.viewer.value
  const applause = replay.applause.value
  const lines = useMemo(
    () => newsByStep(replay, newsBetween, remarkWords.value),
    [replay, viewer, newsBetween, remarkWords.value, applause],
  )
  const now = useRef<HTMLLIElement>(null)
  useEffect(() => now.current?.scrollIntoView({ block: 'center' }), [lines])
  const { names } = replay.record
  const around = { names, mine: typeof viewer === 'number' ? viewer : null, you }
  const lineOf = (news: readonly string[]) => {
    const sentences = news.map((text) => parseNewsLine(text, around))
    return { seat: sentences[0]?.seat ?? null, sentences }
  }
  const goTo = (step: number): void => {
    replay.goTo(step)
    close()
  }
  return (
    <Drawer title={log} onClose={close}>
      <ol class="replay-log">
        {lines.map(({ step, news }) => {
          const isNow = step === replay.step.value
          return (
            <li key={step} ref={isNow ? now : null} aria-current={isNow ? 'step' : undefined}>
              <button type="button" onClick={() => goTo(step)}>
                <LogText line={lineOf(step === 0 ? [dealt, ...news] : news)} names={names} />
              </button>
            </li>
          )
        })}
      </ol>
    </Drawer>
  )
}
