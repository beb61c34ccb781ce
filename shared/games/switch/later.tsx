import { lazily } from '../../../web/lazy.tsx'

// What comes right after a board's first picture, in one file: what one plays with, what is beautiful rather than
// needed, and what is shown when a round or the game is over.
const parts = () => import('./parts-for-later.tsx')
export const CardMiddle = lazily(() => parts().then((file) => file.CardMiddle))
export const GameEnd = lazily(() => parts().then((file) => file.GameEnd))
export const Keyboard = lazily(() => parts().then((file) => file.Keyboard))
export const KeysSheet = lazily(() => parts().then((file) => file.KeysSheet))
export const Mine = lazily(() => parts().then((file) => file.Mine))
export const RoundEnd = lazily(() => parts().then((file) => file.RoundEnd))
export const Signs = lazily(() => parts().then((file) => file.Signs))
export const WishSign = lazily(() => parts().then((file) => file.WishSign))
