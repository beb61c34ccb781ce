import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { Problem, run, say } from '../cli/local/problem.ts'
import { findParticiples, findPronouns } from './wording.ts'

// Part of `npm run check`. Reports indefinite pronouns in comments and test titles, and exported
// names that are participles. `node tools/checks/words.ts web/client` checks one folder.

const root = join(import.meta.dirname, '../..')
const sources = '{client,examples,package,shared,tests,tools,web,worker}/**/*.{css,js,mjs,ts,tsx}'
// The tests of this check contain forbidden words on purpose, so they are not checked.
const unchecked =
  /(?:^|\/)(?:node_modules|dist|generated-client)\/|^web\/public\/versions|^tools\/checks\/.*\.test\.ts$/

await run(async () => {
  const [folder] = process.argv.slice(2)
  const isChecked = (file: string): boolean => folder === undefined || file.startsWith(folder)
  const files = globSync([sources, '*.ts'], { cwd: root, exclude: ['**/node_modules', '**/dist'] })
  const problems = files
    .filter((file) => !unchecked.test(file) && isChecked(file))
    .flatMap((file) => {
      const text = readFileSync(join(root, file), 'utf8')
      return findPronouns(file, text).concat(findParticiples(file, text))
    })
  if (problems.length === 0) return
  say(problems.join('\n'))
  throw new Problem(
    `Unclear words: ${problems.length}. CONTRIBUTING.md says how the code is written.`,
  )
})
