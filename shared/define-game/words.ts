import type { OptionWords, PlainWords, RulebookSection, TableWords } from '../game/words.ts'
import { fallbackLanguage, type Language } from '../language.ts'
import { faceOf, ranks } from './french-cards.ts'
import { overClause, turnClause } from './kit-clauses.ts'
import {
  cardsIn,
  greatFactIn,
  isValues,
  layoutOf,
  type AnyDefinition,
  type AnyTexts,
  type Move,
} from './layout.ts'
import { isJoker, markOf, marks, textOf, withoutPrimes } from './own-cards.ts'
import { isToMove, seatViewFrom } from './seat-view.ts'
import type { View } from './state.ts'
import { de } from './words/de/kit.ts'
import { en } from './words/en/kit.ts'
import { fr } from './words/fr/kit.ts'
import type { KitWords } from './words/kit-words.ts'

/**
 * The words that all single-file games share. The imports are written out, because the Worker's
 * build has no `import.meta.glob`.
 */
const kitWords: Readonly<Record<Language, KitWords>> = { en, de, fr }

/**
 * The texts of a single-file game at the table. The board of single-file games needs more texts
 * than the plain board.
 */
export interface OneFileWords extends PlainWords<View, Move, object> {
  /** The texts of the board that all single-file games share. */
  readonly kit: KitWords
  /** Returns the name of a zone or a fact. */
  title(name: string): string
  /** Returns the name of a card, or of a value that a player chooses. */
  card(card: unknown): string
  /** Returns the sentence about a player who did something rare in the last deal, or null. */
  great(view: View, names: readonly string[]): string | null
  /** Returns the text of a move's button, such as “Ask Anna for 7”. */
  label(move: Move, names: readonly string[]): string
  /** Returns a move as a log entry. */
  moveOf(name: string, move: Move, names: readonly string[]): string
  /** Returns the sentence that the board always shows, or null. */
  always(view: View, options: object, names: readonly string[]): string | null
  /** Returns the text that the board shows at a seat, such as “3♥”, or null. */
  perSeat(view: View, options: object, seat: number): string | null
}

/**
 * Returns the game's texts in a language, and the texts that all games share. If the game lacks the
 * language, both are in English, including the letters on cards.
 */
function textsIn(game: AnyDefinition, language: Language): readonly [AnyTexts, KitWords] {
  const texts = game[language]
  return texts ? [texts, kitWords[language]] : [game[fallbackLanguage], kitWords[fallbackLanguage]]
}

export const nameIn = (game: AnyDefinition, language: Language): string =>
  textsIn(game, language)[0].name ?? game.name

