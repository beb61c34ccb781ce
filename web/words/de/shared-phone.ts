import type { SharedPhoneWords } from '../en/shared-phone.ts'

export const sharedPhoneWords: SharedPhoneWords = {
  title: 'Ein Handy für alle',
  means:
    'Ihr reicht das Handy herum. Deine Karten bleiben zugedeckt, bis du bestätigst, dass du es hast.',
  name: (number) => `Name von Spieler ${number}`,
  more: 'Noch jemand',
  join: 'Andere können mit dem eigenen Handy und dem Tisch-Code dazukommen.',
  handTo: (name) => `Gib ${name} das Handy`,
  iAm: (name) => `Ich bin ${name}`,
  who: 'Wer hat das Handy?',
  turnOf: (name) => `${name} ist dran`,
  paused: 'Der Tisch macht Pause.',
  others: 'Eigene Karten ansehen',
  cover: 'Meine Karten zudecken',
  people: 'An diesem Handy',
  add: 'Noch jemand spielt an diesem Handy',
  addName: 'Name',
  sit: 'Mitspielen',
  move: (name) => `${name} auf ein anderes Gerät mitnehmen`,
  leave: (name) => `${name} verlässt den Tisch`,
}
