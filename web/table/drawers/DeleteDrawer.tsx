import './leave-drawer.css'

import { Drawer } from '../../kit/Drawer.tsx'
import { Icon } from '../../kit/Icon.tsx'
import { localise } from '../../words/index.ts'
import { betweenGamesWords } from '../../words/between-games.ts'
import type { CommandInput } from '../../client/TableModel.ts'

interface DeleteDrawerProps {
  readonly send: (command: CommandInput) => void
  readonly close: () => void
}

/** Asks the host to confirm, because a deleted table cannot be restored. */
export function DeleteDrawer({ send, close }: DeleteDrawerProps) {
  const text = localise(betweenGamesWords)
  return (
    <Drawer title={text.deleteTitle} onClose={close}>
      <p>{text.deleteMeans}</p>
      <div class="leave-drawer-actions">
        <button
          class="button"
          data-look="danger"
          type="button"
          onClick={() => send({ type: 'delete-table' })}
        >
          <Icon name="close" />
          {text.deleteNow}
        </button>
        <button class="button" data-look="ink" type="button" onClick={close}>
          {text.keepTable}
        </button>
      </div>
    </Drawer>
  )
}
