import { afterEach, expect, test } from 'vitest'

import { askForBoard } from './early-board.ts'

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

test('all files of the board are asked for, the scripts as modules and the style as a style', () => {
  pageThatLists(boards)
  askForBoard('nix')
  expect(asked()).toEqual([
    ['modulepreload', '/assets/nix.js'],
    ['modulepreload', '/assets/nix-en.js'],
    ['preload', '/assets/nix.css'],
  ])
})

test('none is asked for twice, whoever has asked for it before', () => {
  pageThatLists(boards, '<link rel="modulepreload" href="/assets/nix-en.js">')
  askForBoard('nix')
  askForBoard('nix')
  expect(asked().map(([, file]) => file)).toEqual([
    '/assets/nix-en.js',
    '/assets/nix.js',
    '/assets/nix.css',
  ])
})

test.each(['poker', '', 'toString'])(
  'for %o, which is no game of this build, nothing is',
  (game) => {
    pageThatLists(boards)
    askForBoard(game)
    expect(asked()).toEqual([])
  },
)

test('a page that lists none asks for none', () => {
  askForBoard('nix')
  expect(asked()).toEqual([])
})
