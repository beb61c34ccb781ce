import { afterEach, describe, expect, test, vi } from 'vitest'

import { ask, openTable, playing, playOut, sit } from '../testing/tables.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

/** How many pictures are packed from now on: each that is drawn is packed once. */
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
  test('is drawn once for all who ask for it, and not again while it shows the same', async () => {
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

  test('in the place of a table that is none is the same file for every code', async () => {
    const count = drawings()
    const first = await pictureAt('/preview/BCDFGH.png')
    expect(first.status).toBe(404)
    for (const code of ['BCDFGJ', 'BCDFGK', 'BCDFGM'])
      expect((await pictureAt(`/preview/${code}.png`)).bytes).toEqual(first.bytes)
    expect(count()).toBeLessThanOrEqual(1)
  })
})

/** What is done in the order in which it is done, where everything is asked for at once. */
async function orderOf(
  questions: readonly (readonly [name: string, () => Promise<unknown>])[],
): Promise<string[]> {
  const order: string[] = []
  await Promise.all(questions.map(([name, question]) => question().then(() => order.push(name))))
  return order
}

describe('a move that is made after others have asked for what takes long is answered before', () => {
  test('their pictures are drawn', async () => {
    const codes = await Promise.all(Array.from({ length: 6 }, () => openTable()))
    const { lines } = await playing(['Anna', 'Ben'])
    const mover = lines.find((line) => line.moves().length > 0)
    const order = await orderOf([
      ...codes.map((code) => ['picture', () => pictureAt(`/preview/${code}.png`)] as const),
      ['move', async () => expect(await mover?.move()).toMatchObject({ type: 'done' })],
    ])
    expect(order.indexOf('move')).toBeLessThanOrEqual(1)
  })

  test('their games are looked back at', async () => {
    const over = await Promise.all(
      Array.from({ length: 3 }, async () => {
        const { code, lines } = await playing(['Anna', 'Ben'])
        await playOut(lines)
        return code
      }),
    )
    const { lines } = await playing(['Anna', 'Ben'])
    const mover = lines.find((line) => line.moves().length > 0)
    const order = await orderOf([
      ...over.map((code) => ['review', () => ask(`/api/tables/${code}/game/review`)] as const),
      ['move', async () => expect(await mover?.move()).toMatchObject({ type: 'done' })],
    ])
    expect(order[0]).toBe('move')
  })
})
