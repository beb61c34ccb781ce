import { useState } from 'preact/hooks'

import { Switch } from '../../parts/Switch.tsx'
import { settings } from '../../client/settings.ts'
import { localise } from '../../words/index.ts'
import { menuWords } from '../../words/menu.ts'
import {
  allowNotifications,
  type PermissionAnswer,
  stopNotifications,
  useNotificationSupport,
} from './push.ts'
import { inTouchWords } from '../../words/in-touch.ts'
import { canStayAwake } from './keep-awake.ts'

/** The settings of this device: whether it shows notifications, and whether its screen stays on. */
export function DeviceSettings() {
  return (
    <ul class="switches">
      <NotificationSetting />
      {canStayAwake && (
        <Switch
          name={localise(inTouchWords).awake}
          isOn={settings.keepAwake.value}
          turn={(isOn) => (settings.keepAwake.value = isOn)}
        />
      )}
    </ul>
  )
}

/**
 * The switch for notifications. Only this switch and `NotificationOffer` ask for the browser's
 * permission, because browsers require a tap for that.
 */
function NotificationSetting() {
  const means = useNotificationSupport(true)
  // The state is an object, so that a second refusal renders the switch again. An equal string
  // would not, and the switch would stay on.
  const [{ answer }, answered] = useState<{ readonly answer: PermissionAnswer }>({
    answer: 'agreed',
  })
  if (means === 'home-screen') return <HomeScreen />
  if (!('Notification' in globalThis)) return null
  return (
    <>
      <Switch
        name={localise(menuWords).notices}
        isOn={settings.notifications.value && Notification.permission === 'granted'}
        turn={(isOn) => {
          if (isOn) void allowNotifications().then((given) => answered({ answer: given }))
          else stopNotifications()
        }}
      />
      {answer !== 'agreed' && (
        <li>
          <p class="problem" role="alert">
            {localise(inTouchWords)[answer]}
          </p>
        </li>
      )}
    </>
  )
}

const HomeScreen = () => (
  <li class="switches-line">
    <span>
      {localise(menuWords).notices}
      <small>{localise(inTouchWords).homeScreen}</small>
    </span>
  </li>
)
