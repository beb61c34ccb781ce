/** A phrase by itself, written without marks, in any case. */
const phrase = (source: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\d])(?:${source})(?![\\p{L}\\d])`, 'giu')

const counted =
  '(?:cards|piles|stacks|turns|(?:hand)?karten|(?:ablage)?stapeln?|zue?gen?|cartes|tas|tours)'
const ordered = '(?:card|pile|stack|turn|time|karten?|stapels?|zue?g|mal|runde|carte|tour|fois)'
const twoOrThree = '(?:two|three|zwei|zwo|drei|deux|trois|2|3)'
const secondOrThird = '(?:third|(?:zweit|dritt)e[mnrs]?|(?:deux|trois)ieme)'

/** What a table may say although a number stands in it. Taken out of a message before it is read for numbers (TG-11). */
export const harmlessPhrases: readonly RegExp[] = [
  // The command. The French write a space before the mark.
  /(?<=^|[\s("'«„“‘])3\s?!/gu,
  phrase(`${twoOrThree}\\s+${counted}`),
  phrase(`${secondOrThird}\\s+${ordered}`),
  // To mind, which is a number only where an article makes it one: "ich achte darauf", but "die achte".
  phrase('(?<!(?:der|die|das|den|dem|des|am|zum|vom|beim)\\s)achten?'),
  phrase('(?:gib|gebt|ausser)\\sacht|acht\\s(?:geben|lassen)'),
  // English, where the French would count to sixteen.
  phrase('seize(?=\\s(?:the|this|that|it|your|our|my|every|any|control)(?!\\p{L}))'),
  phrase('(?:quoi|rien)\\sde\\sneuf'),
  // Both.
  phrase('tou(?:te)?s\\sles\\sdeux'),
  phrase('high[\\s-]?fives?'),
  phrase('sixth\\ssense|sechste[nrs]?\\ssinne?s?|sixieme\\ssens'),
]
