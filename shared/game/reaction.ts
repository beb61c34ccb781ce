/** The faces that a player's piece can show to the whole table, as a reaction without typing. */
export const reactions = ['laugh', 'sigh', 'clap', 'amazed', 'thanks', 'hurry'] as const
export type Reaction = (typeof reactions)[number]
