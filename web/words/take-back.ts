type TakeBackWords = typeof en

// The texts for taking the last move back, and for asking the other players to agree.

const en = {
  takeBack: 'Take it back',
  ask: 'Ask for it back',
  /** Stands before the label of the button on a shared phone. */
  of: (name: string) => `${name}: `,
  /** Screen readers read this after the label of the button. */
  asked: (names: string) => `${names} decide`,
  agree: (agreed: number, asked: number) =>
    `${agreed} of ${asked} ${agreed === 1 ? 'agrees' : 'agree'}`,
  missing: (names: string, players: number) =>
    players === 1 ? `${names} has not answered yet` : `${names} have not answered yet`,
  neverMind: 'Never mind',
  asks: (name: string) => `${name} would like to take the last move back`,
  asksMeans: 'All have to agree.',
  no: 'No',
  yes: 'Yes',
}

const de: TakeBackWords = {
  takeBack: 'Zurücknehmen',
  ask: 'Um Rücknahme bitten',
  of: (name) => `${name}: `,
  asked: (names) => `${names} entscheiden`,
  agree: (agreed, asked) => `${agreed} von ${asked} ${agreed === 1 ? 'ist' : 'sind'} einverstanden`,
  missing: (names, players) =>
    players === 1 ? `${names} hat noch nicht geantwortet` : `${names} haben noch nicht geantwortet`,
  neverMind: 'Doch nicht',
  asks: (name) => `${name} möchte den letzten Zug zurücknehmen`,
  asksMeans: 'Alle müssen einverstanden sein.',
  no: 'Nein',
  yes: 'Ja',
}

const fr: TakeBackWords = {
  takeBack: 'Reprendre ce coup',
  ask: 'Demander à le reprendre',
  of: (name) => `${name} : `,
  asked: (names) => `à ${names} de décider`,
  agree: (agreed, asked) => `${agreed} sur ${asked} ${agreed < 2 ? 'est' : 'sont'} d’accord`,
  missing: (names, players) =>
    players === 1 ? `${names} n’a pas encore répondu` : `${names} n’ont pas encore répondu`,
  neverMind: 'Laisser tomber',
  asks: (name) => `${name} voudrait reprendre son dernier coup`,
  asksMeans: 'Tous doivent être d’accord.',
  no: 'Non',
  yes: 'Oui',
}

// These texts load with the button that takes a move back, after the first move of a player.
export const takeBackWords = { en, de, fr }
