// Our own drawings for court cards and the joker, each in a field of about 100 by 100 around its middle.

/** What the court wears above its shield: a bonnet with a feather, a coronet with pearls, a closed crown. */
export const headgear = {
  J: 'M-33 34C-36 14-20 4 2 4C24 4 36 14 33 34C12 42-12 42-33 34ZM10 5C8-16 18-36 46-46C44-34 46-26 38-18C40-10 32-2 24 8M14 0C18-14 26-26 38-36',
  Q: 'M-32 38C-34 22-38 8-44-6C-34 0-26 2-20-12C-16-20-8-26 0-38C8-26 16-20 20-12C26 2 34 0 44-6C38 8 34 22 32 38C12 33-12 33-32 38ZM-46-12a5 5 0 1 1 .1 0ZM0-42a6 6 0 1 1 .1 0ZM46-12a5 5 0 1 1 .1 0ZM-24-18a4 4 0 1 1 .1 0ZM24-18a4 4 0 1 1 .1 0Z',
  K: 'M-36 38V20C-50 4-44-18-26-20C-14-21-4-14 0-6C4-14 14-21 26-20C44-18 50 4 36 20V38ZM-36 20C-12 14 12 14 36 20M0-6V16M0-12V-44M-11-33H11',
} as const

export const shield = 'M-38-42C-20-36 20-36 38-42C38-10 42 24 0 50C-42 24-38-10-38-42Z'

/** A fool's cap: three horns with bells. */
export const foolsCap =
  'M-30 44C-32 22-40 0-58-4C-40-18-24-12-16 2C-16-20-8-38 0-50C8-38 16-20 16 2C24-12 40-18 58-4C40 0 32 22 30 44C12 36-12 36-30 44ZM-62-8a6 6 0 1 1 .1 0ZM0-62a6 6 0 1 1 .1 0ZM62-8a6 6 0 1 1 .1 0ZM-28 54C-12 47 12 47 28 54'
