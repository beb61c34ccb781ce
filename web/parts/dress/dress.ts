import '../../kit/weaves.css'
import '../../kit/cards/more-backs.css'
import './dress.css'

import { effect } from '@preact/signals'

import { setting } from '../../client/settings.ts'
import { ownBack } from '../../kit/cloth.ts'
import { backInks, backs, type BackName } from './backs.ts'

export { cloths } from '../../../shared/game/cloths.ts'

// The tablecloths that a host can choose for everyone at a table, and the card backs and suit
// colours that a viewer has chosen for this device. This module loads only if needed: main.tsx
// loads it before the first paint if the viewer has made a choice, and a table loads it if its host
// has chosen a tablecloth.

export interface Dress {
  /** The card back in every game. If missing, each game shows its own. */
  readonly back?: BackName
  /** Whether each suit of classic cards has its own colour, instead of red and black. */
  readonly fourSuits?: true
}

/** The viewer's choices. Null until the viewer makes the first one. */
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
