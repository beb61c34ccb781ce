import { expect, test, vi } from 'vitest'

import type { LoadedGame } from '../boards/load-game.ts'
import { loadRules } from '../boards/load-on-demand.ts'
import { clearPage, inEnglish, render } from '../testing/render.ts'
import { table } from '../testing/tables.ts'
import { FinishedGame } from './FinishedGame.tsx'

inEnglish()

/** Renders the replay of a game whose rules fail to load. Returns the calls of `close` and `say`. */
function open() {
  const [close, say] = [vi.fn<() => void>(), vi.fn<(text: string) => void>()]
  render(
    <FinishedGame
      table={table({ phase: 'over', game: 'no-such-game' })}
      game={{} as LoadedGame}
      mine={null}
      chat={[]}
      missed={null}
      canTakeSeat
      {...{ close, say }}
    />,
  )
  return { close, say }
}

const hasFailed = async (): Promise<void> => {
  await expect(loadRules('no-such-game')).rejects.toThrow('no-such-game')
  await new Promise((resolve) => setTimeout(resolve))
}

test('a replay that can’t be loaded says so and closes', async () => {
  const { close, say } = open()
  await hasFailed()
  expect(say).toHaveBeenCalledOnce()
  expect(close).toHaveBeenCalledOnce()
})

test('a replay that was closed while it was loading reports no failure', async () => {
  const { close, say } = open()
  clearPage()
  await hasFailed()
  expect(say).not.toHaveBeenCalled()
  expect(close).not.toHaveBeenCalled()
})
