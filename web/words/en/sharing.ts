import { countInWords } from '../../../shared/words/en/numbers.ts'

const ordinals =
  'no first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth'.split(' ')
const ordinal = (number: number): string => ordinals[number] ?? `${number}th`

export type SharingWords = typeof sharingWords

/** The words of the picture of a game, and of the sheet that shares it. */
export const sharingWords = {
  shape: 'Format',
  shapes: { square: 'Square', wide: 'Wide', clip: 'Clip' },
  send: 'Send',
  copyPicture: 'Copy picture',
  copyText: 'Copy text',
  download: 'Download',
  done: {
    sent: 'The picture is shared.',
    picture: 'The picture is copied.',
    text: 'The text is copied.',
    downloaded: 'The picture is in your downloads.',
  },
  failed: {
    draw: 'The picture couldn’t be drawn. Copy the text instead.',
    send: 'Sending didn’t work. Copy or download the picture instead.',
    picture: 'This browser doesn’t copy pictures. Download it instead.',
    text: 'This browser doesn’t allow copying. Download the picture instead.',
  },
  clip: {
    title: 'Clip of the last moves',
    recording: 'The last moves are being recorded.',
    ready: 'The clip is ready.',
    sent: 'The clip is shared.',
    downloaded: 'The clip is in your downloads.',
    failed: 'The clip couldn’t be recorded. Choose a picture instead.',
    sendFailed: 'Sending didn’t work. Download the clip instead.',
    textFailed: 'This browser doesn’t allow copying. Download the clip instead.',
  },

  /** The headline of a game with places, which names no winner. */
  round: 'What a round!',
  /** Below the headline: the game, what was special, and how many played. */
  players: (count: number): string => (count === 1 ? 'alone' : `${countInWords(count)} of us`),
  /** @param attempt the number of this game among those of its kind at the table; null if unknown */
  wonTogether: (players: number, attempt: number | null): string =>
    `won ${players === 1 ? 'alone' : `by ${countInWords(players)}`}${attempt === null ? '' : ` on the ${ordinal(attempt)} try`}`,
  try: 'try',
  /** The players without their names, by the colours of their pieces. */
  colours: ['Blue', 'Red', 'Green', 'Purple', 'Orange', 'Pink'],
  step: (step: number, last: number): string => `step ${step} of ${last}`,
}
