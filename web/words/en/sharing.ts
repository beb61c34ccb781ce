import { countInWords } from '../../../shared/words/en/numbers.ts'

const ordinals =
  'no first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth'.split(' ')
const ordinal = (number: number): string => ordinals[number] ?? `${number}th`

export type SharingWords = typeof sharingWords

/** The texts of shared pictures, and of the drawer that shares them. */
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

  /** The title of the picture of a competitive game. It names no winner. */
  round: 'What a round!',
  /** A fact in the caption below the title: how many people played. */
  players: (count: number): string => (count === 1 ? 'alone' : `${countInWords(count)} of us`),
  /**
   * @param attempt how often this table has tried this game, including this time; null if unknown
   */
  wonTogether: (players: number, attempt: number | null): string =>
    `won ${players === 1 ? 'alone' : `by ${countInWords(players)}`}${attempt === null ? '' : ` on the ${ordinal(attempt)} try`}`,
  try: 'try',
  /** The players by the colours of their pieces, because a shared picture has no names. */
  colours: ['Blue', 'Red', 'Green', 'Purple', 'Orange', 'Pink'],
  step: (step: number, last: number): string => `step ${step} of ${last}`,
}
