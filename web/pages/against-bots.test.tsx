import type { ComponentChild } from 'preact'
import { act } from 'preact/test-utils'
import { afterEach, expect, test } from 'vitest'

import { isOffline } from '../client/network.ts'
import { takeChosenGame } from '../local/chosen-game.ts'
import { ConnectionLost } from '../table/room/ConnectionLost.tsx'
import { inEnglish, render } from '../testing/render.ts'
import { Landing } from './Landing.tsx'

inEnglish()
afterEach(() => {
  isOffline.value = false
})

/** Taps the link to a game against bots, and returns its game. */
function tapBots(page: ComponentChild): string {
  const link = render(page).querySelector<HTMLAnchorElement>('a[href^="/bots/"]')
  link?.addEventListener('click', (event) => event.preventDefault())
  void act(() => link?.click())
  return link?.pathname.split('/')[2] ?? ''
}

test('a tap on “against bots” plays this game, and does not only show the last one', () => {
  const usual = { options: {}, tempo: 'free' }
  expect(takeChosenGame(tapBots(<Landing />))).toEqual(usual)
  isOffline.value = true
  const game = tapBots(<ConnectionLost game="nix" mine={0} isMoveKept={false} />)
  expect([game, takeChosenGame(game)]).toEqual(['nix', usual])
  expect(takeChosenGame(game)).toBeUndefined()
})
