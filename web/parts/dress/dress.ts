import '../../kit/weaves.css'
import '../../kit/cards/more-backs.css'
import './dress.css'

import { effect } from '@preact/signals'

import { setting } from '../../client/settings.ts'
import { ownBack } from '../../kit/cloth.ts'
import { backInks, backs, type BackName } from './backs.ts'

export { cloths } from '../../../shared/game/cloths.ts'

// The cloths that a host can lay, and what a viewer has chosen for all tables on this device, which
// only they see. main.tsx loads this module before the first paint if the viewer has chosen
// anything, and a table loads it if its host has.

export interface Dress {
  /** The back of all cards; missing for the back of each game. */
  readonly back?: BackName
  /** Whether the suits of classic cards have four inks instead of two. */
  readonly fourSuits?: true
}

/** The viewer's choices; null until there are any. */
export const ownDress = setting<Dress | null>(
  'dress',
  null,
  (value) => typeof value === 'object' && value !== null && hasKnownBack(value),
)

function hasKnownBack({ back }: { readonly back?: unknown }): boolean {
  return back === undefined || (typeof back === 'string' && Object.hasOwn(backs, back))
}

const root = document.documentElement

effect(() => {
  const { back, fourSuits } = ownDress.value ?? {}
  ownBack.value = back ?? null
  root.toggleAttribute('data-own-back', back !== undefined)
  root.toggleAttribute('data-four-suits', fourSuits === true)
  for (const [name, value] of Object.entries(backInks(backs[back ?? 'rays'])))
    root.style.setProperty(name, value)
})
