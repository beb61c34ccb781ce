import { effect, signal, type Signal } from '@preact/signals'

import { chosenLanguage, isLanguage, type Language } from '../../shared/language.ts'
import { pieceShapes, isTheme, type Theme } from '../../shared/appearance.ts'
import { frameParams, isInFrame } from './in-frame.ts'
import { storeValue, storedValue } from './storage.ts'

/** In percent. */
export const textSizes = [100, 125, 150, 200] as const
export type TextSize = (typeof textSizes)[number]

/** What a viewer chose for themselves, kept in this browser. */
export const settings = {
  /** Empty until somebody has sat down once. */
  name: setting<string>('name', '', (value) => typeof value === 'string'),
  /** Which of the painted pieces they like to be; none until they have chosen. */
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
  /** 0 to 1. Inside another page nothing is heard or felt until somebody asks for it. */
  volume: setting<number>('volume', isInFrame ? 0 : 0.6, (value) => typeof value === 'number'),
  /** Whether a phone may be felt. */
  haptics: setting<boolean>('haptics', !isInFrame, (value) => typeof value === 'boolean'),
  /** Whether the system may say that it is my turn. Off until somebody asks for it. */
  notifications: setting<boolean>('notifications', false, (value) => typeof value === 'boolean'),
  /** Whoever has said once that they want none is not asked again. */
  notificationsDeclined: setting<boolean>(
    'notifications-declined',
    false,
    (value) => typeof value === 'boolean',
  ),
  /** Whether the screen stays on during a game of mine. */
  keepAwake: setting<boolean>('keep-awake', true, (value) => typeof value === 'boolean'),
  /** For those whose screen others see. */
  hideCode: setting<boolean>('hide-code', false, (value) => typeof value === 'boolean'),
}

/** The viewer's, whatever a page around this one wants. */
export function ownLanguage(): Language {
  const kept = storedValue('language')
  return typeof kept === 'string' && isLanguage(kept) ? kept : chosenLanguage(navigator.languages)
}

let overriding = false

/** Sets a setting as the embedding page wants it, without storing it. */
export function override<Value>(to: Signal<Value>, value: Value): void {
  overriding = true
  to.value = value
  overriding = false
}

function setting<Value>(
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
    // Only what was chosen is kept, so that a default can follow the browser's.
    if (!untouched && !overriding) storeValue(name, chosen)
    untouched = false
  })
  return value
}

/** Lets the document follow language, theme and text size. */
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
