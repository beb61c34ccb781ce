import { lastNews } from './news.ts'
import type { Playing } from './use-playing.ts'
import type { Scene } from './scene.ts'
import { highest } from './centre/beat.ts'
import { decodePlays } from '../../../shared/games/high-low/rules/play-codec.ts'
import { ghost } from '../../../shared/games/high-low/rules/state.ts'

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
