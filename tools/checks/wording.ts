/** A pronoun does not name who acts: the relay, the service, a player, a spectator. */
const pronouns =
  /\b(?:who(?:m|mso|so)?ever|(?:some|any|every|no)body|someone|no[ -]one|those who)\b/gi

// A string can contain what looks like a comment ('**/*.ts', 'https://…'): in comments white space or a bracket precedes it.
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
/** These end like participles. */
const nouns =
  /^(?:bed|deed|embed|exceed|feed|need|oembed|proceed|red|refused|seed|speed|succeed|testbed)$/i
const participle = new RegExp(
  `^(${irregular.replaceAll(' ', '|')}|\\w+?ed)(?:After|At|Before|By|For|From|In|Of|Off|On|Out|To|Up|With)?$`,
  'i',
)

/** Returns each exported name that is a participle alone, or with a preposition: it says neither what it is nor what it does. */
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
  // In `lastUsed` the participle belongs to a noun, and `isPaused` is a question.
  return word !== '' && !nouns.test(word) && !/[a-z\d][A-Z]/.test(word)
}

const lineAt = (text: string, index: number): number => text.slice(0, index).split('\n').length
