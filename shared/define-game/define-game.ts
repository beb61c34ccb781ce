import type { OptionsOf, OptionValues } from '../game/options.ts'
import { fallbackLanguage, languages } from '../language.ts'
import type { ClientTypes, ViewOf } from './client-types.ts'
import { GameFileError } from './game-file-error.ts'
import type { AnyDefinition } from './layout.ts'
import type { CardId, Definition, Facts, GameTypes, MoveOf, Zones } from './types.ts'

/**
 * Checks the declaration of a card game and returns it. All other parts of the game are derived
 * from the declaration: the rules (`gameOf`), the bots (`botsFor`), the texts (`textsOf`), the
 * schemas and the card animations. A page loads only the parts that it needs.
 *
 * `shows` declares how the board shows a zone or a fact if the type does not determine that. For
 * example, `lives: 'pegs'` shows the fact `lives` as pegs, and `leader: 'led'` marks the seat in
 * the fact `leader` as the one that led the trick.
 */
export function defineGame<
  const Id extends string,
  const C extends CardId,
  const Z extends Zones,
  const V extends OptionValues,
  const M,
  R extends string,
  N extends (keyof Z | keyof F | keyof D) & string = never,
  F extends Facts = Record<never, never>,
  D extends Facts = Record<never, never>,
>(
  definition: Definition<C, Z, F, D, V, M, R, N> & { readonly id: Id },
): AnyDefinition &
  GameTypes<C, M, R, V> &
  ClientTypes<
    Id,
    {
      readonly options: OptionsOf<V>
      readonly view: ViewOf<C, Z, F & D, M>
      readonly move: MoveOf<M, C>
      readonly signal: never
    }
  > {
  const game = definition as unknown as AnyDefinition & { readonly id: Id }
  const [mistake] = mistakesIn(game)
  if (mistake) throw mistake
  return game
}

/**
 * Names that a game cannot use, because every table and every view already has fields with these
 * names.
 */
const reserved = new Set(
  (
    'seat seats turn out dealer deals options everyone next deal end shuffle show count left known shown excluded last ' +
    'sheet isOver isDealOver isSimultaneous layout dice follower do constructor'
  ).split(' '),
)

/** Yields the mistakes in the declaration of a game. */
function* mistakesIn(game: AnyDefinition): Generator<GameFileError> {
  const needed = ['id', 'seats', 'cards', 'zones', 'deal', 'moves', 'score'] as const
  for (const part of [...needed, fallbackLanguage] as const)
    if (!game[part]) yield new GameFileError('`defineGame`', `\`${part}\` is missing`)
  const { id, cards, seats, zones, facts = {}, perDeal = {}, moves } = game
  if (!/^[a-z]+(-[a-z]+)*$/.test(id))
    yield new GameFileError('`id`', `“${id}” has other characters than small letters and hyphens`)
  if (seats[0] < 1 || seats[1] > 6 || seats[0] > seats[1])
    yield new GameFileError('`seats`', 'the numbers are not between 1 and 6, or not in order')
  const doubled = cards.find((card, at) => cards.indexOf(card) !== at)
  if (doubled !== undefined)
    yield new GameFileError('`cards`', `the card ${doubled} is there twice`)

  const names = new Set<string>()
  for (const [part, declared] of Object.entries({ zones, facts, perDeal }))
    for (const name of Object.keys(declared)) {
      if (reserved.has(name))
        yield new GameFileError(
          `\`${part}\``,
          `every game has a \`${name}\` already, so call it something else`,
        )
      if (names.has(name)) yield new GameFileError(`\`${part}\``, `\`${name}\` is declared twice`)
      names.add(name)
    }
  if (Object.keys(moves).length === 0) yield new GameFileError('`moves`', 'there is no move')
  for (const [name, { rule, choose = {} }] of Object.entries(moves)) {
    if (!rule) yield new GameFileError('`moves`', `${name} has no \`rule\``)
    for (const field of Object.keys(choose))
      // `last` stores the name of a move as `do` and its seat as `seat`, so a choice cannot use
      // these names.
      if (field === 'do' || field === 'seat')
        yield new GameFileError(`\`choose\` of ${name}`, `a field cannot be called \`${field}\``)
  }
  for (const rule of clausesIn(game))
    if (!Object.hasOwn(game[fallbackLanguage].rules, rule.clause))
      yield new GameFileError(rule.where, `the clause ${rule.clause} has no text in \`rules\``)
  yield* mistakesInTexts(game)
}

function* clausesIn(game: AnyDefinition): Generator<{ where: string; clause: string }> {
  for (const [name, { rule, forbids, ifAble }] of Object.entries(game.moves)) {
    yield { where: `\`rule\` of ${name}`, clause: rule }
    for (const clause of Object.keys(forbids ?? {}))
      yield { where: `\`forbids\` of ${name}`, clause }
    for (const clause of Object.keys(ifAble ?? {})) yield { where: `\`ifAble\` of ${name}`, clause }
  }
}

function* mistakesInTexts(game: AnyDefinition): Generator<GameFileError> {
  const original = game[fallbackLanguage]
  const clauses = Object.keys(original.rules)
  const letters = clauses[0]?.slice(0, 2)
  for (const clause of clauses)
    if (!/^[A-Z]{2}-\d\d$/.test(clause) || clause.slice(0, 2) !== letters || clause.slice(3) > '97')
      yield new GameFileError(
        '`rules`',
        `“${clause}” is not a clause like ${letters}-01, up to ${letters}-97`,
      )
  for (const language of languages) {
    const texts = game[language]
    if (!texts) continue
    for (const [part, wanted] of [
      ['rules', clauses],
      ['moves', Object.keys(game.moves)],
      ['options', Object.keys(game.options ?? {})],
    ] as const)
      for (const name of wanted)
        if (!texts[part]?.[name])
          yield new GameFileError(`\`${language}\``, `\`${part}\` has no text for ${name}`)
    for (const [name, text] of Object.entries(texts.moves))
      for (const [, field = ''] of text.matchAll(/\{(\w+)\}/g))
        if (!Object.hasOwn(game.moves[name]?.choose ?? {}, field))
          yield new GameFileError(
            `\`${language}\``,
            `the text of ${name} names {${field}}, and \`choose\` of ${name} does not`,
          )
    for (const [option, values] of Object.entries(game.options ?? {})) {
      const [, ...sentences] = texts.options?.[option] ?? ['']
      const isForAll = sentences.length === 1 && sentences[0]?.includes('{}')
      if (sentences.length !== values.length && !isForAll)
        yield new GameFileError(
          `\`${language}\``,
          `the option ${option} has ${values.length} values and ${sentences.length} sentences`,
        )
    }
  }
}
