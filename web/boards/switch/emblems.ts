import type { Suit } from '../../../shared/games/switch/rules/cards.ts'

// Our own drawings for playing cards, each in a field of about 100 by 100 around its middle.

export const emblems: Readonly<Record<Suit, string>> = {
  clubs:
    'M-22-27a22 22 0 1 1 44 0a22 22 0 0 1-10 18a22 22 0 1 1-6 32q2 16 13 25h-38q11-9 13-25a22 22 0 1 1-6-32a22 22 0 0 1-10-18Z',
  diamonds: 'M0-52C8-32 20-14 38 0C20 14 8 32 0 52C-8 32-20 14-38 0C-20-14-8-32 0-52Z',
  spades:
    'M0-50C9-27 45-9 45 17C45 33 33 40 22 40C14 40 8 36 4 30C5 39 9 45 17 50H-17C-9 45-5 39-4 30C-8 36-14 40-22 40C-33 40-45 33-45 17C-45-9-9-27 0-50Z',
  hearts:
    'M0 48C-13 26-47 8-47-19C-47-36-36-45-24-45C-12-45-3-37 0-24C3-37 12-45 24-45C36-45 47-36 47-19C47 8 13 26 0 48Z',
}
