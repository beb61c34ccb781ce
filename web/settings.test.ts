import { beforeEach, describe, expect, test, vi } from 'vitest'

beforeEach(() => {
  localStorage.clear()
  vi.resetModules()
})

/** As a page finds them that is opened now. */
const settingsNow = async (path = '/') => {
  history.replaceState(null, '', path)
  return (await import('./settings.ts')).settings
}
const keep = (name: string, value: unknown): void =>
  localStorage.setItem(`tischlein.${name}`, JSON.stringify(value))

describe('the volume', () => {
  test('is a little more than half, until somebody sets it', async () => {
    expect((await settingsNow()).volume.value).toBe(0.6)
  })

  test.each([
    [30, 0.3],
    [100, 1],
    [0, 0],
    [false, 0],
    [true, 0.6],
  ])('that an earlier page kept as %s is carried over', async (kept, volume) => {
    keep('volume', kept)
    expect((await settingsNow()).volume.value).toBe(volume)
  })

  test('that was set since counts, however low', async () => {
    keep('volume', 100)
    const before = await settingsNow()
    before.volume.value = 0.1
    vi.resetModules()
    expect((await settingsNow()).volume.value).toBe(0.1)
  })

  test('is nothing inside another page, where nothing is felt either, until somebody asks for it', async () => {
    keep('volume', 100)
    const { volume, haptics } = await settingsNow('/embed/KTRMVX')
    expect([volume.value, haptics.value]).toEqual([0, false])
  })
})
