import { act } from 'preact/test-utils'
import { afterEach, expect, test, vi } from 'vitest'

import type { EndWords } from '../../../shared/game/words.ts'
import { currentUrl, replaceUrl } from '../../client/router.ts'
import { openLinksOutside } from '../../embed/open-links-outside.ts'
import { inEnglish, render } from '../../testing/render.ts'
import { Deciding } from './Deciding.tsx'

inEnglish()
afterEach(() => replaceUrl('/'))

test('the deciding move opens in the replay of an embedded table, and not in a new tab too', () => {
  const openTab = vi.fn<() => null>(() => null)
  vi.stubGlobal('open', openTab)
  replaceUrl('/embed/KTRMVX?mode=play')
  const words = { decidingMove: () => ({ when: 'Move 12', text: 'Anna plays 42.' }) }
  const replay = vi.fn<() => void>()
  const room = render(
    <Deciding
      move={{ step: 12, why: 'played', cards: [] }}
      words={words as unknown as EndWords}
      whoIs={() => 'Anna' as never}
      replay={replay}
    />,
  )
  const stop = openLinksOutside()
  void act(() => room.querySelector<HTMLElement>('.button')?.click())
  stop()
  expect(openTab).not.toHaveBeenCalled()
  expect(replay).toHaveBeenCalledOnce()
  expect(currentUrl.value).toMatchObject({ search: '?mode=play', hash: '#step=12' })
})
