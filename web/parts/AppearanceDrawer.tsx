import { Drawer } from '../kit/Drawer.tsx'
import { words } from '../words/index.ts'
import { AppearanceSettings } from './AppearanceSettings.tsx'

/**
 * A drawer with the settings of language, theme and text size, for pages that have no table menu.
 */
export const AppearanceDrawer = ({ close }: { readonly close: () => void }) => (
  <Drawer title={words.value.looks.title} onClose={close}>
    <AppearanceSettings />
  </Drawer>
)
