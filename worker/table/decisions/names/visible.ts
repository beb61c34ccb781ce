/** What a text needs at least one of, to be seen. */
export const isVisible = (text: string): boolean => text.replace(notSeen, '') !== ''

const notSeen = /[\p{Default_Ignorable_Code_Point}\p{M}\s\u2800]/gu

/**
 * Without what cannot be seen, but for where it changes what can: inside an emoji, between the letters of a script that
 * joins them or keeps them apart, and as the form of what stands before it.
 */
export const withoutUnseen = (text: string): string => text.replace(seenOrNot, '$1')

const picture = '\\p{Extended_Pictographic}(?:\\p{Emoji_Modifier}|\\uFE0F)?'
/** People, hearts and the like, up to four of them joined. */
const pictures = `${picture}(?:\\u200D${picture}){0,3}`
/** A flag that is spelt out, such as that of Scotland. */
const spelt = '\\u{1F3F4}[\\u{E0030}-\\u{E0039}\\u{E0061}-\\u{E007A}]{3,6}\\u{E007F}'
const letter = '[[\\p{L}\\p{M}]--\\p{Default_Ignorable_Code_Point}]'
const joint = `(?<=${letter})[\\u200C\\u200D](?=${letter})`
const seen = '[[\\p{L}\\p{M}\\p{N}\\p{S}\\p{P}]--\\p{Default_Ignorable_Code_Point}]'
const form = `(?<=${seen})\\p{Variation_Selector}`
const seenOrNot = new RegExp(
  `(${spelt}|${pictures}|${joint}|${form})|\\p{Default_Ignorable_Code_Point}`,
  'gv',
)
