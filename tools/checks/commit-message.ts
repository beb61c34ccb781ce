const types = [
  'build',
  'chore',
  'ci',
  'docs',
  'feat',
  'fix',
  'perf',
  'refactor',
  'revert',
  'style',
  'test',
]
const form = new RegExp(`^(?:${types.join('|')})(?:\\([a-z\\d,-]+\\))?!?: (?<description>.+)$`)
const maxLength = 72

/**
 * Returns what is wrong with the message of a commit, or null. Messages have to follow
 * https://www.conventionalcommits.org.
 */
export function findMessageProblem(message: string): string | null {
  const [subject = '', second = ''] = message.split('\n')
  // Git writes the message of a merge itself.
  if (subject.startsWith('Merge ')) return null
  const description = form.exec(subject)?.groups?.['description']
  if (description === undefined)
    return `the subject is not “type(scope): description” with a type out of ${types.join(', ')}`
  if (/^\p{Lu}/u.test(description)) return 'the description starts with a capital letter'
  if (subject.endsWith('.')) return 'the subject ends with a full stop'
  if (subject.length > maxLength)
    return `the subject has ${subject.length} characters, and may have ${maxLength}`
  return second.trim() === '' ? null : 'no empty line separates the subject and the body'
}
