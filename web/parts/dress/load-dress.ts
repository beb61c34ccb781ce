import { signal } from '@preact/signals'

import type { ClothName } from '../../../shared/game/cloths.ts'

/**
 * The module with the tablecloths that a host can choose, and the viewer's card backs and suit
 * colours. Null until loaded.
 */
const dress = signal<typeof import('./dress.ts') | null>(null)

export const loadDress = (): Promise<void> =>
  import('./dress.ts').then(
    (loaded) => {
      dress.value = loaded
    },
    () => {},
  )

/**
 * Returns the tablecloth that a host has chosen. Undefined until its module has loaded; the first
 * call loads it.
 */
export const chosenCloth = (name: ClothName) =>
  dress.value ? dress.value.cloths[name] : void loadDress()
