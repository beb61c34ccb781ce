import { signal } from '@preact/signals'
import { expect, test } from 'vitest'

import type { AnyView, Seat } from '../../../shared/game/game.ts'
import { loadGame, type LoadedGame } from '../../boards/load-game.ts'
import { after, lay, position } from '../../../shared/games/switch/testing/positions.ts'
import { view } from '../../../shared/games/switch/rules/view.ts'
import { render } from '../../testing/render.ts'
import { human, table } from '../../testing/tables.ts'
import type { Log } from '../../client/Log.ts'
import { useLogNews } from './use-log-news.ts'

const start = position({ hands: ['2♥ 5♣', '2♣ 7♦'], discards: '9♥' })
const laid = after(start, lay('2♥'))
const seen = (state: typeof start, viewer: Seat): AnyView =>
  view(state, viewer) as unknown as AnyView

function newsFor(game: LoadedGame, reader: 'me' | 'several'): readonly string[] {
  const news: Log['news'] = signal(null)
  const seats = [human('Anna'), human('Ben')]
  function Reader() {
    useLogNews({ news } as Log, table({ game: 'switch', seats }), game, reader)
    return null
  }
  render(<Reader />)
  return news.value?.between(seen(start, 0), seen(laid, 0)) ?? []
}

test('the log calls its reader “you”, except on a shared phone', async () => {
  const game = await loadGame('switch', 'en')
  expect(newsFor(game, 'me')[0]).toMatch(/^You play/)
  expect(newsFor(game, 'several')[0]).toMatch(/^Anna plays/)
})
