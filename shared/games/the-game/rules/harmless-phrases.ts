/** Returns a pattern for a phrase as whole words, without punctuation, in any case. */
const phrase = (source: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\d])(?:${source})(?![\\p{L}\\d])`, 'giu')

const counted =
  '(?:cards|piles|stacks|turns|(?:hand)?karten|(?:ablage)?stapeln?|zue?gen?|cartes|tas|tours)'
const ordered = '(?:card|pile|stack|turn|time|karten?|stapels?|zue?g|mal|runde|carte|tour|fois)'
const twoOrThree = '(?:two|three|zwei|zwo|drei|deux|trois|2|3)'
const secondOrThird = '(?:third|(?:zweit|dritt)e[mnrs]?|(?:deux|trois)ieme)'

/**
 * Phrases that are allowed although they contain a number. They are removed from a message before the search for
 * numbers (TG-11).
 */
export const harmlessPhrases: readonly RegExp[] = [
  // The name of the command “3!”. French has a space before the exclamation mark.
  /(?<=^|[\s("'«„“‘])3\s?!/gu,
  phrase(`${twoOrThree}\\s+${counted}`),
  phrase(`${secondOrThird}\\s+${ordered}`),
  // The German verb “achten” looks like the number eight, as in “ich achte darauf”. Only after an
  // article is it a number, as in “die achte”.
  phrase('(?<!(?:der|die|das|den|dem|des|am|zum|vom|beim)\\s)achten?'),
  phrase('(?:gib|gebt|ausser)\\sacht|acht\\s(?:geben|lassen)'),
  // The English verb "seize" is also the French word for sixteen.
  phrase('seize(?=\\s(?:the|this|that|it|your|our|my|every|any|control)(?!\\p{L}))'),
  phrase('(?:quoi|rien)\\sde\\sneuf'),
  // The French phrase for "both".
  phrase('tou(?:te)?s\\sles\\sdeux'),
  phrase('high[\\s-]?fives?'),
  phrase('sixth\\ssense|sechste[nrs]?\\ssinne?s?|sixieme\\ssens'),
]
