import { settings } from '../client/settings.ts'

/** `Anna, Ben and Cleo`, as the viewer's language says it. */
export const formatNames = (names: readonly string[]): string =>
  new Intl.ListFormat(settings.language.value).format(names)
