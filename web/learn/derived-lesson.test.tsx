import { act } from 'preact/test-utils'
import { expect, test, vi } from 'vitest'

import goFish from '../../examples/go-fish.ts'
import { derivedLesson } from '../../shared/define-game/derived-lesson.ts'
import { gameOf } from '../../shared/define-game/game.ts'
import type { Move } from '../../shared/define-game/layout.ts'
import { tableWordsOf } from '../../shared/define-game/words.ts'
import type { AnyGame, AnyView } from '../../shared/game/game.ts'
import { fallbackLanguage } from '../../shared/language.ts'
import { createBoard } from '../boards/one-file/create-board.tsx'
import { lessonFrom } from '../boards/one-file/pages/lesson-from.ts'
import { namesInLesson } from '../kit/lesson.ts'
import { TableAround } from '../testing/at-table.tsx'
import { inEnglish, render } from '../testing/render.ts'
import { learnerSeat, startLesson, viewOf } from './lesson-progress.ts'

inEnglish()

test('a lesson that is derived from a game highlights one choice after the other, and its button', () => {
  const { lesson, texts } = lessonFrom(goFish, derivedLesson(goFish), fallbackLanguage)
  const [step] = lesson.steps
  expect(texts[step?.name ?? '']?.action).toMatch(
    /^Tap \p{Lu}\p{L}+, then 2, then “Ask \p{L}+ for 2”\.$/u,
  )

  const game = gameOf(goFish) as unknown as AnyGame
  const view = viewOf(game, startLesson(game, lesson))
  const play = vi.fn<(move: Move) => void>()
  const { Board } = createBoard(goFish)
  const { words, clauses } = tableWordsOf(goFish, fallbackLanguage)
  const names = namesInLesson(lesson.seats)
  const room = render(
    <TableAround names={names} mine={learnerSeat}>
      <Board
        view={view as never}
        options={lesson.options}
        words={words}
        clauses={clauses}
        names={names}
        moves={game.moves(view as AnyView, lesson.options) as never}
        signals={[]}
        play={play}
        sendSignal={() => {}}
        explain={() => {}}
      />
    </TableAround>,
  )
  for (let taps = 0; taps < 3; taps++) {
    const lit = step?.highlights.flatMap((one) => room.querySelector<HTMLElement>(one) ?? [])
    void act(() => lit?.[0]?.click())
  }
  expect(play.mock.calls.map(([move]) => step?.accepts?.(move as never))).toEqual([true])
})
