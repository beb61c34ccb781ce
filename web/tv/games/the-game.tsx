import { Face } from '../../boards/the-game/cards/Face.tsx'
import { needOf } from '../../boards/the-game/scene.ts'
import type { Options } from '../../../shared/games/the-game/options.ts'
import { newCards } from '../../../shared/games/the-game/rules/between-views.ts'
import { commandsIn, knownLayout } from '../../../shared/games/the-game/rules/layout.ts'
import type { View } from '../../../shared/games/the-game/rules/state.ts'
import { goesBackward } from '../../../shared/games/the-game/rules/turn.ts'
import type { Words } from '../../../shared/games/the-game/words/en/table.ts'
import { SettingSun } from '../moments/pictures.tsx'
import type { TelevisionGame } from '../television-game.ts'

export const game: TelevisionGame<Options, View, Words> = {
  task(view, { options, text: { task } }) {
    if (view.turn === null || view.ending) return null
    const need = needOf(view, options)
    if (view.played.length === 0) return task.atLeast(need.cards)
    if (need.more > 0) return need.exactly ? task.exactly(need.more) : task.more(need.more)
    return need.cover ? task.skull : task.enough
  },

  greatMoment(before, after, { options, words, text, names }) {
    const isRepeated = before.played.some(([card, pile, under]) => goesBackward(card, pile, under))
    if (isRepeated || before.turn === null || after.ending) return null
    for (const [card, pile] of newCards(before, after)) {
      const under = after.played.find(([played]) => played === card)?.[2] ?? before.tops[pile] ?? 0
      if (!goesBackward(card, pile, under)) continue
      const scene = { words, commandOn: commandsIn(knownLayout(after, options)) }
      return {
        look: 'ten',
        word: text.tenBack,
        sentence: text.fromTo(names[before.turn] ?? '', under, card),
        owner: before.turn,
        face: 'great',
        picture: (
          <>
            <SettingSun />
            <div class="tv-moment-cards">
              <Face card={under} scene={scene} />
              <Face card={card} scene={scene} thick />
            </div>
          </>
        ),
      }
    }
    return null
  },
}
