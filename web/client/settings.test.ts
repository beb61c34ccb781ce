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

describe('the volume', () => {
  test('is a little more than half, until somebody sets it', async () => {
    expect((await settingsNow()).volume.value).toBe(0.6)
  })

  test('stays as it was set, however low', async () => {
    const before = await settingsNow()
    before.volume.value = 0.1
    vi.resetModules()
    expect((await settingsNow()).volume.value).toBe(0.1)
  })

  test('is 0 inside another page, and haptics are off, until they are turned on there', async () => {
    const { volume, haptics } = await settingsNow('/embed/KTRMVX')
    expect([volume.value, haptics.value]).toEqual([0, false])
  })
})
