import { expect, test, vi } from 'vitest'

import { findGame } from '../../boards/available-games.ts'
import { button, inEnglish, press, render, textOf } from '../../testing/render.ts'
import { localise } from '../../words/index.ts'
import { sharingWords } from '../../words/sharing.ts'
import type { Picture } from './picture.ts'
import type { CardsOf } from './print.tsx'
import { SharePicture } from './SharePicture.tsx'

inEnglish()

const picture: Picture = {
  sun: 'up',
  pieces: [],
  title: 'All 98!',
  caption: 'The Game, won by four',
  cards: [],
  figures: [],
}
const game = { cloth: findGame('the-game')?.cloth } as CardsOf

test('without a canvas the drawer says that it cannot draw, and still copies the text', async () => {
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  const { done, failed, copyPicture, copyText, download } = localise(sharingWords)
  const room = render(<SharePicture picture={picture} clip={null} game={game} name="tischlein" />)
  expect(button(room, copyPicture).disabled).toBe(true)
  await expect.poll(() => textOf(room)).toContain(failed.draw)
  expect([copyPicture, download].map((name) => button(room, name).disabled)).toEqual([true, true])
  press(room, copyText)
  await expect.poll(() => textOf(room)).toContain(done.text)
  expect(writeText).toHaveBeenCalledWith(`All 98! The Game, won by four.\n${location.origin}/`)
})
