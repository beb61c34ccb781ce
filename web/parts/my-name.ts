import { computed, signal } from '@preact/signals'

import { settings } from '../client/settings.ts'
import { words } from '../words/index.ts'

/**
 * A random number that picks a suggested name for a visitor who has no stored name. It stays the
 * same until the page is reloaded.
 */
const luck = Math.random()
const typed = signal<string | null>(null)

/**
 * The name with which the viewer takes a seat: the name typed on this page, else the stored name,
 * else a suggestion.
 */
export const myName = computed(() => typed.value ?? (settings.name.value || suggested()))

export const setMyName = (name: string): void => {
  typed.value = name
}

function suggested(): string {
  const { names } = words.value
  return names[Math.floor(luck * names.length)] ?? ''
}
