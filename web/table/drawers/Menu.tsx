import './menu.css'

import type { ComponentChildren } from 'preact'

import { Choice } from '../../parts/Choice.tsx'
import { Icon, type IconName } from '../../kit/Icon.tsx'
import { Looks } from '../../parts/Looks.tsx'
import { Drawer } from '../../kit/Drawer.tsx'
import { settings } from '../../settings.ts'
import { words } from '../../words/index.ts'
import { playMoment } from '../../kit/motion/play-moment.ts'
import { canBuzz } from '../../kit/sound/sound.ts'

/** What a viewer can do about the table now; what is absent cannot be done. */
export interface MenuDeeds {
  readonly invite: () => void
  readonly rules: () => void
  readonly pause: (() => void) | null
  readonly phone: (() => void) | null
  readonly leave: (() => void) | null
}

interface MenuProps {
  /** What the host decides about the table; nothing for the others. */
  readonly decisions: ComponentChildren
  readonly deeds: MenuDeeds
  readonly close: () => void
}

export function Menu({ decisions, deeds, close }: MenuProps) {
  const text = words.value.menu
  return (
    <Drawer title={text.title} onClose={close}>
      <div class="menu-deeds">
        <Deed icon="share" name={text.invite} act={deeds.invite} />
        <Deed icon="book" name={text.rules} act={deeds.rules} />
        {deeds.pause !== null && <Deed icon="pause" name={text.pause} act={deeds.pause} />}
        {deeds.phone !== null && <Deed icon="phone" name={text.phone} act={deeds.phone} />}
        <a class="menu-deed" href="/">
          <Icon name="door" />
          {text.home}
        </a>
        {deeds.leave !== null && <Deed icon="close" name={text.leave} act={deeds.leave} danger />}
      </div>
      {decisions}
      <Volume />
      {canBuzz() && <Haptics />}
      <Notices />
      <Looks />
    </Drawer>
  )
}

interface DeedProps {
  readonly icon: IconName
  readonly name: string
  readonly act: () => void
  readonly danger?: boolean
}

const Deed = ({ icon, name, act, danger = false }: DeedProps) => (
  <button class="menu-deed" type="button" data-danger={danger} onClick={() => act()}>
    <Icon name={icon} />
    {name}
  </button>
)

function Volume() {
  return (
    <label class="menu-volume">
      <Icon name="sound" />
      {words.value.menu.sound}
      <input
        type="range"
        min="0"
        max="1"
        step="0.1"
        value={settings.volume.value}
        onChange={(event) => {
          settings.volume.value = Number(event.currentTarget.value)
          playMoment({ name: 'my-turn' })
        }}
      />
    </label>
  )
}

function Haptics() {
  const text = words.value.menu
  return (
    <Choice
      title={text.haptics}
      chosen={settings.haptics.value ? 'on' : 'off'}
      values={[
        { value: 'off', name: text.off },
        { value: 'on', name: text.on },
      ]}
      onChoose={(value) => {
        settings.haptics.value = value === 'on'
        playMoment({ name: 'lay' })
      }}
    />
  )
}

/** The one place that asks for the browser's permission, because somebody just did. */
function Notices() {
  const text = words.value.menu
  if (!('Notification' in globalThis)) return null
  return (
    <Choice
      title={text.notices}
      chosen={settings.notices.value ? 'on' : 'off'}
      values={[
        { value: 'off', name: text.off },
        { value: 'on', name: text.on },
      ]}
      onChoose={(value) => void chooseNotices(value)}
    />
  )
}

async function chooseNotices(wanted: 'on' | 'off'): Promise<void> {
  settings.notices.value = wanted === 'on' && (await Notification.requestPermission()) === 'granted'
}
