import { describe, expect, test } from 'vitest'

import { tableWordsOf } from '../../../../shared/define-game/words.ts'
import { oneFileGames } from '../../../../shared/games/one-file-games.ts'
import { languages } from '../../../../shared/language.ts'
import { render } from '../../../testing/render.ts'
import { loadOneFileRulesWords } from '../../one-file-games.ts'
import { examplesOf } from './examples.ts'
import { picturesOf } from './pictures.tsx'

const games = oneFileGames.filter(({ id }) => id in examplesOf)

describe.each(games)('the rules page of $id', (game) => {
  test.each(languages)('has six pictures with a clause each in %s', async (language) => {
    const { words, clauses } = tableWordsOf(game, language)
    const { pictureSentences } = await loadOneFileRulesWords(game.id, language)
    expect(pictureSentences).toHaveLength(6)
    expect(Object.values(clauses)).toEqual(expect.arrayContaining([...pictureSentences]))
    for (const picture of picturesOf(game.id)(words))
      expect(render(<div>{picture}</div>).querySelector('.card, .card-back, svg')).not.toBeNull()
  })

  test('shows only cards of its pack', () => {
    const pack: readonly unknown[] = game.cards
    const cards = Object.values(examplesOf[game.id] ?? {})
      .flat()
      .flatMap((part) => (typeof part === 'object' && 'icon' in part ? [] : part))
      .filter((part) => typeof part === 'string' && part !== 'back')
    expect(pack).toEqual(expect.arrayContaining(cards))
  })
})
