import { Drawer } from '../../kit/Drawer.tsx'
import { ShortcutsSheet } from '../../kit/ShortcutsSheet.tsx'
import type { Playing } from './use-playing.ts'
import type { Scene } from './scene.ts'
import { ScoreSheet } from './ScoreSheet.tsx'

/** The open drawer: the score sheet, or the keyboard shortcuts. */
export function Sheets({ scene, playing }: { readonly scene: Scene; readonly playing: Playing }) {
  const { words } = scene
  const close = (): void => playing.show(null)
  if (playing.open === 'keys') return <ShortcutsSheet shortcuts={words.shortcuts} close={close} />
  return (
    <Drawer title={words.sheet.title} onClose={close}>
      <ScoreSheet scene={scene} />
    </Drawer>
  )
}
