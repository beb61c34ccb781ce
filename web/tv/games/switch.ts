import { answeringCards } from '../../boards/switch/scene.ts'
import type { Options } from '../../../shared/games/switch/options.ts'
import { topOf } from '../../../shared/games/switch/rules/card-codec.ts'
import { rankIn, rankOf, suitOf, type Kind } from '../../../shared/games/switch/rules/cards.ts'
import type { View } from '../../../shared/games/switch/rules/state.ts'
import type { Words } from '../../../shared/games/switch/words/en/table.ts'
import type { TelevisionGame } from '../television-game.ts'

export const game: TelevisionGame<Options, View, Words> = {
  task(view, { options, words, text: { task } }) {
    const { step, demand, named, discard } = view
    if (step !== undefined) return null
    if (demand) {
      const kinds = answeringCards(demand, options).map((kind) => kindName(kind, words))
      return task.orDraw(kinds.filter(Boolean).join(', '), demand.owed)
    }
    if (named) {
      const [suit, rank] = 'suit' in named ? [named.suit, null] : [null, named.rank]
      return words.prompt.matches(suit, rank)
    }
    const top = topOf(discard)
    const rank = rankOf(top)
    return rank === 'joker' ? null : words.prompt.matches(suitOf(top), rank)
  },

  progress: ({ round }, text) => text.round(round),

  greatMoment(_before, after, { words, text, names }) {
    const call = after.last.find(({ type }) => type === 'called')
    if (call?.type !== 'called' || after.step?.now === 'over') return null
    return {
      look: 'call',
      word: words.switch,
      sentence: text.oneLeft(names[call.seat] ?? ''),
      owner: call.seat,
      face: 'sly',
    }
  },
}

const suitsOf: Readonly<Record<string, string>> = { black: ' ♠♣', red: ' ♥♦' }

/**
 * Returns a kind of card with an article, such as “a two”. The suits follow if only one colour counts. Empty for no card and
 * for the joker.
 */
function kindName(kind: Kind, words: Words): string {
  const [, colour = ''] = kind.split('-')
  const rank = rankIn(kind)
  if (rank === 'none' || rank === 'joker') return ''
  return `${words.prompt.matches(null, rank)}${suitsOf[colour] ?? ''}`
}
