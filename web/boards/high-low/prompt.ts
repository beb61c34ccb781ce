import { moves } from '../../../shared/games/high-low/rules/moves.ts'
import { needOf } from '../../../shared/games/high-low/rules/need.ts'
import type { Options } from '../../../shared/games/high-low/options.ts'
import { outcomeOf } from '../../../shared/games/high-low/rules/outcome.ts'
import { decodePlays } from '../../../shared/games/high-low/rules/play-codec.ts'
import { type View, ghost } from '../../../shared/games/high-low/rules/state.ts'
import type { Words } from '../../../shared/games/high-low/words/en/table.ts'
import { lastNews } from './news.ts'
import type { Playing } from './use-playing.ts'
import type { Scene } from './scene.ts'
import { highest } from './centre/beat.ts'

/** Returns the prompt above the hand. */
export function prompt(
  view: View,
  _: Options,
  { prompt: says, outcome, need }: Words,
  names: readonly string[],
): string {
  const ending = outcomeOf(view)
  if (ending) return outcome(ending, names, view.seat)
  if (view.phase === 'exchange') {
    const isMine = view.seat !== null && view.ready?.[view.seat] === false
    return isMine ? says.exchange : says.waitFor(names.filter((_name, seat) => !view.ready?.[seat]))
  }
  if (view.turn !== view.seat) return says.theirs(names[view.turn ?? -1] ?? '')
  const offered = new Set(moves(view).map((move) => move.do))
  if (offered.has('flip')) return says.mineHidden
  if (offered.has('play')) return need(needOf(decodePlays(view.pile)))
  return offered.has('try') ? says.mineTry : says.mineTake
}

/**
 * Returns the text below the prompt: a hint about the selected cards, why the pile demands certain
 * cards, or the last event.
 */
export function captionOf(scene: Scene, playing: Playing): string {
  const { view, words, isMine } = scene
  const { hints } = words
  const place = view.finished.indexOf(view.seat ?? -1) + 1
  if (place > 0) return words.done(place)
  if (view.phase === 'exchange') return isMine ? hints.exchange : hints.waits
  if (!isMine) return view.last ? lastNews(view.last, scene).join(' ') : ''
  const { selectedValue: value, intendedMove } = playing
  if (value !== undefined && intendedMove?.do === 'try') return words.fails(value)
  if (value !== undefined && intendedMove === null)
    return playing.canPlay(value) ? words.moreOf(value) : words.fails(value)
  if (playing.canFlip) return hints.flip
  if (playing.canOnlyTake) return hints.take
  return playing.hasPlayableCard ? whyOf(scene) : hints.try
}

/** Returns why the pile demands certain cards, for example because a seven is on top. */
function whyOf({ view, need, words: { hints } }: Scene): string {
  const top = decodePlays(view.pile).at(-1)
  if (!top) return hints.starts
  if (need.kind === 'free') return top.value === ghost ? hints.lay : hints.restart
  if (top.value === ghost) return hints.ghost
  if (need.kind === 'lower') return hints.seven
  if (need.than === highest) return hints.thirteen
  return need.size > 1 ? hints.group : hints.lay
}
