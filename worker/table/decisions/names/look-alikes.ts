/**
 * Letters of Greek and Cyrillic, and some rarer Latin ones, that are read as a Latin letter at a glance, each above the
 * one it is read as. Capitals and small letters have lines of their own: a Greek capital may look like another letter
 * than its small form does.
 */
const pairs = [
  // Cyrillic
  ['АВЕЅІЈКМНОРСТУХҮҺԌԚԜӀЗ', 'ABESIJKMHOPCTYXYHGQWl3'],
  ['авеѕіјкмнорстухүһԍԛԝӏԁєг', 'abesijkmhopctyxyhgqwldcr'],
  // Greek
  ['ΑΒΕΖΗΙΚΜΝΟΡΤΥΧϹͿ', 'ABEZHIKMNOPTYXCJ'],
  ['αικνοργυχωτηϲϳ', 'aikvopyuxwtncj'],
  // Latin
  ['ıȷɑɡɩʋ', 'ijagiv'],
  // One stroke, and one ring, may be a letter or a digit.
  ['Il|1', 'llll'],
  ['O0', 'oo'],
] as const

const latin: ReadonlyMap<string, string> = new Map(
  pairs.flatMap(([letters, read]) =>
    [...letters].map((letter, at) => [letter, [...read][at] ?? letter] as const),
  ),
)

const invisible = /[\p{Default_Ignorable_Code_Point}\u2800]/gu

/**
 * How a name is read by somebody who does not look closely: without what cannot be seen, in the plainest form of each
 * letter, in small letters. There are two readings, since small letters may be alike where capitals are not, and the
 * other way round. Two names that share one can be taken for each other.
 */
export function readingsOf(name: string): readonly [string, string] {
  const plain = name.normalize('NFKC').replace(invisible, '').replace(/\s+/gu, ' ').trim()
  return [small(plainest(plain)), small(plainest(small(plain)))]
}

/** Apart from their marks, which go on telling letters apart. */
const plainest = (text: string): string =>
  Array.from(text.normalize('NFD'), (letter) => latin.get(letter) ?? letter)
    .join('')
    .replace(/([ij])\u0307/g, '$1')
    .normalize('NFC')

const small = (text: string): string => text.toLocaleLowerCase('en')
