import { Drawer } from '../kit/Drawer.tsx'
import { words } from '../words/index.ts'
import { AppearanceSettings } from './AppearanceSettings.tsx'

/** How the page looks and speaks to this viewer, where there is no table with a menu of its own. */
export const AppearanceDrawer = ({ close }: { readonly close: () => void }) => (
  <Drawer title={words.value.looks.title} onClose={close}>
    <AppearanceSettings />
  </Drawer>
)
