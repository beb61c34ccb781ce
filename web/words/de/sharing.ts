import type { SharingWords } from '../en/sharing.ts'

const ordinals =
  'nullten ersten zweiten dritten vierten fünften sechsten siebten achten neunten zehnten elften zwölften'.split(
    ' ',
  )
const inGroup = ['', 'allein', 'zu zweit', 'zu dritt', 'zu viert', 'zu fünft', 'zu sechst']
const group = (count: number): string => inGroup[count] ?? `zu ${count}`

export const sharingWords: SharingWords = {
  shape: 'Format',
  shapes: { square: 'Quadrat', wide: 'Breit', clip: 'Film' },
  send: 'Senden',
  copyPicture: 'Bild kopieren',
  copyText: 'Text kopieren',
  download: 'Speichern',
  done: {
    sent: 'Das Bild ist geteilt.',
    picture: 'Das Bild ist kopiert.',
    text: 'Der Text ist kopiert.',
    downloaded: 'Das Bild liegt bei deinen Downloads.',
  },
  failed: {
    draw: 'Das Bild ließ sich nicht zeichnen. Kopiere stattdessen den Text.',
    send: 'Das Senden hat nicht geklappt. Kopiere oder speichere das Bild.',
    picture: 'Dieser Browser kopiert keine Bilder. Speichere es stattdessen.',
    text: 'Dieser Browser erlaubt kein Kopieren. Speichere stattdessen das Bild.',
  },
  clip: {
    title: 'Film der letzten Züge',
    recording: 'Die letzten Züge werden aufgenommen.',
    ready: 'Der Film ist fertig.',
    sent: 'Der Film ist geteilt.',
    downloaded: 'Der Film liegt bei deinen Downloads.',
    failed: 'Der Film ließ sich nicht aufnehmen. Wähle stattdessen ein Bild.',
    sendFailed: 'Das Senden hat nicht geklappt. Speichere stattdessen den Film.',
    textFailed: 'Dieser Browser erlaubt kein Kopieren. Speichere stattdessen den Film.',
  },
  round: 'Was für eine Runde!',
  players: group,
  wonTogether: (players, attempt) =>
    `${group(players)} gewonnen${attempt === null ? '' : `, im ${ordinals[attempt] ?? `${attempt}.`} Versuch`}`,
  try: 'Versuch',
  colours: ['Blau', 'Rot', 'Grün', 'Lila', 'Orange', 'Rosa'],
  step: (step, last) => `Schritt ${step} von ${last}`,
}
