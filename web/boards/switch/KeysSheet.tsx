import { Drawer } from '../../kit/Drawer.tsx'
import type { Words } from '../../../shared/games/switch/words/en/board.ts'
import './keys-sheet.css'

export const KeysSheet = (props: { readonly words: Words; readonly close: () => void }) => (
  <Drawer title={props.words.shortcuts.title} onClose={props.close}>
    <dl class="key-list">
      {props.words.shortcuts.keys.map(([key, does]) => (
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
