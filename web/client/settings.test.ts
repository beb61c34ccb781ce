import { beforeEach, describe, expect, test, vi } from 'vitest'

beforeEach(() => {
  localStorage.clear()
  vi.resetModules()
})

/** Returns the settings of a page that is opened at this path. */
const settingsNow = async (path = '/') => {
  history.replaceState(null, '', path)
  return (await import('./settings.ts')).settings
}

describe('the volume', () => {
  test('is 0.6 by default', async () => {
    expect((await settingsNow()).volume.value).toBe(0.6)
  })

  test('keeps its last value, however low', async () => {
    const before = await settingsNow()
    before.volume.value = 0.1
    vi.resetModules()
    expect((await settingsNow()).volume.value).toBe(0.1)
  })

  test('is 0 in an embedded page, and haptics are off', async () => {
    const { volume, haptics } = await settingsNow('/embed/KTRMVX')
    expect([volume.value, haptics.value]).toEqual([0, false])
  })
})
