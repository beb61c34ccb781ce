import type { ImportGraph } from './import-graph.ts'

/** What each room may import: nobody looks up. */
const below: Readonly<Record<string, readonly string[]>> = {
  shared: ['shared'],
  // The client of the open interface: what is in it goes to other people's programs.
  client: ['client', 'shared'],
  web: ['web', 'shared'],
  worker: ['worker', 'shared'],
  // The service on this machine, for commands and for tests.
  'scripts/local': ['scripts/local', 'worker', 'web', 'shared'],
  testing: ['testing', 'client', 'scripts/local', 'worker', 'web', 'shared'],
  scripts: ['scripts', 'testing', 'client', 'scripts/local', 'worker', 'web', 'shared'],
  examples: ['examples', 'testing', 'client', 'scripts/local', 'worker', 'web', 'shared'],
  e2e: [
    'e2e',
    'examples',
    'scripts',
    'testing',
    'client',
    'scripts/local',
    'worker',
    'web',
    'shared',
  ],
}

const roomOf = (file: string): string =>
  file.startsWith('scripts/local/') ? 'scripts/local' : (file.split('/')[0] ?? '')

const isForTests = (file: string): boolean =>
  /\.(test|spec)\.tsx?$/.test(file) || /(^|\/)(testing|laws)\//.test(file)

const isShipped = (file: string): boolean =>
  /^(shared|web|worker)\//.test(file) && !isForTests(file)

const isOfBots = (file: string): boolean =>
  file === 'shared/games/bots.ts' || /^shared\/games\/[^/]+\/bot\//.test(file)

const boardOf = (file: string): string | undefined => /^web\/boards\/[^/]+\//.exec(file)?.[0]

type Rule = {
  readonly why: string
  readonly forbids: (file: string, imported: string) => boolean
}

export const rules: readonly Rule[] = [
  {
    why: 'a decision is given its game',
    forbids: (file, imported) =>
      file.startsWith('worker/table/decisions/') &&
      isShipped(file) &&
      imported.startsWith('shared/games/'),
  },
  {
    why: 'the arrow goes up',
    forbids: (file, imported) => !below[roomOf(file)]?.includes(roomOf(imported)),
  },
  {
    why: 'what is shipped imports what is for tests',
    forbids: (file, imported) => isShipped(file) && isForTests(imported),
  },
  {
    why: 'a board is made of shared/ and web/kit/ alone',
    forbids: (file, imported) => {
      const board = boardOf(file)
      if (board === undefined || !isShipped(file)) return false
      return !imported.startsWith(board) && !/^(shared|web\/kit)\//.test(imported)
    },
  },
  {
    why: 'web/kit/ knows no board and no page',
    // Only how the page says things, such as what closes a drawer.
    forbids: (file, imported) =>
      file.startsWith('web/kit/') &&
      isShipped(file) &&
      !/^(shared|web\/kit|web\/words)\//.test(imported),
  },
  {
    why: 'a page loads no bot',
    forbids: (file, imported) =>
      isShipped(file) && !file.startsWith('worker/') && !isOfBots(file) && isOfBots(imported),
  },
]

/** Every import that a rule forbids, as a sentence. */
export function forbiddenImports(graph: ImportGraph): string[] {
  return [...graph].flatMap(([file, imports]) =>
    imports.flatMap((imported) =>
      rules
        .filter(({ forbids }) => forbids(file, imported))
        .map(({ why }) => `${file} imports ${imported}: ${why}`),
    ),
  )
}
