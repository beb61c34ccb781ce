import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')
const read = (file: string): Promise<string> => readFile(join(root, file), 'utf8')

const documents = [
  'README.md',
  'CONTRIBUTING.md',
  ...(await Array.fromAsync(glob('docs/*.md', { cwd: root }))),
]
const prose = [...documents, 'CHANGELOG.md', 'SECURITY.md', 'package/README.md']

const codeBlock = /^( *)```[\s\S]*?^\1```$/gm
const comment = /<!--[\s\S]*?-->/g

/** Returns the text without code blocks, comments and the targets of links. */
const proseOf = (text: string): string =>
  text
    .replaceAll(codeBlock, '\n')
    .replaceAll(comment, '\n')
    .replaceAll(/`[^`]*`/g, 'Code')
    .replaceAll(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')

/** Yields every paragraph, list item, heading and table cell as one line. */
function* blocksOf(text: string): Generator<string> {
  const paragraphs = proseOf(text)
    .replaceAll(/^ *\|.*\|$/gm, (row) => `\n\n${row.split('|').join('\n\n')}\n\n`)
    .replaceAll(/^#+ .*$/gm, '\n\n$&\n\n')
    .replaceAll(/^ *(?:[-*]|\d+\.) /gm, '\n\n')
    .split(/\n\s*\n/)
  for (const paragraph of paragraphs) yield paragraph.replaceAll(/\s+/g, ' ').trim()
}

/** Returns the sentences of a text. A sentence ends before a capital, a digit or a quotation. */
const sentencesOf = (text: string): string[] =>
  [...blocksOf(text)].flatMap((block) => block.split(/(?<=[.!?…][)"*”]*) (?=["“*(]*[\p{Lu}\d])/u))

const wordsIn = (sentence: string): number => sentence.match(/[\p{L}\p{N}]\S*/gu)?.length ?? 0

test('a sentence is counted without links, tables and code', () => {
  const text =
    '# A title\n\nOne `a b c` [two three](four.md). Five\nsix.\n\n- seven\n\n| eight | nine |\n'
  expect(sentencesOf(text).filter((sentence) => sentence !== '')).toEqual([
    '# A title',
    'One Code two three.',
    'Five six.',
    'seven',
    'eight',
    'nine',
  ])
})

test.each(prose)('no sentence of %s has more than 30 words', async (document) => {
  const sentences = sentencesOf(await read(document))
  expect(sentences.filter((sentence) => wordsIn(sentence) > 30)).toEqual([])
})

test.each(prose)(
  'no line of %s has more than 140 characters, except rows of tables',
  async (document) => {
    // Leave out table rows and URLs, which Markdown cannot wrap.
    const lines = (await read(document)).replaceAll(codeBlock, '').split('\n')
    const long = lines.filter((line) => line.length > 140 && !/^ *\||^\[!\[/.test(line))
    expect(long).toEqual([])
  },
)

test.each(documents)('%s starts with something that runs, or with a picture', async (document) => {
  const [beginning = ''] = (await read(document)).split(/^## /m)
  expect(beginning).toMatch(/^```|^!\[/m)
})
