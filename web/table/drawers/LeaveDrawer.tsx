import { Icon } from '../../kit/Icon.tsx'
import { Drawer } from '../../kit/Drawer.tsx'
import { words } from '../../words/index.ts'

interface LeaveDrawerProps {
  readonly leave: () => void
  readonly close: () => void
}

/** Asks once: to leave is not to close the tab, and somebody else may take the chair. */
export function LeaveDrawer({ leave, close }: LeaveDrawerProps) {
  const told = words.value.leaving
  return (
    <Drawer title={told.title} onClose={close}>
      <p>{told.means}</p>
      <div class="row">
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
          {told.leave}
        </button>
        <button class="button" type="button" onClick={close}>
          {told.stay}
        </button>
      </div>
    </Drawer>
  )
}
