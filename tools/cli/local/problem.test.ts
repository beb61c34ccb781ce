import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

test('a command ends quietly if its reader ends first', async () => {
  const { href } = new URL(`file://${join(import.meta.dirname, 'problem.ts')}`)
  const program = `
    import { run, say } from '${href}'
    await run(async () => {
      for (let line = 0; line < 1_000; line++) {
        say('a line')
        await new Promise((go) => setTimeout(go, 1))
      }
    })`
  const piped = ['-o', 'pipefail', '-c', '"$0" --input-type=module --eval "$1" | head -n 1']
  const { stdout, stderr } = await promisify(execFile)('bash', [
    ...piped,
    process.execPath,
    program,
  ])
  expect({ stdout, stderr }).toEqual({ stdout: 'a line\n', stderr: '' })
})
