export type TakeBackWords = typeof takeBackWords

// The texts for taking the last move back, and for asking the other players to agree.

export const takeBackWords = {
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
