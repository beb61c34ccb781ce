import { joker, rankOf, suitOf, type Card } from '../../../shared/games/switch/rules/cards.ts'
import { lays } from '../../../shared/games/switch/rules/lays.ts'
import { canDraw } from '../../../shared/games/switch/rules/moves.ts'
import type { Options } from '../../../shared/games/switch/options.ts'
import { outcomeOf } from '../../../shared/games/switch/rules/outcome.ts'
import { demandBy, rulesOf } from '../../../shared/games/switch/rules/rules.ts'
import type { View } from '../../../shared/games/switch/rules/state.ts'
import type { Words } from '../../../shared/games/switch/words/en/table.ts'
import { topOf } from '../../../shared/games/switch/rules/card-codec.ts'
import { seatAtLeft, seatAfter, type Scene } from './scene.ts'
import { settingsOf } from '../../../shared/games/switch/rules/settings.ts'
import { remarksAt } from './remarks.ts'

/** Returns the prompt above the hand. */
export function prompt(
  view: View,
  options: Options,
  words: Words,
  names: readonly string[],
): string {
  const says = words.prompt
  const { step, seat, turn, demand } = view
  const ending = outcomeOf(view)
  if (ending) return words.outcome(ending, names, seat)
  if (step?.now === 'passing') return whilePassing(view, words, names)
  if (seat !== turn) {
    const mover = names[turn] ?? ''
    return step?.now === 'naming' ? says.theirsName(mover) : says.theirs(mover)
  }
  if (step?.now === 'naming') return says.name
  if (step?.now === 'drawn') return says.drawn(step.card ?? joker)
  const canPlay = lays(view, rulesOf(options)).length > 0
  if (demand)
    return canPlay ? says.owed(demand.owed, answering(view, options)) : says.pay(demand.owed)
  if (canPlay) return says.mine(matches(view, words))
  return canDraw(view) ? says.draw : says.pass
}

/**
 * Returns what the viewer's cards can do about the demand to draw: pass it on, cancel it, or
 * either.
 */
function answering(view: View, options: Options): Parameters<Words['prompt']['owed']>[1] {
  const rules = rulesOf(options)
  const owed = view.demand?.owed ?? 0
  const passes = lays(view, rules).map(
    ({ cards: [card = joker] }) => demandBy(card, topOf(view.discard), owed, rules) !== null,
  )
  if (passes.every(Boolean)) return 'passing'
  return passes.some(Boolean) ? 'either' : 'cancelling'
}

/** Returns the part of the prompt that says what the next card must match. */
function matches({ named, discard }: View, words: Words): string {
  const top = topOf(discard)
  if (named) {
    const [suit, rank] = 'suit' in named ? [named.suit, null] : [null, named.rank]
    return words.prompt.matches(suit, rank)
  }
  const rank = rankOf(top)
  return rank === 'joker' ? words.prompt.anything : words.prompt.matches(suitOf(top), rank)
}

function whilePassing(view: View, words: Words, names: readonly string[]): string {
  const { step, seat, hands } = view
  if (step?.now !== 'passing') return ''
  if (seat !== null && !step.chosen[seat] && (hands[seat] ?? 0) > 0)
    return words.prompt.choose(names[seatAtLeft(view, seat)] ?? '')
  return words.prompt.chosen(names.filter((_, other) => !step.chosen[other]))
}

/**
 * Returns the text below the prompt: the effect of the selected card, the last event that affects
 * the viewer, or an explanation of the prompt.
 */
export function captionOf(
  scene: Scene,
  { cards, mayBeJoined }: { readonly cards: readonly Card[]; readonly mayBeJoined: boolean },
): string {
  const touched = cards.at(-1)
  const about = [
    ...(touched === undefined ? [] : [onCard(touched, mayBeJoined, scene)]),
    onMe(scene),
    scene.isMine ? onMyTurn(scene) : onTheirs(scene),
  ]
  return about.find((sentence) => sentence !== '') ?? ''
}

/**
 * Returns the effect of the selected card. For a card without an effect, returns a hint if more
 * cards of its rank can be played with it.
 */
function onCard(card: Card, mayBeJoined: boolean, { words, options }: Scene): string {
  const does = settingsOf(card, options).map((setting) =>
    setting === 'draw' || setting === 'draw2'
      ? words.makesDraw(options[setting], rulesOf(options).count(setting))
      : words.does(setting, options[setting]),
  )
  if (does.length > 0) return does.join(' ')
  return mayBeJoined ? words.mayJoin(rankOf(card)) : ''
}

function onMe({ view, words }: Scene): string {
  if (view.seat === null) return ''
  const says = words.happenedToMe
  const sentences = remarksAt(view.seat, view).map((remark) => {
    switch (remark.of) {
      case 'forgot':
      case 'special':
        return says[remark.of](remark.count)
      case 'skipped':
      case 'swapped':
      case 'chose':
        return says[remark.of]
      default:
        return ''
    }
  })
  return sentences.filter((sentence) => sentence !== '').join(' ')
}

function onMyTurn(scene: Scene): string {
  const { view, words, options, answers } = scene
  const { step, demand } = view
  const says = words.why
  const rules = rulesOf(options)
  if (step?.now === 'passing') return says.passing
  if (step?.now === 'naming') return words.prompt.naming
  if (step?.now === 'drawn') return says.drawn
  const firsts = lays(view, rules).map(({ cards: [first = joker] }) => first)
  if (demand) return says.answers(answers, firsts.length > 0)
  if (!canDraw(view)) return says.nothingToDraw
  if (firsts.length === 0) return says.nothingFits
  const always = (['wildSuit', 'wildRank'] as const)
    .map((setting) => options[setting])
    .filter((kind) => kind !== 'none')
  return firsts.every(rules.isWild) ? says.always(always) : ''
}

function onTheirs({ view, words, names, answers }: Scene): string {
  const { seat, turn, step, demand } = view
  if (step?.now === 'passing') return words.why.passing
  if (demand && !step) return words.why.owes(names[turn] ?? '', demand.owed, answers)
  const isNext = view.hands.length > 2 && seat !== null && seatAfter(view, turn) === seat
  return isNext && step?.now !== 'over' ? words.why.next : ''
}
