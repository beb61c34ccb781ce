import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'

import { root } from '../../tools/cli/local/build.ts'

const workflows = (await Array.fromAsync(glob('.github/workflows/*.yml', { cwd: root }))).sort()
const textOf = (file: string) => readFile(join(root, file), 'utf8')

test.each(workflows)('%s pins each action to a commit, and names its version', async (file) => {
  const used = (await textOf(file)).match(/uses: .*/g) ?? []
  expect(used.length).toBeGreaterThan(0)
  for (const one of used)
    expect(one).toMatch(/^uses: [\w-]+\/[\w/-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/)
})

test.each(workflows)('%s limits how long each job runs, and how many at once', async (file) => {
  const text = await textOf(file)
  const jobs = text.match(/^ {4}runs-on:/gm) ?? []
  expect(text.match(/^ {4}timeout-minutes: \d+$/gm) ?? []).toHaveLength(jobs.length)
  expect(text).toMatch(/^concurrency:\n {2}group:/m)
  expect(text).toMatch(/^permissions:\n {2}contents: read$/m)
})

test('packages, actions and images are updated weekly, each kind in one pull request', async () => {
  const text = await textOf('.github/dependabot.yml')
  const kinds = text.split('- package-ecosystem: ').slice(1)
  expect(kinds.map((kind) => kind.split('\n')[0])).toEqual(['npm', 'github-actions', 'docker'])
  for (const kind of kinds) {
    expect(kind).toContain('interval: weekly')
    expect(kind).toMatch(/groups:\n(?: +#.*\n)? +\w+:\n +patterns: \['\*'\]/)
  }
})
