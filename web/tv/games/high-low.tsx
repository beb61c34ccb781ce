import { Face } from '../../boards/high-low/cards/Face.tsx'
import type { Options } from '../../../shared/games/high-low/options.ts'
import { needOf } from '../../../shared/games/high-low/rules/need.ts'
import { decodePlays } from '../../../shared/games/high-low/rules/play-codec.ts'
import type { View } from '../../../shared/games/high-low/rules/state.ts'
import type { Words } from '../../../shared/games/high-low/words/en/table.ts'
import { Splinters } from '../moments/pictures.tsx'
import type { TelevisionGame } from '../television-game.ts'

export const game: TelevisionGame<Options, View, Words> = {
  task(view, { words }) {
    if (view.phase !== 'play') return null
    const need = needOf(decodePlays(view.pile))
    const text = words.need(need)
    // For groups of cards, the text can begin with a noun.
    return need.kind !== 'free' && need.size > 1
      ? text
      : text.charAt(0).toLowerCase() + text.slice(1)
  },

  greatMoment(_before, { last, phase }, { text, names }) {
    if (last?.did !== 'play' || !last.burnt || phase === 'over') return null
    const { by, cards } = last.burnt
    const name = names[last.seat] ?? ''
    return {
      look: 'burn',
      word: text.burnt,
      sentence: by === 'bomb' ? text.clearsWithTen(name, cards) : text.clearsWithFour(name, cards),
      owner: last.seat,
      face: 'great',
      picture: (
        <>
          <Splinters />
          <div class="tv-moment-cards">
            <Face value={last.value} thick />
          </div>
        </>
      ),
    }
  },
}
