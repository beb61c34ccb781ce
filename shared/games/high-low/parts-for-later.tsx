export { AtEnd } from './AtEnd.tsx'
export { Keyboard } from './Keyboard.tsx'
export { Sheets } from './Sheets.tsx'
