import './menu.css'

import type { ComponentChildren } from 'preact'

import { Choice } from '../../parts/Choice.tsx'
import { Icon } from '../../kit/Icon.tsx'
import { AppearanceSettings } from '../../parts/AppearanceSettings.tsx'
import { Drawer } from '../../kit/Drawer.tsx'
import { SheetAction } from '../../kit/SheetAction.tsx'
import { settings } from '../../client/settings.ts'
import { words } from '../../words/index.ts'
import { playCue } from '../../kit/motion/play-cues.ts'
import { supportsVibration } from '../../kit/feedback-settings.ts'
import { DeviceSettings } from '../notifications/DeviceSettings.tsx'
import { betweenGamesWords } from '../../words/between-games.ts'

/** The actions of the menu. An action is null while it is not available. */
export interface MenuActions {
  readonly invite: () => void
  readonly rules: () => void
  /** Opens the log; null before the first deal. */
  readonly log: (() => void) | null
  readonly pause: (() => void) | null
  readonly phone: (() => void) | null
  readonly chooseGame: (() => void) | null
  readonly leave: (() => void) | null
  readonly deleteTable: (() => void) | null
}

interface MenuProps {
  /** The table's settings; null if the viewer can change none. */
  readonly decisions: ComponentChildren
  readonly actions: MenuActions
  readonly close: () => void
}

export function Menu({ decisions, actions, close }: MenuProps) {
  const text = words.value.menu
  return (
    <Drawer title={text.title} onClose={close}>
      <Volume />
      <ul class="sheet-list">
        <SheetAction icon="share" name={text.invite} onClick={actions.invite} />
        {actions.log !== null && (
          <SheetAction icon="list" name={words.value.log.title} onClick={actions.log} />
        )}
        <SheetAction icon="book" name={text.rules} onClick={actions.rules} />
        {actions.chooseGame !== null && (
          <SheetAction
            icon="cards"
            name={betweenGamesWords.value.chooseGame}
            onClick={actions.chooseGame}
          />
        )}
        {actions.pause !== null && (
          <SheetAction icon="pause" name={text.pause} onClick={actions.pause} />
        )}
        {actions.phone !== null && (
          <SheetAction icon="phone" name={text.phone} onClick={actions.phone} />
        )}
        <li>
          <a href="/">
            <Icon name="home" />
            {text.home}
          </a>
        </li>
        {actions.leave !== null && (
          <SheetAction icon="door" name={text.leave} onClick={actions.leave} danger />
        )}
      </ul>
      {decisions !== null && (
        <section class="menu-part" aria-label={text.thisTable}>
          <h3>{text.thisTable}</h3>
          {decisions}
          {actions.deleteTable !== null && (
            <ul class="sheet-list">
              <SheetAction
                icon="close"
                name={betweenGamesWords.value.deleteTable}
                onClick={actions.deleteTable}
                danger
              />
            </ul>
          )}
        </section>
      )}
      <section class="menu-part" aria-label={text.settings}>
        <h3>{text.settings}</h3>
        {supportsVibration() && <Haptics />}
        <DeviceSettings />
        <AppearanceSettings />
      </section>
    </Drawer>
  )
}

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
          playCue({ name: 'my-turn' })
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
        playCue({ name: 'play' })
      }}
    />
  )
}
