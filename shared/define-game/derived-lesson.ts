import { defaultsOf } from '../game/options.ts'
import { fallbackLanguage, languages } from '../language.ts'
import { botsFor } from './bot.ts'
import { gameOf } from './game.ts'
import { cardsIn, isValues, type AnyDefinition, type Move } from './layout.ts'
import { learner, type AnyLesson, type LessonStep } from './lesson.ts'
import { randomOfSeed } from './seed.ts'
import type { View } from './state.ts'
import { tableWordsOf } from './words.ts'

// The lesson of a single-file game whose author has not written one: the beginning of a game, in
// which the learner makes the moves of a bot. It goes on as long as each turn shows a clause for the
// first time.

const mostSteps = 4
/** The seeds of the deals, and how many steps are enough to take a deal before the others are tried. */
const seeds = ['KTR-31', 'BCD-01', 'MNP-42']
const enough = 3

type Step = LessonStep<Move, string>

/** Returns the lesson of the first of a few deals that is long enough, or else the longest one. */
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

const seatsOf = ({ seats: [min, max] }: AnyDefinition): number => Math.max(min, Math.min(3, max))

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

/** Returns the clause of a move, and the clauses that now forbid other choices for it. */
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

/** Returns the titles of the steps by language: the prompt for the move, or else its button. */
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
