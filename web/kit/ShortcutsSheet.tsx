import { Drawer } from './Drawer.tsx'
import './shortcuts-sheet.css'

/** Lists the keyboard shortcuts of a board. */
export const ShortcutsSheet = (props: {
  readonly shortcuts: {
    readonly title: string
    /** Pairs of a key and its effect. */
    readonly keys: readonly (readonly string[])[]
  }
  readonly close: () => void
}) => (
  <Drawer title={props.shortcuts.title} onClose={props.close}>
    <dl class="shortcuts-sheet">
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
