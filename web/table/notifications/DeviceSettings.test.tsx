import { afterEach, expect, test, vi } from 'vitest'

import { settings } from '../../client/settings.ts'
import { inEnglish, render } from '../../testing/render.ts'
import { DeviceSettings } from './DeviceSettings.tsx'

inEnglish()
afterEach(() => (settings.notifications.value = false))

test.each(['granted', 'denied', 'default'])(
  'the switch for notifications is on only with the permission of the browser, here %s',
  (permission) => {
    vi.stubGlobal('Notification', { permission })
    settings.notifications.value = true
    const notifications = render(<DeviceSettings />).querySelector('input')
    expect(notifications?.checked).toBe(permission === 'granted')
  },
)
