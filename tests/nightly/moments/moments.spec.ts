import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'

import { openTestbed } from '../../support/browser/testbed.ts'
import { connect } from '../../support/seat-client.ts'
import { prepareFixedTables, type PreparedTable } from '../../gallery/prepared-tables.ts'
import { type DelightName, delights } from './delights.ts'

const testbed = openTestbed({ motion: 'full' })
const names = Object.keys(delights) as DelightName[]
let preparedTables: ReadonlyMap<DelightName, PreparedTable>

beforeAll(async () => {
  const tables = new Map(names.map((name) => [name, delights[name].table]))
  preparedTables = await prepareFixedTables(testbed.origin(), testbed.changeStored, tables)
}, 120_000)

/** Records which element each animation moves, and by which CSS properties. */
const recordAnimations = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const moved = new Set<string>()
    Object.assign(globalThis, { moved })
    const ways = new Set(['offset', 'computedOffset', 'easing', 'composite'])
    const note = (): void => {
      for (const { effect } of document.getAnimations())
        if (
          effect instanceof KeyframeEffect &&
          effect.target?.closest('.table-top, [class^=motion]')
        )
          for (const frame of effect.getKeyframes())
            for (const key of Object.keys(frame)) if (!ways.has(key)) moved.add(key)
    }
    const { animate } = Element.prototype
    Element.prototype.animate = function (...how) {
      const animation = animate.apply(this, how)
      note()
      return animation
    }
    for (const begins of ['animationstart', 'transitionrun'])
      document.addEventListener(begins, note)
  })

/**
 * Opens the page of a delight (an animated event) and connects the other players. Returns the page
 * and the clients of the other players.
 */
async function looksAt(name: DelightName) {
  const { code, tokens } = preparedTables.get(name) ?? { code: '', tokens: [] }
  const page = await testbed.person('phone')
  await recordAnimations(page)
  const others = await Promise.all(
    tokens.slice(1).map((token) => connect(testbed.origin(), code, token)),
  )
  await page.goto(`${testbed.origin()}/${code}#seat=${tokens[0]}`)
  await page.locator('.player-panel-piece').waitFor()
  return { page, others }
}

/**
 * The properties that an animation may change without a new layout. `transform` lifts a selected
 * card of the hand, because the animation that moves a card to another place uses `translate`.
 */
const withoutLayout = new Set(['translate', 'rotate', 'scale', 'opacity', 'clipPath', 'transform'])

test.each(names)(
  '%s moves without a new layout or paint',
  async (name) => {
    const { page, others } = await looksAt(name)
    const [mover] = others
    for (const [at, move] of delights[name].moves.entries()) {
      const turn = mover?.shown()?.turn
      const answer = await mover?.send({ type: 'move', id: `move-${at}`, turn, move })
      expect(answer).toMatchObject({ type: 'done' })
    }
    await page.waitForFunction(() =>
      (globalThis as unknown as { moved: Set<string> }).moved.has('translate'),
    )
    const moved = await page.evaluate(() => [
      ...(globalThis as unknown as { moved: Set<string> }).moved,
    ])
    expect(moved.filter((property) => !withoutLayout.has(property))).toEqual([])
    for (const other of others) other.close()
  },
  60_000,
)
