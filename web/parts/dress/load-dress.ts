import { signal } from '@preact/signals'

import type { ClothName } from '../../../shared/game/cloths.ts'

/** The cloths that a host can lay, and the viewer's own card backs and suits; null until needed. */
const dress = signal<typeof import('./dress.ts') | null>(null)

export const loadDress = (): Promise<void> =>
  import('./dress.ts').then(
    (loaded) => {
      dress.value = loaded
    },
    () => {},
  )

/** Returns a cloth that a host has laid, or nothing while it loads. */
export const chosenCloth = (name: ClothName) =>
  dress.value ? dress.value.cloths[name] : void loadDress()
