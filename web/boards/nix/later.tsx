import { lazily } from '../../lazy.tsx'

// What comes right after a board's first picture, in one file: what is needed only by keyboard, with EGON, when somebody
// asks for it, or when a deal is over.
const parts = () => import('./parts-for-later.tsx')
export const DealEnd = lazily(() => parts().then((file) => file.DealEnd))
export const Egon = lazily(() => parts().then((file) => file.Egon))
export const Keyboard = lazily(() => parts().then((file) => file.Keyboard))
export const OpenHands = lazily(() => parts().then((file) => file.OpenHands))
export const Sheets = lazily(() => parts().then((file) => file.Sheets))
