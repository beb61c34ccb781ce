import { parseOptions, Problem } from '../../tools/cli/local/problem.ts'
import { isLanguage, languages, type Language } from '../../shared/language.ts'
import { names, type Names } from './prepared-tables.ts'
import { screens } from './screens/all.ts'
import type { Screen } from './screens/screen.ts'
import { sizes, themes, type Size, type Theme } from './sizes.ts'

/** The screens, sizes, themes and languages of the pictures. The default is all of them. */
export interface Choices {
  readonly wanted: readonly Screen[]
  /** The sizes of the pictures; null takes each screen in every size that it supports. */
  readonly sizes: readonly Size[] | null
  readonly themes: readonly Theme[]
  readonly languages: readonly Language[]
  readonly called: Names
}

export function readChoices(): Choices {
  const { values } = parseOptions(
    'Usage: npm run gallery -- --only switch --size phone,desk --lang de --theme dark',
    {
      options: {
        only: { type: 'string', default: '' },
        size: { type: 'string' },
        lang: { type: 'string' },
        theme: { type: 'string' },
        names: { type: 'string', default: 'long' },
      },
    },
  )
  const wanted = screens.filter(({ name }) =>
    values.only.split(',').some((part) => name.toLowerCase().includes(part.trim().toLowerCase())),
  )
  if (wanted.length === 0)
    throw new Problem(
      `No screen is called so. There are:\n${screens.map(({ name }) => `  ${name}`).join('\n')}`,
    )
  if (!isName(values.names)) throw new Problem(`Names are one of ${Object.keys(names).join(', ')}.`)
  return {
    wanted,
    sizes:
      values.size === undefined
        ? null
        : someOf('A size', Object.keys(sizes) as Size[], isSize, values.size),
    themes: someOf('A theme', themes, isTheme, values.theme),
    languages: someOf('A language', languages, isLanguage, values.lang),
    called: values.names,
  }
}

const isSize = (size: string): size is Size => size in sizes
const isTheme = (theme: string): theme is Theme => themes.some((one) => one === theme)
const isName = (name: string): name is Names => name in names

function someOf<One extends string>(
  what: string,
  all: readonly One[],
  isOne: (text: string) => text is One,
  asked: string | undefined,
): readonly One[] {
  return (
    asked?.split(',').map((text) => {
      if (!isOne(text)) throw new Problem(`${what} is one of ${all.join(', ')}.`)
      return text
    }) ?? all
  )
}
