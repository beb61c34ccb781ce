import { afterEach, expect, test } from 'vitest'

import { preloadBoard } from './early-board.ts'

const boards = {
  nix: ['/assets/nix.js', '/assets/nix-en.js', '/assets/nix.css'],
  switch: ['/assets/switch.js'],
}

const pageThatLists = (listed: object, head = ''): void => {
  document.head.innerHTML = `${head}<script type="application/json" data-boards>${JSON.stringify(listed)}</script>`
}

const asked = () =>
  [...document.head.querySelectorAll('link')].map((link) => [link.rel, link.getAttribute('href')])

afterEach(() => {
  document.head.innerHTML = ''
})

test('all files of the board are preloaded, scripts as modules and the style sheet as a style', () => {
  pageThatLists(boards)
  preloadBoard('nix')
  expect(asked()).toEqual([
    ['modulepreload', '/assets/nix.js'],
    ['modulepreload', '/assets/nix-en.js'],
    ['preload', '/assets/nix.css'],
  ])
})

test('no file is preloaded twice', () => {
  pageThatLists(boards, '<link rel="modulepreload" href="/assets/nix-en.js">')
  preloadBoard('nix')
  preloadBoard('nix')
  expect(asked().map(([, file]) => file)).toEqual([
    '/assets/nix-en.js',
    '/assets/nix.js',
    '/assets/nix.css',
  ])
})

test.each(['poker', '', 'toString'])('nothing is preloaded for %o, which is no game', (game) => {
  pageThatLists(boards)
  preloadBoard(game)
  expect(asked()).toEqual([])
})

test('a page without a list preloads nothing', () => {
  preloadBoard('nix')
  expect(asked()).toEqual([])
})
