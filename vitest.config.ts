import { availableParallelism } from 'node:os'
import { cloudflareTest } from '@cloudflare/vitest-plugin'
import { defineConfig } from 'vitest/config'

// Tests send no request to other machines. Without this setting, Miniflare would fetch `cf` data from the internet.
process.env['CLOUDFLARE_CF_FETCH_ENABLED'] = 'false'

/** The seed of the random inputs of property tests. `SEED=7` tests other inputs. */
const seed = Number(process.env['SEED'] ?? 1)

/** The number of random tables that worker/fuzz.test.ts tries. It also tries twelve times as many random requests. */
const fuzzRuns = Number(process.env['FUZZ_RUNS'] ?? 40)

/** A busy machine may take long to reach a state. With the default of one second, a test would measure the machine. */
const expectation = { poll: { timeout: 15_000 } }

/** The most important features, tested with one service and one browser. Part of `npm test`. */
const smoke = ['tests/smoke/**/*.spec.ts']

/** Tests that take long, kill processes, or matter only to rare changes: `npm run test:nightly`. */
const nightly = [
  '{examples,tools}/**/*.spec.ts',
  'tests/{gallery,nightly}/**/*.spec.ts',
  'tests/repo/adding-a-game.test.ts',
  'tools/simulation/planted.test.ts',
]

/** The seed and the number of runs of property tests. */
const random = { setupFiles: ['./tests/support/seed-fast-check.ts'], provide: { seed, fuzzRuns } }

/**
 * Tests with a real Chromium. Each file starts its own service. In the project `browser` all files of a process share one
 * browser; elsewhere each file starts its own.
 */
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
    maxWorkers: availableParallelism(),
    projects: [
      {
        test: {
          ...random,
          name: 'shared',
          include: ['shared/**/*.test.ts', 'worker/table/decisions/**/*.test.ts'],
          // These tests keep no state, so files can share the modules that earlier files have imported. Small files then take
          // half the time.
          isolate: false,
          // Limits for tests that hang. Tests that play dozens of whole games take long on a busy machine.
          testTimeout: 120_000,
          hookTimeout: 120_000,
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
          // All files share one runtime, which takes a third of the time of separate ones. Tests do not disturb each other,
          // because each opens its own tables.
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
          // All files share one document. Separate documents took four times as long as the tests themselves.
          isolate: false,
          // Undo each test's changes to globals such as `matchMedia` or the clock, because files share the document.
          unstubGlobals: true,
          restoreMocks: true,
          setupFiles: [...random.setupFiles, './web/testing/setup.ts'],
          // Modules that a page loads lazily are only compiled during the test.
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
          // Files share the modules that earlier files have imported, and the browser.
          isolate: false,
        },
      },
      { test: { ...inBrowser, name: 'nightly', include: nightly } },
    ],
  },
})
