import { defaultsOf } from '../game/options.ts'
import { seatsFor } from '../game/seats.ts'
import { fallbackLanguage, languages } from '../language.ts'
import { botsFor } from './bot.ts'
import { gameOf } from './game.ts'
import { cardsIn, isValues, type AnyDefinition, type Move } from './layout.ts'
import { learner, type AnyLesson, type LessonStep } from './lesson.ts'
import { randomOfSeed } from './seed.ts'
import type { View } from './state.ts'
import { tableWordsOf } from './words.ts'

// A lesson for a single-file game whose author has not written one. It is the beginning of a game,
// in which the learner makes the moves of a bot. It continues while each turn shows the learner a
// clause that no earlier turn has shown.

const mostSteps = 4
/**
 * The seeds of the deals to try. The first deal whose lesson has at least `enough` steps is used.
 */
const seeds = ['KTR-31', 'BCD-01', 'MNP-42']
const enough = 3

type Step = LessonStep<Move, string>

/**
 * Returns the lesson of the first deal in `seeds` that is long enough, or else the longest lesson.
 */
export function derivedLesson(definition: AnyDefinition): AnyLesson {
  let best: { readonly seed: string; readonly steps: readonly Step[] } = { seed: '', steps: [] }
  for (const seed of seeds) {
    if (best.steps.length >= enough) break
    const steps = stepsOf(definition, seed)
    if (steps.length > best.steps.length) best = { seed, steps }
  }
  const end = Object.keys(definition[fallbackLanguage].rules).slice(-1)
  return { ...best, seats: seatsOf(definition), end, ...titlesOf(definition, best.steps) }
}

function seatsOf(definition: AnyDefinition): number {
  const { min, max } = seatsFor(gameOf(definition), defaultsOf(definition.options ?? {}))
  return Math.max(min, Math.min(3, max))
}

function stepsOf(definition: AnyDefinition, seed: string): readonly Step[] {
  const game = gameOf(definition)
  const { bot } = botsFor(definition)
  const options: object = defaultsOf(definition.options ?? {})
  const random = randomOfSeed(seed)
  let state = game.setup(seatsOf(definition), options, random, null)
  const steps: Step[] = []
  const shown = new Set<string>()
  while (steps.length < mostSteps) {
    const others: Move[] = []
    while (state.points === null && state.deals === 1 && !state.turn.includes(learner)) {
      const [seat = learner] = state.turn
      const view = game.view(state, seat)
      const move = bot.move(view, options, { random, urgency: 'urgent', strength: 'easy' })
      if (!move || others.push(move) > 30) return steps
      state = game.apply(state, seat, move, options)
    }
    if (state.points !== null || state.deals > 1) return steps
    const view = game.view(state, learner)
    const isNew = (clause: string): boolean => !shown.has(clause)
    const newIn = (move: Move) => clausesIn(definition, view, options, move).filter(isNew)
    const chosen = bot.move(view, options, { random, urgency: 'urgent', strength: 'medium' })
    const you = [...(chosen ? [chosen] : []), ...game.moves(view, options)].find(
      (move) => newIn(move).length > 0,
    )
    if (!you) return steps
    const rules = newIn(you).slice(0, 2)
    for (const clause of rules) shown.add(clause)
    steps.push({ rules, others, you })
    state = game.apply(state, learner, you, options)
  }
  return steps
}

/**
 * Returns the clauses that a move teaches: the clause that allows it, and the clauses that forbid
 * it with other choices.
 */
function clausesIn(
  definition: AnyDefinition,
  view: View,
  options: object,
  move: Move,
): readonly string[] {
  const { violatedClause } = gameOf(definition)
  const { rule = '', choose = {} } = definition.moves[move.do] ?? {}
  const forbidding = Object.entries(choose).flatMap(([name, field]) => {
    const values = isValues(field) ? field : typeof field === 'string' ? cardsIn(view[field]) : []
    return values.map((value) => violatedClause(view, options, { ...move, [name]: value }))
  })
  return [...new Set([rule, ...forbidding])].filter(
    (clause) => definition[fallbackLanguage].rules[clause],
  )
}

/**
 * Returns the titles of the steps in each language. A title is the prompt for the move. If there is
 * no prompt, or an earlier step has the same title, it is the text of the move’s button.
 */
function titlesOf(
  definition: AnyDefinition,
  steps: readonly Step[],
): Pick<AnyLesson, typeof fallbackLanguage> {
  const names = Array.from({ length: seatsOf(definition) }, (_, seat) => `${seat + 1}`)
  const titles = languages.map((language) => {
    const { words } = tableWordsOf(definition, language)
    const prompts = definition[language]?.prompts ?? {}
    const used = new Set<string>()
    const inLanguage = steps.map(({ you = { do: '' } }) => {
      const prompt = prompts[you.do]?.replace(/\.$/, '')
      const title = prompt === undefined || used.has(prompt) ? words.label(you, names) : prompt
      used.add(title)
      return title
    })
    return [language, inLanguage] as const
  })
  return Object.fromEntries(titles) as unknown as Pick<AnyLesson, typeof fallbackLanguage>
}
