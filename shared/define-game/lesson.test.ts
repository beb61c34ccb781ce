import { describe, expect, test } from 'vitest'

import ohHell from '../games/oh-hell.ts'
import { defineLesson, learner, planLesson, type AnyLesson } from './lesson.ts'

const titles = { en: ['One'], de: ['Eins'], fr: ['Un'] }

/** The lesson of a deal in which the learner bids first, and holds the ace of trumps. */
const first = {
  ...titles,
  seats: 3,
  seed: 'BCG-99',
  steps: [{ rules: ['OH-04'], you: { do: 'bid', tricks: 1 } }],
  end: ['OH-09'],
} as const

test('the compiler finds clauses, moves, cards and options that the game does not have', () => {
  const draws = { rules: ['OH-04'], you: { do: 'draw' } } as const
  const plays = { rules: ['OH-04'], you: { do: 'play', card: '1♣' } } as const
  // Only the compiler refuses these lessons. At run time, `defineLesson` returns each of them.
  const lessons = [
    // @ts-expect-error: the clauses end with OH-09
    defineLesson(ohHell, { ...first, end: ['OH-99'] }),
    // @ts-expect-error: the moves are bid and play
    defineLesson(ohHell, { ...first, steps: [draws] }),
    // @ts-expect-error: the pack has no 1♣
    defineLesson(ohHell, { ...first, steps: [plays] }),
    // @ts-expect-error: `most` is 5, 7 or 10
    defineLesson(ohHell, { ...first, options: { most: 8 } }),
  ]
  expect(lessons).toHaveLength(4)
})

const maxSeats = ({ most }: { most: number }) => (most === 10 ? 5 : 6)

describe('a lesson is refused', () => {
  test.each<[why: string, mistake: Partial<AnyLesson>, answer: RegExp]>([
    ['with too many players', { seats: 7 }, /not for 7 players in `seats`/],
    ['without a step', { steps: [] }, /1 to 5 steps in `steps`/],
    ['if a language lacks a title', { de: [] }, /0 titles for 1 steps in `de`/],
  ])('%s', (_, mistake, answer) => {
    expect(() => defineLesson(ohHell, { ...first, ...(mistake as object) })).toThrow(answer)
  })

  test('with more players than the options of the lesson allow', () => {
    const game = { ...ohHell, maxSeats } as typeof ohHell
    expect(() => defineLesson(game, { ...first, seats: 6 })).not.toThrow()
    const options = { most: 10 } as const
    expect(() => defineLesson(game, { ...first, options, seats: 6 })).toThrow(/not for 6 players/)
  })

  test('with a move that the rules forbid, which the answer names with its step and clause', () => {
    const lesson = defineLesson(ohHell, {
      ...first,
      steps: [{ rules: ['OH-04'], you: { do: 'bid', tricks: 2 } }],
    })
    expect(() => planLesson(ohHell, lesson)).toThrow(
      'OH-04 does not allow seat 0 {"do":"bid","tricks":2}; the legal moves are {"do":"bid","tricks":0}, {"do":"bid","tricks":1} in step 1',
    )
  })

  test('with a card that the learner does not hold, which the answer says with the legal moves', () => {
    const lesson = defineLesson(ohHell, {
      ...first,
      en: ['Bid', 'Play'],
      de: ['Sag an', 'Spiel'],
      fr: ['Annonce', 'Joue'],
      steps: [...first.steps, { rules: ['OH-06'], you: { do: 'play', card: '2♣' } }],
    })
    expect(() => planLesson(ohHell, lesson)).toThrow(
      'seat 0 cannot choose 2♣, which is not in `hand`; the legal moves are {"do":"play","card":"A♦"} in step 2',
    )
  })

  test('with a move of another player although only the learner is to move', () => {
    const lesson = defineLesson(ohHell, {
      ...first,
      steps: [{ rules: ['OH-04'], others: [{ do: 'bid', tricks: 0 }] }],
    })
    expect(() => planLesson(ohHell, lesson)).toThrow('no other player is to move in step 1')
  })
})

test('the other players make the moves of the lesson, then their first legal moves until the learner’s turn', () => {
  const lesson = defineLesson(ohHell, {
    ...first,
    en: ['Bid', 'Play'],
    de: ['Sag an', 'Spiel'],
    fr: ['Annonce', 'Joue'],
    steps: [
      ...first.steps,
      {
        rules: ['OH-06'],
        others: [{ do: 'bid', tricks: 1 }],
        you: { do: 'play', card: 'A♦' },
      },
    ],
  })
  const [, second] = planLesson(ohHell, lesson).steps
  expect(second?.otherMoves).toEqual([
    [1, { do: 'bid', tricks: 1 }],
    [2, { do: 'bid', tricks: 0 }],
  ])
  expect(second?.state.turn).toEqual([learner])
})
