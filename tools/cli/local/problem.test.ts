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
