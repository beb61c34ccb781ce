import { describe, expect, test } from 'vitest'

import { readFrame } from './frame.ts'

const read = (address: string) => {
  const [path = '', search = ''] = address.split('?')
  const query = Object.fromEntries(
    search
      .split('&')
      .filter(Boolean)
      .map((pair) => pair.split('=')),
  )
  return readFrame(path, query, (id) => id === 'patience')
}

describe('the URL of a frame', () => {
  test.each([
    ['/embed/KTRMVX', { shows: 'watch', code: 'KTRMVX' }],
    ['/embed/ktr-mvx/', { shows: 'watch', code: 'KTRMVX' }],
    ['/embed/KTR%C2%B7MVX?theme=dark&lang=de', { shows: 'watch', code: 'KTRMVX' }],
    ['/embed/KTRMVX?mode=watch', { shows: 'watch', code: 'KTRMVX' }],
    ['/embed/KTRMVX?mode=play', { shows: 'play', code: 'KTRMVX' }],
    ['/embed/KTRMVX?utm_source=feed', { shows: 'watch', code: 'KTRMVX' }],
    ['/overlay/KTRMVX?theme=light', { shows: 'overlay', code: 'KTRMVX' }],
    ['/overlay/KTRMVX?mode=play', { shows: 'overlay', code: 'KTRMVX' }],
    ['/embed?record=', { shows: 'record' }],
    ['/embed?game=patience', { shows: 'fresh', game: 'patience', rules: null }],
    ['/embed/?game=patience&rules=usual', { shows: 'fresh', game: 'patience', rules: 'usual' }],
  ])('%s shows %o', (address, value) => {
    expect(read(address)).toEqual({ ok: true, value })
  })

  test.each([
    ['/embed', { refusal: 'malformed', option: 'game' }],
    ['/embed?game=go-fish', { refusal: 'no-such-game' }],
    ['/overlay?record', { refusal: 'malformed-code' }],
    ['/embed/KTRMV', { refusal: 'malformed-code' }],
    ['/embed/%E0%A4%A', { refusal: 'malformed-code' }],
    ['/overlay', { refusal: 'malformed-code' }],
    ['/embed/KTRMVX/more', { refusal: 'no-such-page' }],
    ['/embed/KTRMVX?theme=neon', { refusal: 'malformed', option: 'theme' }],
    ['/embed/KTRMVX?theme=', { refusal: 'malformed', option: 'theme' }],
    ['/embed/KTRMVX?lang=xx', { refusal: 'malformed', option: 'lang' }],
    ['/embed/KTRMVX?mode=cheat', { refusal: 'malformed', option: 'mode' }],
  ])('%s is refused with %o', (address, refused) => {
    expect(read(address)).toEqual({ ok: false, refused })
  })
})
