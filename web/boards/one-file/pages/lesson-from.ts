import { gameOf } from '../../../../shared/define-game/game.ts'
import {
  cardZoneOf,
  layoutOf,
  type AnyDefinition,
  type Move,
} from '../../../../shared/define-game/layout.ts'
import {
  learner,
  planLesson,
  type AnyLesson as LessonFile,
  type PlannedStep,
} from '../../../../shared/define-game/lesson.ts'
import { randomOfSeed } from '../../../../shared/define-game/seed.ts'
import type { CardId } from '../../../../shared/define-game/types.ts'
import { viewRulesOf } from '../../../../shared/define-game/view-rules.ts'
import { nameIn, tableWordsOf } from '../../../../shared/define-game/words.ts'
import type { LessonText, LessonWords } from '../../../../shared/game/words.ts'
import { fallbackLanguage, type Language } from '../../../../shared/language.ts'
import { namesInLesson, type AnyLesson, type LessonStep } from '../../../kit/lesson.ts'
import type { Face } from '../../../kit/motion/faces.ts'
import {
  cardsOf,
  completeMoves,
  nextChoice,
  placesFor,
  plainMoves,
  rulesOf,
  valueFieldsOf,
} from '../choosing.ts'
import { numberOf, sceneOf, seatsAround, type Scene } from '../scene.ts'
import { oneFileLessonWords, type OneFileLessonWords } from './lesson-words.ts'

// Derives the lesson of a single-file game from its lesson file, which contains only moves, rules
// and titles. The instructions are derived from the moves: they name what the learner taps, in the
// order in which the board asks for it and with the words on its buttons.

/** Something that the learner taps. */
interface Target {
  /** The name of the target in the instruction. */
  readonly name: string
  /**
   * CSS selectors of the target's elements. They match only until the learner has tapped the
   * target.
   */
  readonly selectors: readonly string[]
}

/**
 * Returns the selectors of the elements that stay bright besides the highlighted one, because the
 * learner compares them with it. Of a row of cards, only the card that the learner takes is bright.
 */
const comparedIn = ({ view }: Scene, targets: readonly Target[]): readonly string[] => [
  '.hand',
  ...targets.flatMap(({ selectors }) => selectors).filter((one) => one.startsWith('.row-card')),
  '.card-places',
  '.value-choices-row:last-of-type',
  ...seatsAround(view).map((_, at) => `.trick-place:nth-child(${at + 1})[data-card="true"]`),
]

/** Returns the lesson of a single-file game, and its texts in a language. */
export function lessonFrom(
  definition: AnyDefinition,
  file: LessonFile,
  language: Language,
): { readonly lesson: AnyLesson; readonly texts: LessonWords } {
  const plan = planLesson(definition, file)
  const { view } = gameOf(definition)
  const { words, clauses } = tableWordsOf(definition, language)
  const known = definition[language] ? language : fallbackLanguage
  const text = oneFileLessonWords[known]
  const titles = file[known] ?? file[fallbackLanguage]
  const textOf = (rules: readonly string[]) => rules.map((rule) => clauses[rule]).join(' ')

  const steps = plan.steps.map((planned, at): readonly [LessonStep<Move>, LessonText] => {
    const { state, move, otherMoves, rules } = planned
    const scene = sceneOf(layoutOf(definition), {
      view: view(state, learner),
      options: plan.options,
      words,
      clauses,
      names: namesInLesson(file.seats),
    })
    const says = { title: titles[at] ?? '', text: textOf(rules) }
    const step = {
      name: `step${at + 1}`,
      face: faceAt(at, plan.steps.length),
      ...(otherMoves.length > 0 && { otherMoves }),
    }
    if (!move) return [{ ...step, highlights: resultOf(planned, scene) }, says]

    const wanted = JSON.stringify(move)
    const targets = targetsOf(move, scene, text)
    const goOn = { name: text.button(words.kit.goOn), selectors: [`${dealEnd} .button`] }
    const taps = planned.isNewDeal ? [goOn, ...targets] : targets
    return [
      {
        ...step,
        highlights: taps.flatMap(({ selectors }) => selectors),
        compares: comparedIn(scene, targets),
        accepts: (made) => JSON.stringify(made) === wanted,
        offers: () => true,
        isFree: true,
      },
      { ...says, action: text.tap(taps.map(({ name }) => name)) },
    ]
  })
  return {
    lesson: {
      options: plan.options,
      seats: file.seats,
      deal: randomOfSeed(file.seed),
      steps: steps.map(([step]) => step),
      ...(plan.isWon && { wins: true }),
    } as unknown as AnyLesson,
    texts: {
      ...Object.fromEntries(steps.map(([{ name }, says]) => [name, says])),
      finish: { title: text.finish(nameIn(definition, language)), text: textOf(file.end) },
    },
  }
}

