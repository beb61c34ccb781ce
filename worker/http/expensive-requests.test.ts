import { afterEach, describe, expect, test, vi } from 'vitest'

import { ask, openTable, sit } from '../testing/tables.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

/**
 * Starts counting rendered pictures, and returns a function that returns the count. Each picture is
 * compressed once after rendering, so this helper counts compressions.
 */
function drawings(): () => number {
  let drawn = 0
  class Counted extends CompressionStream {
    constructor(...format: ConstructorParameters<typeof CompressionStream>) {
      super(...format)
      drawn += 1
    }
  }
  vi.stubGlobal('CompressionStream', Counted)
  return () => drawn
}

const pictureAt = async (path: string) => {
  const answer = await ask(path)
  return { status: answer.status, bytes: await answer.bytes() }
}

describe('a picture', () => {
  test('is rendered once for concurrent requests, and not again until the table changes', async () => {
    const code = await openTable()
    const count = drawings()
    const path = `/preview/${code}.png?theme=dark&lang=fr`
    const asked = await Promise.all(Array.from({ length: 12 }, () => pictureAt(path)))
    expect(new Set(asked.map(({ status }) => status))).toEqual(new Set([200]))
    for (const { bytes } of [...asked, await pictureAt(path)])
      expect(bytes).toEqual(asked[0]?.bytes)
    expect(count()).toBe(1)
    await sit(code, 'Anna')
    expect((await pictureAt(path)).bytes).not.toEqual(asked[0]?.bytes)
    expect(count()).toBe(2)
  })

  test('of a missing table is the same file for every code', async () => {
    const count = drawings()
    const first = await pictureAt('/preview/BCDFGH.png')
    expect(first.status).toBe(404)
    for (const code of ['BCDFGJ', 'BCDFGK', 'BCDFGM'])
      expect((await pictureAt(`/preview/${code}.png`)).bytes).toEqual(first.bytes)
    expect(count()).toBeLessThanOrEqual(1)
  })
})
