import { Drawer } from '../../kit/Drawer.tsx'
import type { Playing } from './usePlaying.ts'
import type { Scene } from './scene.ts'
import { ScoreSheet } from './ScoreSheet.tsx'
import type { Words } from '../../../shared/games/nix/words/en/board.ts'
import './sheets.css'

/** The sheet of paper that lies over the table. */
export function Sheets({ scene, playing }: { readonly scene: Scene; readonly playing: Playing }) {
  const { words } = scene
  const close = (): void => playing.show(null)
  if (playing.open === 'keys') return <Keys words={words} close={close} />
  return (
    // Inside the board's own class, for its colours.
    <div class="nix-sheets">
      <Drawer title={words.sheet.title} onClose={close} shape="wide">
        <ScoreSheet scene={scene} />
      </Drawer>
    </div>
  )
}

const Keys = ({ words, close }: { readonly words: Words; readonly close: () => void }) => (
  <Drawer title={words.shortcuts.title} onClose={close}>
    <dl class="shortcuts">
      {words.shortcuts.keys.map(([key, does]) => (
        <div key={key}>
          <dt>
            <kbd>{key}</kbd>
          </dt>
          <dd>{does}</dd>
        </div>
      ))}
    </dl>
  </Drawer>
)
