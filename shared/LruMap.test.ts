import { expect, test } from 'vitest'

import { LruMap } from './LruMap.ts'

test('drops the least recently used entry, and reports its key', () => {
  const dropped: string[] = []
  const map = new LruMap<string, number>(2, (key) => dropped.push(key))
  map.set('one', 1).set('two', 2)
  expect(map.get('one')).toBe(1)
  map.set('three', 3)
  expect([...map]).toEqual([
    ['one', 1],
    ['three', 3],
  ])
  map.set('one', 4).set('five', 5)
  expect([...map.values()]).toEqual([4, 5])
  expect(dropped).toEqual(['two', 'three'])
})

test('a deleted entry leaves room, and is not reported as dropped', () => {
  const dropped: string[] = []
  const map = new LruMap<string, number>(1, (key) => dropped.push(key))
  map.set('one', 1)
  map.delete('one')
  map.set('two', 2)
  expect(map.get('one')).toBe(undefined)
  expect(dropped).toEqual([])
})
