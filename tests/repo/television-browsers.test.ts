import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'

// The browsers of televisions are years old and are never updated. These tests find CSS and JavaScript that the oldest browser
// named in docs/playing.md does not have. The page of the television worked in headless builds of Chromium 112 and 119.

const root = join(import.meta.dirname, '../..')

/** The version of Chromium that docs/playing.md names as the oldest for the television. */
const oldest = Number(
  /needs Chromium (\d+)/.exec(await readFile(join(root, 'docs/playing.md'), 'utf8'))?.[1],
)

/** The code that a television loads. Phones beside it, lessons, replays and frames are for newer browsers. */
const loaded = {
  css: 'web/{styles,kit,boards,parts,table,tv}/**/*.css',
  ts: '{web/{kit,boards,client,early,parts,tv,words},shared/{game,games,define-game,words}}/**/*.{ts,tsx}',
} as const

/** Features by the version of Chromium that brought them. */
const features: readonly (readonly [name: string, kind: 'css' | 'ts', since: number, RegExp])[] = [
  ['separate transforms', 'css', 104, /^\s*(translate|rotate|scale):/m],
  [':has()', 'css', 105, /:has\(/],
  ['color-mix()', 'css', 111, /color-mix\(/],
  ['linear()', 'css', 113, /[\s:,]linear\(/],
  ['@starting-style', 'css', 117, /@starting-style/],
  ['discrete transitions', 'css', 117, /allow-discrete/],
  ['@scope', 'css', 118, /@scope/],
  ['relative colours', 'css', 119, /\((from) (var|#|[a-z])/],
  ['nesting', 'css', 120, /^\s*&/m],
  ['light-dark() outside of a custom property', 'css', 123, /^\s*(?!--)[\w-]+:[^;]*light-dark\(/m],
  ['field-sizing', 'css', 123, /field-sizing/],
  ['anchor positioning', 'css', 125, /(anchor-name|position-anchor|anchor\()/],
  ['round()', 'css', 125, /[\s:(]round\(/],
  ['interpolate-size', 'css', 129, /(interpolate-size|calc-size\()/],
  ['toSorted() and its siblings', 'ts', 110, /\.(toSorted|toReversed|toSpliced)\(/],
  ['AbortSignal.any()', 'ts', 116, /AbortSignal\.any\(/],
  ['groupBy()', 'ts', 117, /(Object|Map)\.groupBy\(/],
  ['Promise.withResolvers()', 'ts', 119, /Promise\.withResolvers\(/],
  ['URL.canParse()', 'ts', 120, /URL\.canParse\(/],
  ['Array.fromAsync()', 'ts', 121, /Array\.fromAsync\(/],
  [
    'set operations',
    'ts',
    122,
    /\.(difference|intersection|symmetricDifference|isSubsetOf|isSupersetOf|isDisjointFrom)\(/,
  ],
  ['iterator helpers', 'ts', 122, /(Iterator\.from\(|\.(values|keys|entries)\(\)\.[a-z])/],
  ['Promise.try()', 'ts', 128, /Promise\.try\(/],
  ['RegExp.escape()', 'ts', 136, /RegExp\.escape\(/],
  ['bytes as text', 'ts', 140, /\.(toHex|toBase64|fromHex|fromBase64)\(/],
]

/** Uses that an old television can do without, each with the reason. */
const dispensable: Readonly<Record<string, string>> = {
  'web/styles/buttons.css: light-dark() outside of a custom property':
    'A television has one button.',
  'web/parts/site.css: light-dark() outside of a custom property': 'Other pages use this sheet.',
  'web/parts/day/day.css: light-dark() outside of a custom property': 'Other pages use this sheet.',
  'web/table/reactions/claps.css: light-dark() outside of a custom property':
    'A television shows no applause.',
  'web/boards/high-low/centre/centre.css: nesting': 'These rules are for small frames.',
  'web/boards/nix/board.css: nesting': 'These rules are for small frames.',
  'web/boards/one-file/crowded.css: round()':
    'Without it, the cards are smaller than they need to be.',
}

async function usesOf(kind: 'css' | 'ts'): Promise<string[]> {
  const found: string[] = []
  for await (const file of glob(loaded[kind], { cwd: root })) {
    if (/(\.test\.|\/testing\/)/.test(file)) continue
    const source = (await readFile(join(root, file), 'utf8')).replaceAll(/\/\*.*?\*\//gs, '')
    for (const [name, of, since, pattern] of features)
      if (of === kind && since > oldest && pattern.test(source)) found.push(`${file}: ${name}`)
  }
  return found
}

test('the documents name the oldest browser of the television', () => {
  expect(oldest).toBeGreaterThan(100)
})

test('what a television loads needs no newer browser than the documents say', async () => {
  const uses = [...(await usesOf('css')), ...(await usesOf('ts'))]
  expect(uses.filter((use) => !(use in dispensable))).toEqual([])
  expect(Object.keys(dispensable).filter((use) => !uses.includes(use))).toEqual([])
})

test('each pattern finds its feature', () => {
  const samples = [
    'a { translate: 0 4px; }',
    'a { color: light-dark(#000, #fff); }',
    'a { --own: light-dark(#000, #fff); }',
    'a { & b { color: red; } }',
  ].map((sample) => sample.replaceAll(/([{;]) /g, '$1\n  '))
  const found = samples.map((sample) =>
    features.flatMap(([name, kind, , pattern]) =>
      kind === 'css' && pattern.test(sample) ? [name] : [],
    ),
  )
  expect(found).toEqual([
    ['separate transforms'],
    ['light-dark() outside of a custom property'],
    [],
    ['nesting'],
  ])
})
