import { Drawer } from './Drawer.tsx'
import './keys-sheet.css'

/** What the keys do at a board, for whoever asks. */
export const KeysSheet = (props: {
  readonly shortcuts: {
    readonly title: string
    /** Each key, and what it does. */
    readonly keys: readonly (readonly string[])[]
  }
  readonly close: () => void
}) => (
  <Drawer title={props.shortcuts.title} onClose={props.close}>
    <dl class="keys-sheet">
      {props.shortcuts.keys.map(([key, does]) => (
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
