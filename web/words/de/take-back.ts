import type { TakeBackWords } from '../en/take-back.ts'

export const takeBackWords: TakeBackWords = {
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
