import { expect, test } from 'vitest'

import { findMessageProblem } from './commit-message.ts'

test.each([
  'fix(relay): drop messages older than the subscription',
  'feat!: publish version 2 of the API',
  'refactor(b2,lobby): name the publisher\n\nWhy it is named so.',
  'docs(api): name `POST /api/tables`',
  "Merge branch 'main' into relays",
])('“%s” is accepted', (message) => {
  expect(findMessageProblem(message)).toBeNull()
})

test.each([
  ['Drop old messages', 'type(scope)'],
  ['change(relay): drop old messages', 'type(scope)'],
  ['fix(Relay): drop old messages', 'type(scope)'],
  ['fix(relay): Drop old messages', 'capital letter'],
  ['fix(relay): drop old messages.', 'full stop'],
  [`fix(relay): ${'x'.repeat(61)}`, '73 characters'],
  ['fix(relay): drop old messages\nat once', 'empty line'],
])('“%s” is not accepted', (message, problem) => {
  expect(findMessageProblem(message)).toContain(problem)
})
