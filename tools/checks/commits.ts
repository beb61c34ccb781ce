import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

import { Problem, run, say } from '../cli/local/problem.ts'
import { findMessageProblem } from './commit-message.ts'

// `node tools/checks/commits.ts FROM TO` checks the messages of the commits of a push or a pull
// request, and needs no packages. `.githooks/commit-msg` calls it with `--message FILE` for the
// commit that is being made.

await run(async () => {
  const [first = '', second = ''] = process.argv.slice(2)
  const messages = first === '--message' ? [messageIn(second)] : messagesBetween(first, second)
  const problems = messages.flatMap((message) => {
    const problem = findMessageProblem(message)
    return problem === null ? [] : [`“${message.split('\n')[0]}”: ${problem}`]
  })
  if (problems.length > 0) throw new Problem(problems.join('\n'))
  if (first !== '--message') say(`Checked the messages of ${messages.length} commits.`)
})

function messageIn(file: string): string {
  const lines = readFileSync(file, 'utf8').split('\n')
  return lines.filter((line) => !line.startsWith('#')).join('\n')
}

function messagesBetween(from: string, to: string): string[] {
  if (to === '') throw new Problem('Usage: node tools/checks/commits.ts FROM TO')
  // If `from` is no commit here, compares with `origin/main`. That happens in the first push of a
  // branch, and after a forced push.
  const base = isCommit(from) ? from : 'origin/main'
  const log = git('log', '--no-merges', '--format=%B%x00', `${base}..${to}`)
  return log
    .split('\0')
    .map((message) => message.trim())
    .filter((message) => message !== '')
}

function isCommit(name: string): boolean {
  try {
    git('cat-file', '-e', `${name}^{commit}`)
    return true
  } catch {
    return false
  }
}

function git(...words: readonly string[]): string {
  return execFileSync('git', words, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
}
