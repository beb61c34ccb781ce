// The texts for several players who share one phone.

type SharedPhoneWords = typeof en

const en = {
  title: 'One phone for all',
  means: 'You pass the phone round. Your cards stay covered until you tap that you have the phone.',
  name: (number: number) => `Name of player ${number}`,
  more: 'One more',
  join: 'Others can join on their own phones with the table code.',
  handTo: (name: string) => `Pass the phone to ${name}`,
  iAm: (name: string) => `I’m ${name}`,
  who: 'Who has the phone?',
  turnOf: (name: string) => `It’s ${name}’s turn`,
  paused: 'The table is paused.',
  others: 'Look at your own cards',
  cover: 'Cover my cards',
  people: 'On this phone',
  add: 'Someone else plays on this phone',
  addName: 'Their name',
  sit: 'Sit down',
  move: (name: string) => `Move ${name} to another device`,
  leave: (name: string) => `${name} leaves the table`,
}

const de: SharedPhoneWords = {
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

const fr: SharedPhoneWords = {
  title: 'Un téléphone pour tous',
  means:
    'Vous vous passez le téléphone. Tes cartes restent cachées jusqu’à ce que tu confirmes que tu l’as.',
  name: (number) => `Nom du joueur ${number}`,
  more: 'Encore quelqu’un',
  join: 'Les autres peuvent rejoindre sur leur propre téléphone avec le code de la table.',
  handTo: (name) => `Passe le téléphone à ${name}`,
  iAm: (name) => `Je suis ${name}`,
  who: 'Qui a le téléphone ?',
  turnOf: (name) => `C’est à ${name} de jouer`,
  paused: 'La table est en pause.',
  others: 'Voir tes propres cartes',
  cover: 'Cacher mes cartes',
  people: 'Sur ce téléphone',
  add: 'Quelqu’un d’autre joue sur ce téléphone',
  addName: 'Son nom',
  sit: 'Jouer',
  move: (name) => `Passer ${name} sur un autre appareil`,
  leave: (name) => `${name} quitte la table`,
}

// These texts load with the components for shared phones, because few players share a phone.
export const sharedPhoneWords = { en, de, fr }
