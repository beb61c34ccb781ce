import { lazily } from '../../lazy.tsx'

// What comes right after a board's first picture, in one file: what is needed only by keyboard, when the pile has gone,
// when somebody asks for it, or at the end.
const parts = () => import('./parts-for-later.tsx')
export const AtEnd = lazily(() => parts().then((file) => file.AtEnd))
export const Gone = lazily(() => parts().then((file) => file.Gone))
export const Keyboard = lazily(() => parts().then((file) => file.Keyboard))
export const LaidOpen = lazily(() => parts().then((file) => file.LaidOpen))
export const Sheets = lazily(() => parts().then((file) => file.Sheets))