export function tableWordsOf(
  game: AnyDefinition,
  language: Language,
): TableWords & { readonly words: OneFileWords } {
  const [texts, kit] = textsIn(game, language)
  const layout = layoutOf(game)
  // Players can choose a rank without a suit, as in “Ask Anna for J”. It gets the same letter as on
  // a card of this language.
  const hasSuits = faceOf(game.cards[0]) !== null
  const card = (value: unknown): string =>
    hasSuits && isRank(value)
      ? cardText(`${value}♥`, kit, texts).slice(0, -1)
      : cardText(value, kit, texts)
  const isShown = (name: string): boolean =>
    game.shows?.[name] !== 'none' && game.shows?.[name] !== 'great'
  const title = (name: string): string => texts.titles?.[name] ?? kit.titles[name] ?? name

  const move = (made: Move, names: readonly string[] = []): string =>
    (texts.moves[made.do] ?? made.do).replaceAll(/\{(\w+)\}/g, (_, field: string) => {
      const rule = game.moves[made.do]?.choose?.[field]
      const value = made[field]
      if (typeof rule === 'object' && !isValues(rule) && 'seat' in rule)
        return names[Number(value)] ?? `${Number(value) + 1}`
      if (typeof rule === 'object' && !isValues(rule) && 'pileOf' in rule)
        return `${Number(value) + 1}`
      const cards: readonly unknown[] = Array.isArray(value) ? value : [value]
      const areHidden = cards.length > 0 && cards.every((one) => one === null)
      if (!areHidden) return cards.map(card).join(' ')
      return cards.length === 1 ? kit.hiddenCard : kit.cards(cards.length)
    })

  return {
    clauses: { ...texts.rules, [turnClause(game)]: kit.onlyOnTurn, [overClause(game)]: kit.isOver },
    words: {
      kit,
      title,
      card,
      great(view, names) {
        const fact = greatFactIn(layout, view)
        const name = names[Number(fact && view[fact])] ?? ''
        return fact === null ? null : title(fact).replace('{}', () => name)
      },
      move: (made) => move(made),
      label: move,
      moveOf: (name, made, names) => kit.withLabel(name, move(made, names)),
      always: (view, options, names) =>
        texts.always?.(seatViewFrom(layout, view, options), (seat) => names[seat] ?? '') ?? null,
      perSeat: (view, options, seat) =>
        texts.perSeat?.(seatViewFrom(layout, view, options), seat) ?? null,
      outcome: (outcome, names) =>
        outcome.kind === 'places'
          ? kit.winners(names.filter((_, seat) => outcome.places[seat] === 1))
          : '',
      prompt: (view, options, names) => {
        if (view.isOver) return kit.isOver
        if (!isToMove(view)) {
          const waited = view.turn.map((seat) => names[seat] ?? '')
          return view.isSimultaneous && waited.length === 1
            ? kit.othersChoose(waited)
            : kit.waitingFor(waited)
        }
        const asked = Object.entries(texts.prompts ?? {}).find(([name]) =>
          isPossible(view, options, name),
        )
        return asked?.[1] ?? kit.yourTurn
      },
      rows: (view, names) => rowsOf(view, names),
    },
  }

  /** Whether a move is possible in a view. */
  function isPossible(view: View, options: object, name: string): boolean {
    const rules = game.moves[name]
    return rules !== undefined && (!rules.when || rules.when(seatViewFrom(layout, view, options)))
  }

  function rowsOf(view: View, names: readonly string[]) {
    const zones = layout.open.filter(isShown).flatMap((zone) => {
      const content = view[zone]
      return game.zones[zone] === 'open each'
        ? (content as readonly unknown[]).map((cards, seat) => ({
            title: `${title(zone)}, ${names[seat] ?? ''}`,
            cards: cardsIn(cards).map(card),
          }))
        : [{ title: title(zone), cards: cardsIn(content).filter(Boolean).map(card) }]
    })
    const facts = layout.facts.filter(isShown).map((fact) => ({
      title: kit.withLabel(title(fact), [view[fact]].flat().map(card).join(' · ')),
      cards: [],
    }))
    const hands = view.shown
      ? layout.own.flatMap((zone) =>
          ((view.shown?.[zone] ?? []) as readonly unknown[]).map((cards, seat) => ({
            title: `${title(zone)}, ${names[seat] ?? ''}`,
            cards: cardsIn(cards).map(card),
          })),
        )
      : layout.own.map((zone) => ({ title: title(zone), cards: cardsIn(view[zone]).map(card) }))
    return [...zones, ...facts, ...hands]
  }
}

const isRank = (value: unknown): boolean => ranks.some((rank) => rank === value)

/**
 * Returns the name of a card or another value. The letters of court cards, the names of colours and
 * the words on cards are translated.
 */
function cardText(value: unknown, kit: KitWords, texts: AnyTexts): string {
  if (value === null || value === undefined) return '–'
  const face = faceOf(value)
  if (face) return `${kit.courts[ranks.indexOf(face.rank) - 9] ?? face.rank}${face.suit}`
  if (isJoker(value)) return kit.joker
  const [mark, text] = [markOf(value), textOf(value) ?? withoutPrimes(value)]
  const printed = texts.cards?.[text] ?? text
  return mark ? `${printed} ${kit.marks[marks.indexOf(mark)] ?? mark}` : printed
}

export const rulebookOf = (game: AnyDefinition, language: Language): readonly RulebookSection[] => [
  {
    title: textsIn(game, language)[1].rulesTitle,
    rules: Object.entries(tableWordsOf(game, language).clauses).map(([clause, text]) => ({
      clause,
      text,
    })),
  },
]

export function optionWordsOf(game: AnyDefinition, language: Language): OptionWords {
  const [texts] = textsIn(game, language)
  const options = Object.entries(game.options ?? {}).map(([option, values]) => {
    const [name = option, ...sentences] = texts.options?.[option] ?? []
    const sentenceOf = (value: unknown, at: number): string =>
      (sentences[sentences.length === 1 ? 0 : at] ?? '').replace('{}', () => String(value))
    const all = Object.fromEntries(
      values.map((value, at) => [String(value), sentenceOf(value, at)]),
    )
    return [option, { name, values: all }] as const
  })
  return { options: Object.fromEntries(options) }
}

/** Returns the rules of a game in the format of RULES.md. */
export const rulesText = (game: AnyDefinition): string =>
  [
    `# ${game.name}`,
    '',
    ...Object.entries(tableWordsOf(game, fallbackLanguage).clauses).map(
      ([clause, text]) => `- **${clause}** ${text}`,
    ),
    '',
  ].join('\n')
