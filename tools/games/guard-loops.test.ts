import { expect, test } from 'vitest'

import { guardLoops } from './guard-loops.ts'

const run = (code: string): unknown =>
  new Function(`${guardLoops(`function game() { ${code} }`)}; return game()`)()

test.each([
  ['for', 'for (;;) {}'],
  ['for without a block', 'let n = 0; for (;;) n++'],
  ['while', 'while (true) {}'],
  ['do', 'do { } while (true)'],
  ['for of', 'const list = [1]; for (const one of list) list.push(one)'],
  ['a loop with a label', 'outer: for (;;) { for (const one of [1, 2]) if (one) continue outer }'],
  ['a loop at the end of another', 'for (const one of [1]) for (;;) if (one) 1'],
])('%s: a loop without an end throws an error with its line', (_, loop) => {
  const code = `const suits = '♠♥😀'\n\n${loop}`
  const lines = guardLoops(code).split('\n').length
  expect(lines).toBe(3)
  expect(() => run(code)).toThrow(
    expect.objectContaining({ message: 'this loop does not end', line: 3 }),
  )
})

test('loops that end do the same as without a counter', () => {
  const code = `
    const found = []
    outer: for (let row = 0; row < 3; row++) {
      for (const column of [0, 1, 2]) {
        if (column === 2) continue outer
        if (row === 2) break outer
        found.push([row, column])
      }
    }
    let count = 0
    do count++
    while (count < 7)
    for (const name in { a: 1, b: 2 }) if (name === 'b') found.push(name); else found.push('A')
    return [found, count]`
  expect(run(code)).toEqual(new Function(code)())
})
