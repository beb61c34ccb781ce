import { computed, signal } from '@preact/signals'

import { settings } from '../client/settings.ts'
import { words } from '../words/index.ts'

/** Which of the suggestions this page makes to somebody who has no name yet. */
const luck = Math.random()
const typed = signal<string | null>(null)

/** The name that this browser sits down with: typed, remembered, or suggested. */
export const myName = computed(() => typed.value ?? (settings.name.value || suggested()))

export const setMyName = (name: string): void => {
  typed.value = name
}

function suggested(): string {
  const { names } = words.value
  return names[Math.floor(luck * names.length)] ?? ''
}
