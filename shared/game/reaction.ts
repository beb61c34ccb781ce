/** What a player can express without typing: the faces that their piece can show to the whole table. */
export const reactions = ['laugh', 'sigh', 'clap', 'amazed', 'thanks', 'hurry'] as const
export type Reaction = (typeof reactions)[number]
