import { lazily } from '../../lazy.tsx'

// What comes right after a board's first picture, in one file: what is needed only by keyboard, in Extreme, when somebody
// asks for it, or at the end.
const parts = () => import('./parts-for-later.tsx')
export const Binding = lazily(() => parts().then((file) => file.Binding))
export const CommandMark = lazily(() => parts().then((file) => file.CommandMark))
export const Keyboard = lazily(() => parts().then((file) => file.Keyboard))
export const Sheets = lazily(() => parts().then((file) => file.Sheets))
export const OpenHands = lazily(() => parts().then((file) => file.OpenHands))
