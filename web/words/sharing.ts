import { countInWords as countInEnglish } from '../../shared/words/en/numbers.ts'
import { countInWords as countInFrench } from '../../shared/words/fr/numbers.ts'

const ordinalsEn =
  'no first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth'.split(' ')
const ordinalEn = (number: number): string => ordinalsEn[number] ?? `${number}th`

export type SharingWords = typeof en

/** The texts of shared pictures, and of the drawer that shares them. */
const en = {
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
  players: (count: number): string => (count === 1 ? 'alone' : `${countInEnglish(count)} of us`),
  /**
   * @param attempt how often this table has tried this game, including this time; null if unknown
   */
  wonTogether: (players: number, attempt: number | null): string =>
    `won ${players === 1 ? 'alone' : `by ${countInEnglish(players)}`}${attempt === null ? '' : ` on the ${ordinalEn(attempt)} try`}`,
  try: 'try',
  /** The players by the colours of their pieces, because a shared picture has no names. */
  colours: ['Blue', 'Red', 'Green', 'Purple', 'Orange', 'Pink'],
  step: (step: number, last: number): string => `step ${step} of ${last}`,
}

const ordinalsDe =
  'nullten ersten zweiten dritten vierten fünften sechsten siebten achten neunten zehnten elften zwölften'.split(
    ' ',
  )
const inGroupDe = ['', 'allein', 'zu zweit', 'zu dritt', 'zu viert', 'zu fünft', 'zu sechst']
const groupDe = (count: number): string => inGroupDe[count] ?? `zu ${count}`

const de: SharingWords = {
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
  players: groupDe,
  wonTogether: (players, attempt) =>
    `${groupDe(players)} gewonnen${attempt === null ? '' : `, im ${ordinalsDe[attempt] ?? `${attempt}.`} Versuch`}`,
  try: 'Versuch',
  colours: ['Blau', 'Rot', 'Grün', 'Lila', 'Orange', 'Rosa'],
  step: (step, last) => `Schritt ${step} von ${last}`,
}

const ordinalsFr =
  'zéro premier deuxième troisième quatrième cinquième sixième septième huitième neuvième dixième onzième douzième'.split(
    ' ',
  )
const groupFr = (count: number): string => (count === 1 ? 'en solo' : `à ${countInFrench(count)}`)

const fr: SharingWords = {
  shape: 'Format',
  shapes: { square: 'Carré', wide: 'Large', clip: 'Vidéo' },
  send: 'Envoyer',
  copyPicture: 'Copier l’image',
  copyText: 'Copier le texte',
  download: 'Télécharger',
  done: {
    sent: 'L’image est partagée.',
    picture: 'L’image est copiée.',
    text: 'Le texte est copié.',
    downloaded: 'L’image est dans tes téléchargements.',
  },
  failed: {
    draw: 'Impossible de dessiner l’image. Copie plutôt le texte.',
    send: 'L’envoi n’a pas marché. Copie ou télécharge plutôt l’image.',
    picture: 'Ce navigateur ne copie pas les images. Télécharge-la plutôt.',
    text: 'Ce navigateur n’autorise pas la copie. Télécharge plutôt l’image.',
  },
  clip: {
    title: 'Vidéo des derniers coups',
    recording: 'Les derniers coups sont en cours d’enregistrement.',
    ready: 'La vidéo est prête.',
    sent: 'La vidéo est partagée.',
    downloaded: 'La vidéo est dans tes téléchargements.',
    failed: 'Impossible d’enregistrer la vidéo. Choisis plutôt une image.',
    sendFailed: 'L’envoi n’a pas marché. Télécharge plutôt la vidéo.',
    textFailed: 'Ce navigateur n’autorise pas la copie. Télécharge plutôt la vidéo.',
  },
  round: 'Quelle manche !',
  players: groupFr,
  wonTogether: (players, attempt) =>
    `gagné ${groupFr(players)}${attempt === null ? '' : ` au ${ordinalsFr[attempt] ?? `${attempt}e`} essai`}`,
  try: 'essai',
  colours: ['Bleu', 'Rouge', 'Vert', 'Violet', 'Orange', 'Rose'],
  step: (step, last) => `étape ${step} sur ${last}`,
}

export const sharingWords = { en, de, fr }
