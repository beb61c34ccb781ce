import '../parts/stage.css'
import { useMemo, useState } from 'preact/hooks'

import type { AnyGame } from '../../shared/game/game.ts'
import { aboutOf } from '../boards/offered.ts'
import type { LoadedGame } from '../boards/load-game.ts'
import { loadLesson, type LoadedLesson, loadRules } from '../boards/load-later.ts'
import { useFaces } from '../kit/motion/faces.ts'
import { Motion } from '../kit/motion/Motion.tsx'
import { useMoments } from '../kit/motion/play-moments.ts'
import { AtTableContext, type Person } from '../kit/table/at-table.ts'
import { TableTop } from '../kit/table/TableTop.tsx'
import { useGame } from '../parts/use-game.ts'
import { useLoaded } from '../parts/use-loaded.ts'
import { settings } from '../client/settings.ts'
import { words } from '../words/index.ts'
import { Coach } from './Coach.tsx'
import { beginCourse, goOn, learner, movesIn, playInCourse, stepOf, viewOf } from './course.ts'

interface LearningProps {
  readonly game: string
  /** Skipped, or learnt. */
  readonly close: () => void
}

/** A first game at a table of one's own: every step is played, on a deal that was chosen for it. */
export function Learning({ game, close }: LearningProps) {
  const loaded = useGame(game)
  const language = settings.language.value
  const rules = useLoaded(loadRules, game)
  const lesson = useLoaded(loadLesson, game, language)
  if (loaded === null || rules === null || lesson === null) return null
  return <AtTheLesson game={game} loaded={loaded} rules={rules} lesson={lesson} close={close} />
}

interface AtTheLessonProps extends LearningProps {
  readonly loaded: LoadedGame
  readonly rules: AnyGame
  readonly lesson: LoadedLesson
}

const none: readonly never[] = []

function AtTheLesson({ game, loaded, rules, lesson: { lesson, says }, close }: AtTheLessonProps) {
  const [course, take] = useState(() => beginCourse(rules, lesson))
  const { options } = lesson
  const { board, gameWords, clauses } = loaded
  const view = viewOf(rules, course)
  const names = useMemo(() => namesFor(lesson.seats), [lesson])
  const isDealt = useMoments({
    deal: 1,
    view,
    between: (before, after) => loaded.moments(before, after, options, gameWords),
    viewer: learner,
  })
  const step = stepOf(lesson, course)
  const text = words.value
  const next = () =>
    course.step + 1 < lesson.steps.length ? take(goOn(rules, lesson, course)) : close()
  const about = aboutOf(game)
  if (about === undefined) return null
  return (
    <AtTableContext.Provider
      value={{
        people: peopleIn(names, rules.toMove(course.state), useFaces()),
        open: null,
        answer: null,
        visitor: null,
      }}
    >
      <TableTop game={game} cloth={board.clothOf?.(options) ?? about.cloth}>
        <main class="stage" aria-label={text.learn.title(about.name)}>
          <Motion class="stage" view={view} deal={1} isDealt={isDealt}>
            <board.Board
              view={view}
              options={options}
              words={gameWords}
              clauses={clauses}
              names={names}
              moves={movesIn(rules, lesson, course)}
              signals={none}
              play={(move) => take(playInCourse(rules, lesson, course, move))}
              give={nothing}
              explain={nothing}
            />
          </Motion>
        </main>
        {step !== undefined && (
          <Coach
            step={step}
            says={says[step.name] ?? { title: step.name, text: '' }}
            at={course.step}
            of={lesson.steps.length}
            isPlayed={step.plays !== undefined}
            next={next}
            skip={close}
          />
        )}
      </TableTop>
    </AtTableContext.Provider>
  )
}

const nothing = (): void => {}

/** Names that people have who sit down without one. */
const namesFor = (seats: number): readonly string[] => [
  words.value.you,
  ...words.value.names.slice(0, seats - 1),
]

const peopleIn = (
  names: readonly string[],
  toMove: readonly number[],
  faces: ReturnType<typeof useFaces>,
): readonly Person[] =>
  names.map((name, seat) => ({
    seat,
    piece: seat,
    name,
    isMe: seat === learner,
    state: seat === learner ? 'here' : 'bot',
    hosts: false,
    moves: toMove.includes(seat),
    says: null,
    face: faces.get(seat) ?? null,
    spoken: (held) =>
      words.value.strip.facts({
        moves: toMove.includes(seat),
        host: false,
        held,
        state: seat === learner ? '' : words.value.seatStates.bot,
      }),
  }))
