import type { Plan } from './plan.ts'

/** A test that lives through this plan, to be pasted into tools/simulation/found.test.ts. */
export function asTest(plan: Plan, broken: string): string {
  const { happenings, options, ...rest } = plan
  const fields = Object.entries(rest).map(([name, value]) => `    ${name}: ${inQuotes(value)},`)
  return [
    `// It broke: ${broken}`,
    `test('seed ${plan.seed} breaks no law any more', async () => {`,
    '  const plan: Plan = {',
    ...fields,
    `    options: ${JSON.stringify(options)},`,
    '    happenings: [',
    ...happenings.map(
      ({ at, does, who, roll }) =>
        `      { at: ${at}, does: ${inQuotes(does)}, who: ${who}, roll: ${roll} },`,
    ),
    '    ],',
    '  }',
    '  expect((await live(plan, running)).broken).toEqual([])',
    '})',
  ].join('\n')
}

const inQuotes = (value: string | number): string =>
  typeof value === 'string' ? `'${value}'` : String(value)
