import { effect, signal, type Signal } from '@preact/signals'

import { chosenLanguage, isLanguage, type Language } from '../../shared/language.ts'
import { pieceShapes, isTheme, type Theme } from '../../shared/appearance.ts'
import { frameParams, isInFrame } from './in-frame.ts'
import { storeValue, storedValue } from './storage.ts'

/** The sizes of the text, in percent. */
export const textSizes = [100, 125, 150, 200] as const
type TextSize = (typeof textSizes)[number]

/** The viewer's settings, stored in this browser. */
export const settings = {
  /** The viewer's name. Empty until the viewer takes a seat for the first time. */
  name: setting<string>('name', '', (value) => typeof value === 'string'),
  /**
   * The index of the viewer's favourite piece (player's token); null until the viewer chooses one.
   */
  piece: setting<number | null>(
    'piece',
    null,
    (value) => typeof value === 'number' && value in pieceShapes,
  ),
  language: setting<Language>(
    'language',
    chosenLanguage(navigator.languages),
    (value) => typeof value === 'string' && isLanguage(value),
    frameParams.get('lang'),
  ),
  theme: setting<Theme>('theme', 'system', isTheme, frameParams.get('theme')),
  textSize: setting<TextSize>('text', 100, (value) => textSizes.includes(value as TextSize)),
  /** The volume, from 0 to 1. An embedded page is silent until the viewer changes this. */
  volume: setting<number>('volume', isInFrame ? 0 : 0.6, (value) => typeof value === 'number'),
  /** Whether a phone may vibrate. */
  haptics: setting<boolean>('haptics', !isInFrame, (value) => typeof value === 'boolean'),
  /** Whether the device notifies the viewer when it is their turn. Off by default. */
  notifications: setting<boolean>('notifications', false, (value) => typeof value === 'boolean'),
  /** True after the viewer has declined notifications. The page then does not offer them again. */
  notificationsDeclined: setting<boolean>(
    'notifications-declined',
    false,
    (value) => typeof value === 'boolean',
  ),
  /** Whether the screen stays on while the viewer plays. */
  keepAwake: setting<boolean>('keep-awake', true, (value) => typeof value === 'boolean'),
  /** Whether the table's code is hidden, for players who share their screen with others. */
  hideCode: setting<boolean>('hide-code', false, (value) => typeof value === 'boolean'),
}

let overriding = false

/** Changes a setting on behalf of the embedding site, without storing it. */
export function override<Value>(to: Signal<Value>, value: Value): void {
  overriding = true
  to.value = value
  overriding = false
}

/** Returns a signal whose value is stored in the browser. Ignores an invalid stored value. */
export function setting<Value>(
  name: string,
  fallback: Value,
  isValue: (value: unknown) => boolean,
  wanted: string | null = null,
): Signal<Value> {
  const kept = wanted ?? storedValue(name)
  const value = signal(isValue(kept) ? (kept as Value) : fallback)
  let untouched = true
  effect(() => {
    const chosen = value.value
    // Stores a setting only after the viewer has changed it. The other settings keep following the
    // defaults of the browser.
    if (!untouched && !overriding) storeValue(name, chosen)
    untouched = false
  })
  return value
}

/** Applies the language, theme and text size to the document, now and whenever they change. */
export function applyAppearance(): void {
  const root = document.documentElement
  effect(() => {
    root.lang = settings.language.value
  })
  effect(() => {
    if (settings.theme.value === 'system') delete root.dataset.theme
    else root.dataset.theme = settings.theme.value
  })
  effect(() => {
    root.style.setProperty('--text-size', `${settings.textSize.value}%`)
  })
}
