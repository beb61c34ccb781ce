import { expect, test } from 'vitest'

import { findParticiples, findPronouns } from './wording.ts'

const lines = (problems: readonly string[]) => problems.map((problem) => problem.split(':')[1])

test('a pronoun in a comment or in the title of a test is found', () => {
  const text = [
    '/** Somebody asks. */',
    "const text = 'somebody'",
    'call() // whoever calls',
    '/*',
    ' * For those who read.',
    ' */',
    "test('everybody waits', () => {})",
    "test.each([1])('%s: no one waits', () => {})",
  ].join('\n')
  expect(lines(findPronouns('some.test.ts', text))).toEqual(['1', '3', '5', '7', '8'])
  expect(lines(findPronouns('some.ts', text))).toEqual(['1', '3', '5'])
})

test('text that only looks like a comment is not checked', () => {
  const text = "glob('**/*.ts nobody'); fetch('https://somebody.example/*')"
  expect(findPronouns('some.ts', text)).toEqual([])
})

test('an exported participle is found, with or without a preposition', () => {
  const text = [
    'export const settled = 1',
    'export type Told = 1',
    'export function dealtIn() {}',
    'export { one as taken, two }',
    'const removed = 1',
  ].join('\n')
  expect(lines(findParticiples('some.ts', text))).toEqual(['1', '2', '3', '4'])
})

test.each(['seed', 'embed', 'isSettled', 'lastUsed', 'settledTable', 'dealtCards', 'findChanged'])(
  '%s may be exported',
  (name) => {
    expect(findParticiples('some.ts', `export const ${name} = 1`)).toEqual([])
  },
)
