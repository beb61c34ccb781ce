import { computed, signal } from '@preact/signals'

import { settings } from '../client/settings.ts'
import { words } from '../words/index.ts'

/** A random number that picks one of the suggested names, for a visitor without a name. */
const luck = Math.random()
const typed = signal<string | null>(null)

/**
 * The name for the next seat: the name that was typed, or else the stored name, or else a
 * suggestion.
 */
export const myName = computed(() => typed.value ?? (settings.name.value || suggested()))

export const setMyName = (name: string): void => {
  typed.value = name
}

function suggested(): string {
  const { names } = words.value
  return names[Math.floor(luck * names.length)] ?? ''
}
