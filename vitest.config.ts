import { availableParallelism } from 'node:os'
import { cloudflareTest } from '@cloudflare/vitest-plugin'
import { defineConfig } from 'vitest/config'

// No test asks anything outside this machine.
process.env['CLOUDFLARE_CF_FETCH_ENABLED'] = 'false'

/** What property tests draw is the same in every run; `SEED=7` draws other games. */
const seed = Number(process.env['SEED'] ?? 1)

/** How many tables, and a quarter of how many requests, worker/fuzz.test.ts tries. */
const fuzzRuns = Number(process.env['FUZZ_RUNS'] ?? 40)

/** A busy machine may take long to reach a state: with the default, a second, the test would time the machine. */
const expectation = { poll: { timeout: 15_000 } }

/** One service and one browser for what must never break: part of `npm test`. */
const smoke = ['tests/smoke/**/*.spec.ts']

/** What takes long, kills processes, or matters only to a rare change: `npm run test:nightly`. */
const nightly = [
  '{examples,tools}/**/*.spec.ts',
  'tests/{gallery,nightly}/**/*.spec.ts',
  'tests/repo/adding-a-game.test.ts',
  'tools/simulation/planted.test.ts',
]

/** What property tests draw, and how much. */
const random = { setupFiles: ['./tests/support/seed-fast-check.ts'], provide: { seed, fuzzRuns } }

/** Tests with a real Chromium. Each file has a service of its own, and outside of the project `browser` a browser of its own. */
const inBrowser = {
  ...random,
  globalSetup: './tests/support/browser/setup.ts',
  testTimeout: 120_000,
  expect: expectation,
  hookTimeout: 60_000,
  maxWorkers: 2,
  sequence: { groupOrder: 1 },
}

const jsx = { jsx: { runtime: 'automatic', importSource: 'preact' } } as const

export default defineConfig({
  test: {
    // The tests may use all cores.
    maxWorkers: availableParallelism(),
    projects: [
      {
        test: {
          ...random,
          name: 'shared',
          include: ['shared/**/*.test.ts', 'worker/table/decisions/**/*.test.ts'],
          // Pure functions keep nothing: a file takes what an earlier one has imported, which is half the time of small ones.
          isolate: false,
          // A limit for what hangs: whole games by the dozen take their time on a busy machine.
          testTimeout: 120_000,
        },
      },
      {
        plugins: [
          cloudflareTest({
            wrangler: { configPath: './wrangler.toml' },
            miniflare: { bindings: { OPERATOR_SECRET: 'a-secret-for-the-tests', METRICS: 'on' } },
          }),
        ],
        test: {
          ...random,
          name: 'worker',
          include: ['worker/**/*.test.ts'],
          exclude: ['worker/table/decisions/**/*.test.ts'],
          // One runtime for all files, which takes a third of the time: each test has tables of its own.
          isolate: false,
          testTimeout: 20_000,
          expect: expectation,
        },
      },
      {
        oxc: jsx,
        test: {
          ...random,
          name: 'web',
          environment: 'happy-dom',
          include: ['web/**/*.test.{ts,tsx}'],
          // One document for all files: making one for each took four times as long as the tests.
          isolate: false,
          // So no test may leave its own matchMedia or clock to the next file.
          unstubGlobals: true,
          restoreMocks: true,
          setupFiles: [...random.setupFiles, './web/testing/setup.ts'],
          // What a page loads lazily is compiled here when it is asked for.
          testTimeout: 20_000,
          expect: expectation,
        },
      },
      {
        test: {
          ...random,
          name: 'tools',
          include: ['{tests,tools}/**/*.test.ts'],
          exclude: nightly,
          testTimeout: 60_000,
          expect: expectation,
        },
      },
      { test: { ...inBrowser, name: 'smoke', include: smoke } },
      {
        test: {
          ...inBrowser,
          name: 'browser',
          include: ['tests/browser/**/*.spec.ts'],
          // A file takes what an earlier one has imported, and the browser.
          isolate: false,
        },
      },
      { test: { ...inBrowser, name: 'nightly', include: nightly } },
    ],
  },
})
