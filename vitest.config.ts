import { availableParallelism } from 'node:os'
import { cloudflareTest } from '@cloudflare/vitest-plugin'
import { defineConfig } from 'vitest/config'

// No test asks anything outside this machine.
process.env['CLOUDFLARE_CF_FETCH_ENABLED'] = 'false'

/**
 * What laws draw by chance is the same in every run; `SEED=7` draws other things. CI asks them with one more, in a
 * project that is named after it.
 */
const wanted = process.env['SEED']
const seed = Number(wanted ?? 1)
const moreSeeds = wanted === undefined && process.env['TISCHLEIN_CI'] !== undefined ? [2] : []

/** A state that is waited for may be long in coming on a busy machine: the default, a second, would time the machine. */
const expectation = { poll: { timeout: 15_000 } }

const jsx = { jsx: { runtime: 'automatic', importSource: 'preact' } } as const

export default defineConfig({
  test: {
    // Nobody works at the machine beside the tests.
    maxWorkers: availableParallelism(),
    projects: [
      {
        test: {
          name: 'shared',
          include: ['shared/**/*.test.ts', 'worker/table/decisions/**/*.test.ts'],
          // Pure functions keep nothing: a file takes what an earlier one has imported, which is half the time of small ones.
          isolate: false,
          provide: { seed },
          // Whole games by the dozen take their time on a busy machine.
          testTimeout: 30_000,
        },
      },
      ...moreSeeds.map((another) => ({
        test: {
          name: `shared, SEED=${another}`,
          include: ['shared/game/laws/*.test.ts', 'shared/deal/*.test.ts'],
          provide: { seed: another },
          testTimeout: 30_000,
        },
      })),
      {
        plugins: [
          cloudflareTest({
            wrangler: { configPath: './wrangler.toml' },
            miniflare: { bindings: { OPERATOR_SECRET: 'a-secret-for-the-tests', METRICS: 'on' } },
          }),
        ],
        test: {
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
          name: 'web',
          environment: 'happy-dom',
          include: ['web/**/*.test.{ts,tsx}'],
          // One document and one set of modules for all files: making them took four times as long as the tests.
          isolate: false,
          setupFiles: './web/testing/setup.ts',
          // What a page loads lazily is compiled here when it is asked for.
          testTimeout: 20_000,
          expect: expectation,
        },
      },
      {
        test: {
          name: 'scripts',
          include: ['scripts/**/*.test.ts', 'testing/**/*.test.ts'],
          provide: { seed },
          testTimeout: 60_000,
          expect: expectation,
        },
      },
      {
        test: {
          name: 'e2e',
          include: ['{e2e,examples,scripts,testing}/**/*.spec.ts'],
          globalSetup: './testing/browser/setup.ts',
          testTimeout: 120_000,
          expect: expectation,
          hookTimeout: 60_000,
          // Each has a service and a browser of its own, which mostly wait: for a bot's pace, for a fade, for a line to break.
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
})
