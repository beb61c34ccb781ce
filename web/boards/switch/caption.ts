import { joker, rankOf, type Card } from '../../../shared/games/switch/rules/cards.ts'
import { lays } from '../../../shared/games/switch/rules/lays.ts'
import { canDraw } from '../../../shared/games/switch/rules/moves.ts'
import { rulesOf } from '../../../shared/games/switch/rules/rules.ts'
import { settingsOf } from '../../../shared/games/switch/rules/settings.ts'
import { remarksAt } from './remarks.ts'
import { seatAfter, type Scene } from './scene.ts'

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
