import type { Tempo } from '../../shared/protocol/table-settings.ts'

/** The rules that the viewer has chosen for a new game against bots. */
export interface ChosenGame {
  readonly options: object
  readonly tempo: Tempo
}

const chosenGames = new Map<string, ChosenGame>()

/**
 * Stores the rules for the next time that the page of this game against bots opens. With the usual
 * rules, the page continues an unfinished game. With other rules, it starts a new game. Without a
 * stored choice, the page shows the last game, even if it is over.
 */
export const chooseLocalGame = (game: string, chosen: ChosenGame): void =>
  void chosenGames.set(game, chosen)

/** Returns the stored rules for the page of this game, and removes them. */
export function takeChosenGame(game: string): ChosenGame | undefined {
  const chosen = chosenGames.get(game)
  chosenGames.delete(game)
  return chosen
}
