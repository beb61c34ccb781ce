import { useState } from 'preact/hooks'

import { Choice } from '../../parts/Choice.tsx'
import { settings } from '../../client/settings.ts'
import { words } from '../../words/index.ts'
import {
  allowNotifications,
  type PermissionAnswer,
  stopNotifications,
  useNotificationSupport,
} from './push.ts'
import { inTouchWords } from '../../words/in-touch.ts'
import { canStayAwake } from './keep-awake.ts'

/** Shows the settings of this device: notifications, and whether the screen stays on. */
export function DeviceSettings() {
  return (
    <>
      <NotificationSetting />
      {canStayAwake && (
        <YesOrNo
          title={inTouchWords.value.awake}
          isOn={settings.keepAwake.value}
          choose={(isOn) => (settings.keepAwake.value = isOn)}
        />
      )}
    </>
  )
}

/**
 * The switch for notifications. Only this switch and the offer request the permission, because
 * browsers require a tap.
 */
function NotificationSetting() {
  const means = useNotificationSupport(true)
  const [answer, setAnswer] = useState<PermissionAnswer>('agreed')
  if (means === 'home-screen') return <HomeScreen />
  if (!('Notification' in globalThis)) return null
  return (
    <>
      <YesOrNo
        title={words.value.menu.notices}
        isOn={settings.notifications.value}
        choose={(isOn) => (isOn ? void allowNotifications().then(setAnswer) : stopNotifications())}
      />
      {answer !== 'agreed' && (
        <p class="problem" role="alert">
          {inTouchWords.value[answer]}
        </p>
      )}
    </>
  )
}

const HomeScreen = () => (
  <div>
    <p>{words.value.menu.notices}</p>
    <p class="soft">{inTouchWords.value.homeScreen}</p>
  </div>
)

interface YesOrNoProps {
  readonly title: string
  readonly isOn: boolean
  readonly choose: (isOn: boolean) => void
}

function YesOrNo({ title, isOn, choose }: YesOrNoProps) {
  const text = words.value.menu
  return (
    <Choice
      title={title}
      chosen={isOn ? 'on' : 'off'}
      values={[
        { value: 'off', name: text.off },
        { value: 'on', name: text.on },
      ]}
      onChoose={(value) => choose(value === 'on')}
    />
  )
}
