/** Normalizes letters for comparison: removes case, marks, ligatures, widths and invisible characters. */
export const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .normalize('NFD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .replace(/[ßẞ]/g, 'ss')

/**
 * Every word for 2 to 99 in the three languages, written as one word (`fortyseven`), with its
 * ordinal and its usual endings. If a number is written as several words, one of them is in this
 * set too. Words for 1 are articles, and 100 counts in digits only (TG-11).
 */
export const numberWords: ReadonlySet<string> = new Set(
  [...english(), ...german(), ...french()].flatMap((word) => [
    plain(word),
    plain(word.replaceAll('ü', 'ue').replaceAll('ö', 'oe')),
  ]),
)
export const longestNumberWord = Math.max(...[...numberWords].map(({ length }) => length))

/** Appends each of `units` to each of `tens`. */
function combine(tens: readonly string[], units: readonly string[]): string[] {
  return tens.flatMap((ten) => units.map((unit) => ten + unit))
}

function english(): string[] {
  const units = 'two three four five six seven eight nine'.split(' ')
  const teens =
    'ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(' ')
  const tens = 'twenty thirty forty fourty fifty sixty seventy eighty ninety'.split(' ')
  const cardinals = [...units, ...teens, ...tens, ...combine(tens, ['one', ...units])]

  const irregular = 'third fifth eighth ninth'.split(' ')
  const regular = 'fourth sixth seventh'.split(' ')
  const ordinals = [
    ...irregular,
    ...regular,
    ...teens.map((teen) => (teen === 'twelve' ? 'twelfth' : `${teen}th`)),
    ...tens.map((ten) => ten.replace(/y$/, 'ieth')),
    ...combine(tens, ['first', 'second', ...irregular, ...regular]),
  ]
  return [...cardinals.flatMap((word) => [word, several(word), `${word}ish`]), ...ordinals, 'dozen']
}

function several(word: string): string {
  if (word.endsWith('y')) return word.replace(/y$/, 'ies')
  return word.endsWith('x') ? `${word}es` : `${word}s`
}

function german(): string[] {
  const units = 'zwei zwo drei vier fünf sechs sieben acht neun'.split(' ')
  const teens =
    'zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn'.split(' ')
  const tens = 'zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig'.split(' ')
  const compounds = ['ein', 'eins', ...units].flatMap((unit) => combine([`${unit}und`], tens))
  const cardinals = [...units, ...teens, ...tens, ...compounds]

  const ordinalStems = [
    ...'zweit dritt viert fünft sechst siebt siebent acht neunt'.split(' '),
    ...combine(teens, ['t']),
    ...combine([...tens, ...compounds], ['st']),
  ]
  const inflected = [
    ...combine(cardinals, ['', 'e', 'en', 'er', 'ern', 'ers']),
    // The German endings “-mal” and “-fach” count only from four on. Players say “zweimal” and
    // “dreimal” when they talk about turns, but a larger multiple names a number.
    ...combine(cardinals.slice(3), ['mal', 'fach']),
    ...combine(ordinalStems, ['e', 'en', 'er', 'es', 'em']),
  ]
  const fairies = new Set(['elfe', 'elfen'])
  return [
    ...inflected.filter((word) => !fairies.has(word)),
    ...'zehnertrick zehnersprung zehnerschritt dutzend'.split(' '),
  ]
}

function french(): string[] {
  const units = 'deux trois quatre cinq six sept huit neuf'.split(' ')
  const toSixteen = 'dix onze douze treize quatorze quinze seize'.split(' ')
  const teens = [...toSixteen, 'dixsept', 'dixhuit', 'dixneuf']
  const tens = 'vingt trente quarante cinquante soixante septante huitante octante nonante'.split(
    ' ',
  )
  const one = ['un', 'une', 'etun', 'etune']
  const cardinals = [
    ...units,
    ...teens,
    ...tens,
    ...combine(tens, [...one, ...units]),
    ...combine(['soixante', 'quatrevingt'], [...teens, 'etonze']),
    ...combine(['quatrevingt'], ['', 's', ...one, ...units]),
  ]
  const ordinals = cardinals.map((word) =>
    `${word}ième`
      .replace('eième', 'ième')
      .replace('cinqième', 'cinquième')
      .replace('neufième', 'neuvième'),
  )
  const about =
    'dizaine douzaine quinzaine vingtaine trentaine quarantaine cinquantaine soixantaine'
  return [...cardinals, ...ordinals, ...combine(ordinals, ['s']), ...about.split(' ')]
}
