import './leave-drawer.css'

import { Icon } from '../../kit/Icon.tsx'
import { Drawer } from '../../kit/Drawer.tsx'
import { localise } from '../../words/index.ts'
import { menuWords } from '../../words/menu.ts'

interface LeaveDrawerProps {
  readonly leave: () => void
  readonly close: () => void
}

/** Asks the viewer to confirm, because leaving gives up the seat. Closing the tab does not. */
export function LeaveDrawer({ leave, close }: LeaveDrawerProps) {
  const text = localise(menuWords).leaving
  return (
    <Drawer title={text.title} onClose={close}>
      <p>{text.means}</p>
      <div class="leave-drawer-actions">
        <button
          class="button"
          data-look="danger"
          type="button"
          onClick={() => {
            leave()
            close()
          }}
        >
          <Icon name="door" />
          {text.leave}
        </button>
        <button class="button" data-look="ink" type="button" onClick={close}>
          {text.stay}
        </button>
      </div>
    </Drawer>
  )
}
