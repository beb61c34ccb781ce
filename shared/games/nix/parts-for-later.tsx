export { DealEnd } from './DealEnd.tsx'
export { Egon } from './Egon.tsx'
export { Keyboard } from './Keyboard.tsx'
export { Sheets } from './Sheets.tsx'
