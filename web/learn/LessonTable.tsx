import '../parts/stage.css'
import { useMemo, useState } from 'preact/hooks'

import type { AnyGame, AnyMove } from '../../shared/game/game.ts'
import { findGame } from '../boards/available-games.ts'
import type { LoadedGame } from '../boards/load-game.ts'
import { loadLesson, type LoadedLesson, loadRules } from '../boards/load-on-demand.ts'
import { namesInLesson } from '../kit/lesson.ts'
import { useFaces } from '../kit/motion/faces.ts'
import { Motion } from '../kit/motion/Motion.tsx'
import { playCue, useCues } from '../kit/motion/play-cues.ts'
import { TableContext, type Person } from '../kit/table/table-context.ts'
import { TableTop } from '../kit/table/TableTop.tsx'
import { useGame } from '../parts/use-game.ts'
import { useLoaded } from '../parts/use-loaded.ts'
import { settings } from '../client/settings.ts'
import { localise, words } from '../words/index.ts'
import { lessonWords } from '../words/lesson.ts'
import { Coach } from './Coach.tsx'
import { LessonEnd } from './LessonEnd.tsx'
import {
  startLesson,
  nextStep,
  learnerSeat,
  movesIn,
  playInLesson,
  stepOf,
  viewOf,
} from './lesson-progress.ts'

interface LessonTableProps {
  readonly game: string
  /** Called when the learner skips or completes the lesson. */
  readonly close: () => void
}

/**
 * The lesson: a guided first game, which runs only in this browser and always deals the same cards.
 */
export function LessonTable({ game, close }: LessonTableProps) {
  const loaded = useGame(game)
  const language = settings.language.value
  const rules = useLoaded(loadRules, game)
  const lesson = useLoaded(loadLesson, game, language)
  if (loaded === null || rules === null || lesson === null) return null
  return <RunningLesson game={game} loaded={loaded} rules={rules} lesson={lesson} close={close} />
}

interface RunningLessonProps extends LessonTableProps {
  readonly loaded: LoadedGame
  readonly rules: AnyGame
  readonly lesson: LoadedLesson
}

const none: readonly never[] = []

function RunningLesson({
  game,
  loaded,
  rules,
  lesson: { lesson, texts },
  close,
}: RunningLessonProps) {
  const [progress, take] = useState(() => startLesson(rules, lesson))
  const [answer, setAnswer] = useState<{ readonly text: string; readonly to: object } | null>(null)
  const { options } = lesson
  const { board, gameWords, clauses } = loaded
  const view = viewOf(rules, progress)
  const names = useMemo(() => namesInLesson(lesson.seats), [lesson])
  const isDealt = useCues({
    deal: 1,
    view,
    between: (before, after) => loaded.findCues(before, after, options, gameWords),
    viewer: learnerSeat,
  })
  const step = stepOf(lesson, progress)
  const next = () => take(nextStep(rules, lesson, progress))
  const refuse = (why: string) => {
    playCue({ name: 'refuse' })
    setAnswer({ text: why, to: progress })
  }
  const play = (move: AnyMove) => {
    const after = playInLesson(rules, lesson, progress, move)
    if (after === progress) refuse(localise(lessonWords).otherMove)
    else take(after)
  }
  const about = findGame(game)
  if (about === undefined) return null
  return (
    <TableContext.Provider
      value={{
        people: peopleIn(names, rules.toMove(progress.state), useFaces()),
        openPlayerMenu: null,
        answer: null,
        spectatorPanel: null,
      }}
    >
      <TableTop game={game} cloth={board.clothOf?.(options) ?? about.cloth}>
        <main class="stage" aria-label={localise(lessonWords).title(about.name)}>
          <Motion class="stage" view={view} deal={1} isDealt={isDealt}>
            <board.Board
              view={view}
              options={options}
              words={gameWords}
              clauses={clauses}
              names={names}
              moves={movesIn(rules, lesson, progress)}
              signals={none}
              play={play}
              sendSignal={nothing}
              explain={step?.isFree ? (clause) => refuse(clauses[clause] ?? clause) : nothing}
            />
          </Motion>
        </main>
        {step === undefined ? (
          <LessonEnd
            text={texts.finish}
            learnt={lesson.steps.map(({ name }) => texts[name]?.title ?? name)}
            wins={lesson.wins === true}
            restart={() => take(startLesson(rules, lesson))}
            close={close}
          />
        ) : (
          <Coach
            step={step}
            text={texts[step.name] ?? { title: step.name, text: '' }}
            answer={answer?.to === progress ? answer.text : null}
            stepIndex={progress.step}
            stepCount={lesson.steps.length}
            needsMove={step.accepts !== undefined}
            next={next}
            skip={close}
          />
        )}
      </TableTop>
    </TableContext.Provider>
  )
}

const nothing = (): void => {}

const peopleIn = (
  names: readonly string[],
  toMove: readonly number[],
  faces: ReturnType<typeof useFaces>,
): readonly Person[] =>
  names.map((name, seat) => ({
    seat,
    piece: seat,
    name,
    isMe: seat === learnerSeat,
    state: seat === learnerSeat ? 'here' : 'bot',
    isHost: false,
    isToMove: toMove.includes(seat),
    speech: null,
    face: faces.get(seat) ?? null,
    describe: (held) =>
      words.value.strip.facts({
        moves: toMove.includes(seat),
        host: false,
        held,
        state: seat === learnerSeat ? '' : words.value.seatStates.bot,
      }),
  }))
