import { effect, signal, type Signal } from '@preact/signals'

import { chosenLanguage, isLanguage, type Language } from '../../shared/language.ts'
import { pieceShapes, isTheme, type Theme } from '../../shared/appearance.ts'
import { frameParams, isInFrame } from './in-frame.ts'
import { storeValue, storedValue } from './storage.ts'

/** The sizes of the text, in percent. */
export const textSizes = [100, 125, 150, 200] as const
export type TextSize = (typeof textSizes)[number]

/** The viewer's settings, stored in this browser. */
export const settings = {
  /** The viewer's name; empty until they have taken a seat once. */
  name: setting<string>('name', '', (value) => typeof value === 'string'),
  /** The index of the viewer's favourite piece; null until it is chosen. */
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
  /** The volume, from 0 to 1. Embedded pages are silent until the viewer changes it. */
  volume: setting<number>('volume', isInFrame ? 0 : 0.6, (value) => typeof value === 'number'),
  /** Whether a phone may vibrate. */
  haptics: setting<boolean>('haptics', !isInFrame, (value) => typeof value === 'boolean'),
  /** Whether the system notifies the viewer of their turn. Off by default. */
  notifications: setting<boolean>('notifications', false, (value) => typeof value === 'boolean'),
  /** Set when the viewer declines notifications, so that the page does not ask again. */
  notificationsDeclined: setting<boolean>(
    'notifications-declined',
    false,
    (value) => typeof value === 'boolean',
  ),
  /** Whether the screen stays on while the viewer plays. */
  keepAwake: setting<boolean>('keep-awake', true, (value) => typeof value === 'boolean'),
  /** Whether the code is hidden, for players who share their screen. */
  hideCode: setting<boolean>('hide-code', false, (value) => typeof value === 'boolean'),
}

/** The viewer's own language, even if the embedding page sets another. */
export function ownLanguage(): Language {
  const kept = storedValue('language')
  return typeof kept === 'string' && isLanguage(kept) ? kept : chosenLanguage(navigator.languages)
}

let overriding = false

/** Changes a setting for the embedding page, without storing it. */
export function override<Value>(to: Signal<Value>, value: Value): void {
  overriding = true
  to.value = value
  overriding = false
}

/** Returns a signal of a stored setting. An invalid stored value is ignored. */
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
    // Only the viewer's choices are stored, so that a default can follow the browser.
    if (!untouched && !overriding) storeValue(name, chosen)
    untouched = false
  })
  return value
}

/** Applies language, theme and text size to the document, now and at every change. */
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
    root.style.fontSize = `${settings.textSize.value}%`
  })
}
