/**
 * Pronouns that do not name who acts. A comment names the relay, the service, a player or a
 * spectator instead.
 */
const pronouns =
  /\b(?:who(?:m|mso|so)?ever|(?:some|any|every|no)body|someone|no[ -]one|those who)\b/gi

// A string can contain the characters of a comment, as in '**/*.ts' and 'https://…'. So a match
// needs white space or a bracket before it.
const comments = /(?<=^|[\s({,;])\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/[^\n]*/gm
const titles = /(?:\b(?:test|describe)(?:\.\w+)*|\))\(\s*(['"`])((?:\\.|(?!\1)[^\n])*)\1\s*,/g

/** Returns each pronoun in the comments of a file, and in the titles of its tests. */
export function findPronouns(file: string, text: string): string[] {
  const found = [...text.matchAll(comments)]
  if (/\.(?:test|spec)\.tsx?$/.test(file)) found.push(...text.matchAll(titles))
  return found
    .flatMap((passage) =>
      [...passage[0].matchAll(pronouns)].map(({ 0: word, index }) => ({
        line: lineAt(text, passage.index + index),
        word,
      })),
    )
    .toSorted((one, other) => one.line - other.line)
    .map(({ line, word }) => `${file}:${line}: “${word}” does not name who acts`)
}

const declared =
  /^export (?:declare )?(?:default )?(?:async )?(?:const|let|function\*?|class|type|interface) (\w+)/gm
const listed = /^export (?:type )?\{([^}]*)\}/gm

const irregular =
  'begun bought brought broken built caught chosen dealt done drawn driven fallen felt forbidden forgotten found given gone ' +
  'heard held hidden kept known laid left lent lost made meant met paid proven said seen sent shown sold spent spoken stolen ' +
  'taken told thought thrown torn understood woken won written'
/** Names that look like participles, but are allowed. */
const nouns =
  /^(?:bed|deed|embed|exceed|feed|need|oembed|proceed|red|refused|seed|speed|succeed|testbed)$/i
const participle = new RegExp(
  `^(${irregular.replaceAll(' ', '|')}|\\w+?ed)(?:After|At|Before|By|For|From|In|Of|Off|On|Out|To|Up|With)?$`,
  'i',
)

/**
 * Returns a problem for each exported name that is a participle, alone or with a preposition. A
 * participle says neither what the export is nor what it does.
 */
export function findParticiples(file: string, text: string): string[] {
  const single = [...text.matchAll(declared)].map(({ 1: name = '', index }) => ({ name, index }))
  const several = [...text.matchAll(listed)].flatMap(({ 1: names = '', index }) =>
    names.split(',').map((one) => ({ name: one.trim().split(/\s+/).at(-1) ?? '', index })),
  )
  return [...single, ...several]
    .filter(({ name }) => isParticiple(name))
    .map(({ name, index }) => `${file}:${lineAt(text, index)}: “${name}” is a participle`)
}

function isParticiple(name: string): boolean {
  const [, word = ''] = participle.exec(name) ?? []
  // A name of several words is allowed: in `lastUsed` the participle describes a noun, and
  // `isPaused` is a question.
  return word !== '' && !nouns.test(word) && !/[a-z\d][A-Z]/.test(word)
}

const lineAt = (text: string, index: number): number => text.slice(0, index).split('\n').length
