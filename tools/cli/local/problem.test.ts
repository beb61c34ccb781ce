import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

import { parseOptions, Problem } from './problem.ts'

test('a mistake in the options is a problem that names the option and the usage', () => {
  const config = { options: { port: { type: 'string' } } } as const
  const parse = (...args: string[]) => parseOptions('Usage: npm start', { ...config, args })
  expect(parse('--port', '8787').values.port).toBe('8787')
  expect(() => parse('--prot', '8787')).toThrow(
    new Problem("Unknown option '--prot'.\nUsage: npm start"),
  )
})

test('a command ends quietly if its reader ends first', async () => {
  // The text is longer than the buffer of a pipe, so a part of it is left when `head` ends.
  const program = `
    import { run, say } from '${new URL('problem.ts', import.meta.url).href}'
    await run(async () => say('a line\\n'.repeat(100_000)))`
  const { stdout, stderr } = await promisify(execFile)('bash', [
    '-o',
    'pipefail',
    '-c',
    '"$0" --input-type=module --eval "$1" | head -n 1',
    process.execPath,
    program,
  ])
  expect({ stdout, stderr }).toEqual({ stdout: 'a line\n', stderr: '' })
})
