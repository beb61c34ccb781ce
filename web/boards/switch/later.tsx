import { lazily } from '../../lazy.tsx'

// What comes right after a board's first picture, in one file: what one plays with, what is beautiful rather than
// needed, and what is shown when a round or the game is over.
const parts = () => import('./parts-for-later.tsx')
export const Coming = lazily(() => parts().then((file) => file.Coming))
export const Ending = lazily(() => parts().then((file) => file.Ending))
export const FaceDetails = lazily(() => parts().then((file) => file.FaceDetails))
export const Keyboard = lazily(() => parts().then((file) => file.Keyboard))
export const Mine = lazily(() => parts().then((file) => file.Mine))
export const Remarks = lazily(() => parts().then((file) => file.Remarks))
export const WishSign = lazily(() => parts().then((file) => file.WishSign))
