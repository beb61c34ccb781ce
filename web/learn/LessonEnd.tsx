import '../parts/end/ending.css'
import '../parts/end/slip.css'
import './lesson-end.css'

import type { LessonText } from '../../shared/game/words.ts'
import { Icon } from '../kit/Icon.tsx'
import { LineUp, type PieceOnSlip } from '../parts/end/LineUp.tsx'
import { lengthOf } from '../parts/end/slip.ts'
import { Confetti, Sun } from '../parts/end/Sun.tsx'
import { localise } from '../words/index.ts'
import { lessonWords } from '../words/lesson.ts'
import { guide } from './Coach.tsx'
import { learnerSeat } from './lesson-progress.ts'

interface LessonEndProps {
  readonly text: LessonText
  /** The titles of the steps that the learner has completed. */
  readonly learnt: readonly string[]
  /** Whether the learner has won the lesson's game. */
  readonly wins: boolean
  readonly restart: () => void
  readonly close: () => void
}

/**
 * Shows the end of a lesson like the end of a game: as a slip of paper with pieces on its upper
 * edge.
 */
export function LessonEnd({ text: says, learnt, wins, restart, close }: LessonEndProps) {
  const text = localise(lessonWords)
  return (
    <div class="ending-light">
      <div class="end-cloth" aria-hidden="true">
        <div>
          <Sun state="up" />
          <Confetti count={34} only={null} />
        </div>
      </div>
      <main class="ending" data-mood="won" data-together={!wins} aria-label={says.title}>
        <section class="end-slip" role="status">
          <LineUp standing={standing(wins)} isTogether={!wins} />
          <div class="end-slip-head" data-length={lengthOf(says.title)}>
            <h2>{says.title}</h2>
            <p>{says.text}</p>
          </div>
          <div class="end-slip-rows">
            <h3 class="lesson-learnt-title">{text.learnt}</h3>
            <ol class="lesson-learnt">
              {learnt.map((title) => (
                <li key={title}>
                  <i>
                    <Icon name="check" />
                  </i>
                  {title}
                </li>
              ))}
            </ol>
          </div>
        </section>
        <div class="lesson-go">
          <button class="button" data-look="main" data-size="big" type="button" onClick={close}>
            <Icon name="play" />
            {text.done}
          </button>
        </div>
        <div class="ending-next">
          <div class="ending-ways">
            <button class="button" data-look="soft" type="button" onClick={restart}>
              <Icon name="again" />
              {text.again}
            </button>
          </div>
        </div>
      </main>
    </div>
  )
}

/** Returns the pieces on the slip of paper: the other player's, the learner's and the guide's. */
const standing = (wins: boolean): readonly PieceOnSlip[] => [
  {
    seat: 1,
    piece: 1,
    face: wins ? 'ouch' : 'won',
    place: wins ? 2 : null,
    isMe: false,
    speech: null,
  },
  {
    seat: learnerSeat,
    piece: learnerSeat,
    face: 'won',
    place: wins ? 1 : null,
    isMe: true,
    speech: null,
  },
  { seat: null, piece: guide, face: 'great', place: null, isMe: false, speech: null },
]
