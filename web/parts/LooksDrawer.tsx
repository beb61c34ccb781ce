import { Drawer } from '../kit/Drawer.tsx'
import { words } from '../words/index.ts'
import { Looks } from './Looks.tsx'

/** How the page looks and speaks to this viewer, where there is no table with a menu of its own. */
export const LooksDrawer = ({ close }: { readonly close: () => void }) => (
  <Drawer title={words.value.looks.title} onClose={close}>
    <Looks />
  </Drawer>
)
