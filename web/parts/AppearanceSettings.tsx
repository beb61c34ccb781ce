import { languages, type Language } from '../../shared/language.ts'
import { themes } from '../../shared/appearance.ts'
import { settings, textSizes } from '../client/settings.ts'
import { words } from '../words/index.ts'
import { Choice } from './Choice.tsx'
import { Drawer } from '../kit/Drawer.tsx'

/** Returns a one-line summary of the chosen language, theme and text size. */
export function appearanceSummary(): string {
  const { language, theme, textSize } = settings
  const { themes: names } = words.value.looks
  return `${ownName(language.value)} · ${names[theme.value]} · ${percentage(textSize.value)}`
}

const percentage = (size: number): string =>
  new Intl.NumberFormat(settings.language.value, { style: 'percent' }).format(size / 100)

/**
 * Returns the language's name in that language, such as “Français”, so that its speakers find it.
 */
function ownName(language: Language): string {
  const name = new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1)
}

/** Settings for language, theme and text size. */
export function AppearanceSettings() {
  const text = words.value.looks
  return (
    <>
      <Choice
        title={text.language}
        chosen={settings.language.value}
        values={languages.map((value) => ({ value, name: ownName(value), lang: value }))}
        onChoose={(value) => (settings.language.value = value)}
      />
      <Choice
        title={text.theme}
        chosen={settings.theme.value}
        values={themes.map((value) => ({ value, name: text.themes[value] }))}
        onChoose={(value) => (settings.theme.value = value)}
      />
      <Choice
        title={text.text}
        chosen={settings.textSize.value}
        values={textSizes.map((value) => ({ value, name: percentage(value) }))}
        onChoose={(value) => (settings.textSize.value = value)}
      />
    </>
  )
}

/**
 * A drawer with the settings of language, theme and text size, for pages that have no table menu.
 */
export const AppearanceDrawer = ({ close }: { readonly close: () => void }) => (
  <Drawer title={words.value.looks.title} onClose={close}>
    <AppearanceSettings />
  </Drawer>
)
