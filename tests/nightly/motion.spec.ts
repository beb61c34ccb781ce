import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'

import { closeSheet } from '../support/close-sheet.ts'
import { openTestbed } from '../support/browser/testbed.ts'
import { connect, sit, type SeatClient } from '../support/seat-client.ts'
import { handOf } from '../support/boards/the-game.ts'
import { pageWords } from '../support/page-words.ts'
import { openTable, seatNamed, start } from '../support/people.ts'

const testbed = openTestbed({ motion: 'full' })

/**
 * Pauses each animation until a tap ends it, so that no test depends on time. Counts the sounds.
 */
const pauseAnimations = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const { animate } = Element.prototype
    Element.prototype.animate = function (...how) {
      const animation = animate.apply(this, how)
      if (this instanceof HTMLElement && this.dataset['motionKey']) animation.pause()
      return animation
    }
    const notes = { struck: 0 }
    Object.assign(globalThis, { notes })
    for (const { prototype } of [OscillatorNode, AudioBufferSourceNode]) {
      const begin = prototype.start
      prototype.start = function (...when: [number?]) {
        notes.struck += 1
        begin.apply(this, when)
      }
    }
  })

/** Starts a game of Ada, who has a browser, and Bo, who uses the API. */
async function twoAtTable(): Promise<{ ada: Page; bo: SeatClient }> {
  const ada = await testbed.person('desktop')
  await pauseAnimations(ada)
  const code = await openTable(ada, testbed.origin(), { name: 'Ada' })
  const bo = await connect(testbed.origin(), code, (await sit(testbed.origin(), code, 'Bo')).token)
  await seatNamed(ada, 'Bo').first().waitFor()
  await start(ada)
  await handOf(ada).first().waitFor()
  // Wait for both, since Ada's page and Bo's client receive the deal over separate connections.
  await expect.poll(() => bo.shown()).not.toBe(null)
  return { ada, bo }
}

interface Moving {
  readonly thing: string
  /** The CSS properties that are animated. */
  readonly by: readonly string[]
}

const moving = (page: Page): Promise<Moving[]> =>
  page.evaluate(() =>
    document.getAnimations().flatMap(({ effect, playState }) => {
      if (!(effect instanceof KeyframeEffect) || playState !== 'paused') return []
      const thing = effect.target instanceof HTMLElement ? effect.target.dataset['motionKey'] : ''
      const frames = effect.getKeyframes().flatMap((frame) => Object.keys(frame))
      const ways = new Set(['offset', 'computedOffset', 'easing', 'composite'])
      return [
        { thing: thing ?? '', by: [...new Set(frames)].filter((key) => !ways.has(key)).sort() },
      ]
    }),
  )
const thingsMoving = async (page: Page): Promise<string[]> =>
  (await moving(page)).map(({ thing }) => thing)

/** Returns whether a card is visible at the place of its pile. */
async function isOnPile(page: Page, card: number, pile: number): Promise<boolean> {
  const field = page.locator(`[data-pile="${pile}"]`)
  const [cardBox, pileBox] = await Promise.all([
    field.locator(`[data-motion-key="card-${card}"]`).boundingBox(),
    field.locator('.pile-top').boundingBox(),
  ])
  if (!cardBox || !pileBox) return false
  const [x, y] = [
    cardBox.x + cardBox.width / 2 - pileBox.x,
    cardBox.y + cardBox.height / 2 - pileBox.y,
  ]
  return x > 0 && x < pileBox.width && y > 0 && y < pileBox.height
}

/** Plays Bo's lowest card on this pile, which takes any card. */
async function playCard(bo: SeatClient, pile: 0 | 1): Promise<number> {
  const { view } = bo.shown() as unknown as { view: { hand: readonly number[] } }
  const card = Math.min(...view.hand)
  const { turn } = bo.shown() ?? { turn: 0 }
  const answer = await bo.send({
    type: 'move',
    id: `lay-${card}`,
    turn,
    move: { do: 'play', card, pile },
  })
  expect(answer?.type).toBe('done')
  return card
}

const cutShort = (page: Page): Promise<void> => page.keyboard.press('Shift')

test('a deal is animated, and a played card flies to its pile until a tap ends the flight', async () => {
  const { ada, bo } = await twoAtTable()
  const hand = await handOf(ada).evaluateAll((held) =>
    held.map((card) => card.dataset['motionKey'] ?? ''),
  )
  // Other elements can be animated at the same time.
  const cardsMoving = async () =>
    (await thingsMoving(ada)).filter((thing) => thing.startsWith('card-'))
  await expect.poll(async () => (await cardsMoving()).toSorted()).toEqual(hand.toSorted())
  await cutShort(ada)
  expect(await thingsMoving(ada)).toEqual([])

  const card = await playCard(bo, 0)
  // Only this card moves to the pile; all other animated elements make room for it.
  const flies = { thing: `card-${card}`, by: ['rotate', 'scale', 'translate'] }
  await expect.poll(() => moving(ada)).toContainEqual(flies)
  expect(await isOnPile(ada, card, 0)).toBe(false)
  await ada.mouse.click(3, 3)
  expect(await thingsMoving(ada)).toEqual([])
  expect(await isOnPile(ada, card, 0)).toBe(true)
  bo.close()
}, 60_000)

test('in a burst of moves only the last one is animated', async () => {
  const { ada, bo } = await twoAtTable()
  await cutShort(ada)
  const first = await playCard(bo, 0)
  const second = await playCard(bo, 1)
  await expect.poll(() => thingsMoving(ada)).toContain(`card-${second}`)
  expect(await thingsMoving(ada)).not.toContain(`card-${first}`)
  expect(await isOnPile(ada, first, 0)).toBe(true)
  bo.close()
}, 60_000)

test('with reduced motion a card only fades in at its place', async () => {
  const { ada, bo } = await twoAtTable()
  await ada.emulateMedia({ reducedMotion: 'reduce' })
  await cutShort(ada)
  const card = await playCard(bo, 0)
  await expect.poll(() => moving(ada)).toContainEqual({ thing: `card-${card}`, by: ['opacity'] })
  // With reduced motion, the lamp that marks the player to move fades, too, instead of gliding to
  // Bo.
  expect(new Set((await moving(ada)).flatMap(({ by }) => by))).toEqual(new Set(['opacity']))
  expect(await isOnPile(ada, card, 0)).toBe(true)
  expect(await ada.locator(`[data-lit][data-motion-key="card-${card}"]`).count()).toBe(1)
  await cutShort(ada)
  await expect.poll(() => ada.locator('[data-lit]').count()).toBe(0)
  bo.close()
}, 60_000)

test('a played card makes a sound, until the volume is zero', async () => {
  const { menu } = pageWords.en
  const { ada, bo } = await twoAtTable()
  const struck = () => ada.evaluate<number>('notes.struck')
  await cutShort(ada)
  const before = await struck()
  await playCard(bo, 0)
  await expect.poll(struck).toBeGreaterThan(before)

  await ada.getByRole('button', { name: menu.title }).click()
  await ada.getByLabel(menu.sound).fill('0')
  await closeSheet(ada)
  const muted = await struck()
  const second = await playCard(bo, 1)
  await expect.poll(() => thingsMoving(ada)).toContain(`card-${second}`)
  expect(await struck()).toBe(muted)
  bo.close()
}, 60_000)
