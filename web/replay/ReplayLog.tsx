import './replay-log.css'

import { useEffect, useMemo, useRef } from 'preact/hooks'

import { loadNews } from '../games.ts'
import { Drawer } from '../kit/Drawer.tsx'
import { useClauses, useGameWords } from '../parts/game-words.ts'
import { useLoaded } from '../parts/loaded.ts'
import type { Teller } from '../table/model/log.ts'
import { pageWords } from '../words/index.ts'
import type { Replay } from './replay.ts'
import { toldOf } from './told-of.ts'

interface ReplayLogProps {
  readonly replay: Replay
  readonly close: () => void
}

/** The whole game in words, from the eyes that are looked through; each line leads to its moment. */
export function ReplayLog({ replay, close }: ReplayLogProps) {
  const told = pageWords.value.replay
  const tell = useTell(replay)
  const viewer = replay.viewer.value
  const lines = useMemo(() => (tell === null ? [] : toldOf(replay, tell)), [replay, viewer, tell])
  const now = useRef<HTMLLIElement>(null)
  useEffect(() => now.current?.scrollIntoView({ block: 'center' }), [lines])
  const goTo = (step: number): void => {
    replay.goTo(step)
    close()
  }
  return (
    <Drawer title={told.log} shape="tall" onClose={close}>
      <ol class="replay-log">
        {lines.map(({ step, news }) => {
          const isNow = step === replay.step.value
          return (
            <li key={step} ref={isNow ? now : null} aria-current={isNow ? 'step' : undefined}>
              <button type="button" onClick={() => goTo(step)}>
                {step === 0 ? told.dealt : news.join(' ')}
              </button>
            </li>
          )
        })}
      </ol>
    </Drawer>
  )
}

/** How this game tells what happens; null until that has come. */
function useTell({ record }: Replay): Teller | null {
  const { game, names, options } = record
  const news = useLoaded(loadNews, game)
  const words = useGameWords(game)
  const clauses = useClauses(game)
  return useMemo(
    () => news && words && ((before, after) => news(before, after, words, names, options, clauses)),
    [news, words, clauses, record],
  )
}
