export { AtEnd } from './AtEnd.tsx'
export { Gone } from './Gone.tsx'
export { Keyboard } from './Keyboard.tsx'
export { Sheets } from './Sheets.tsx'