const faceAt = (at: number, count: number): Face =>
  at === 0 ? 'hello' : at === count - 1 ? 'great' : 'sly'

const actions = '.player-panel-actions'
/** A CSS selector of the buttons. It matches only while the board shows the result of a deal. */
const dealEnd = `.board:has(.score-slip) ${actions}`

/**
 * Returns the selectors of what a step without a move explains. After a deal, that is the total of
 * the last player on the score sheet. Otherwise it is the player who took the trick, or the hand if
 * the learner took it.
 */
function resultOf({ isNewDeal }: PlannedStep, { view, parts }: Scene): readonly string[] {
  if (isNewDeal || view.isOver) return ['.score-pad tr:last-child .score-sum']
  const taker = parts.leader === null ? learner : view[parts.leader]
  return [taker === learner ? '.hand' : `.seat[data-seat="${taker}"]`]
}

/**
 * Returns what the learner taps for a move: its cards, then its other choices (such as a suit or a
 * seat), then a button.
 */
function targetsOf(move: Move, scene: Scene, text: OneFileLessonWords): readonly Target[] {
  const { layout, view, options, words, names, parts } = scene
  const rules = viewRulesOf(layout)
  const moves = gameOf(layout.game).moves(view, options)
  const plain = plainMoves(layout, moves)
  const button = { name: text.button(words.label(move, names)) }
  const place = plain.findIndex((one) => one.do === move.do)
  if (place >= 0) return [{ ...button, selectors: [nthAction(place)] }]

  const complete = completeMoves(layout, moves, cardsOf(layout, move))
  const values = valueFieldsOf(layout, move.do)
  const chosen = values.flatMap((field, at): readonly Target[] => {
    const before = new Map(values.slice(0, at).map((one) => [one, move[one]]))
    const step = nextChoice(layout, complete, before, seatsAround(view), (one) =>
      rules.violatedClause(view, options, one),
    )
    const nth = step?.choices.findIndex(({ value }) => value === move[field]) ?? -1
    if (step?.field !== field || nth < 0) return []
    const name = step.isSeat ? (names[Number(move[field])] ?? '') : words.card(move[field])
    return [{ name, selectors: [nthChoice(nth, step.earlier.length)] }]
  })
  const ready = complete.filter((one) => valueFieldsOf(layout, one.do).length === 0)
  // In games with tricks, cards are played by a tap on the highlighted place in the middle.
  const isPlaced =
    parts.tricks.length > 0 && values.length === 0 && placesFor(layout, moves, parts.hand) === 0
  const nth = plain.length + (values.length > 0 ? ready.length : ready.findIndex(isSame(move)))
  return [
    ...cardTargets(move, scene, text),
    ...chosen,
    isPlaced
      ? { name: text.place, selectors: ['.trick-mine'] }
      : { ...button, selectors: [`${nthAction(nth)}[data-verb="play"]:not([disabled])`] },
  ]
}

const isSame = (move: Move) => (one: Move) => JSON.stringify(one) === JSON.stringify(move)

/** Returns the cards of a move that the learner selects, one target for each of its fields. */
function cardTargets(move: Move, scene: Scene, text: OneFileLessonWords): readonly Target[] {
  const { layout, words, parts } = scene
  return Object.entries(rulesOf(layout, move.do)?.choose ?? {}).flatMap(([field, rule]) => {
    const zone = cardZoneOf(rule)
    if (zone === null) return []
    const cards = [move[field]].flat() as readonly CardId[]
    const selectorOf = (card: CardId): string =>
      zone === parts.hand
        ? `.hand-card[data-card="${numberOf(scene, card)}"][aria-selected="false"]`
        : `.row-card[data-row-card="${numberOf(scene, card)}"][aria-pressed="false"]`
    return [{ name: text.list(cards.map(words.card)), selectors: cards.map(selectorOf) }]
  })
}

const nthAction = (index: number): string => `${actions} > :nth-child(${index + 1})`

/**
 * Returns the selector of the choice at `index`. It matches only while the board asks for it.
 * @param earlier how many values of the move the learner has chosen before. The board shows them in
 * a row above the values
 */
const nthChoice = (index: number, earlier: number): string => {
  const row = '.value-choices-row'
  const asked =
    earlier === 0
      ? `${row}:only-of-type`
      : `${row}:has(> :nth-child(${earlier}):last-child) + ${row}`
  return `${asked} > :nth-child(${index + 1})[aria-pressed="false"]`
}
