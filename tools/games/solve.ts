import { randomNumbered } from '../../shared/deal/random.ts'
import { defaultsOf } from '../../shared/game/options.ts'
import { solveByWidths, type Answer } from '../../shared/games/the-game/clairvoyant.ts'
import { choices, type Options } from '../../shared/games/the-game/options.ts'
import { setup } from '../../shared/games/the-game/rules/deal.ts'
import { share } from '../bots/arena/interval.ts'
import { parseOptions, Problem, run, say } from '../cli/local/problem.ts'

// Counts how many deals of The Game can be won with all cards known: `npm run solve -- --deals 1000`
// measures tables of one to five players, and prints the rows of the table in docs/figures.md. If a
// search finds no way, the next width of `--widths` searches the deal again.

/** The answers to all deals of one number of players. */
type Measured = Readonly<Record<Answer, number>> & { readonly players: number }

const options = defaultsOf(choices.values) as Options

await run(async () => {
  const { values } = parseOptions(
    'Usage: npm run solve -- --players 2,3 --deals 1000 --first 1 --widths 100,1000',
    {
      options: {
        players: { type: 'string', default: '1,2,3,4,5' },
        deals: { type: 'string', default: '100' },
        first: { type: 'string', default: '1' },
        widths: { type: 'string', default: '100,1000,10000' },
      },
    },
  )
  const [deals = 0] = numbersOf('deals', values.deals)
  const [first = 1] = numbersOf('first', values.first)
  const widths = numbersOf('widths', values.widths)
  const measured = numbersOf('players', values.players).map((players) => {
    const begun = performance.now()
    const found = measure({ players, deals, first, widths })
    const each = Math.round((performance.now() - begun) / deals)
    say(
      `${players} players, deals ${first} to ${first + deals - 1}: won ${found.yes}, cannot be won ${found.no}, ` +
        `not found ${found['not-found']}; ${each} ms a deal`,
    )
    return found
  })
  for (const line of tableOf(measured, deals)) say(line)
})

function numbersOf(option: string, text: string): readonly number[] {
  const numbers = text.split(',').map(Number)
  if (numbers.every((number) => Number.isInteger(number) && number > 0)) return numbers
  throw new Problem(`--${option} needs whole numbers from 1, separated by commas.`)
}

interface Measurement {
  readonly players: number
  readonly deals: number
  /** The number of the first deal. */
  readonly first: number
  readonly widths: readonly number[]
}

function measure({ players, deals, first, widths }: Measurement): Measured {
  const counts: Record<Answer, number> = { yes: 0, no: 0, 'not-found': 0 }
  for (let number = first; number < first + deals; number++) {
    const deal = setup(players, options, randomNumbered(number))
    counts[solveByWidths(deal, widths)]++
  }
  return { ...counts, players }
}

/** Returns the table in Markdown, with a column for each number of players. */
function tableOf(measured: readonly Measured[], deals: number): readonly string[] {
  const row = (name: string, cell: (one: Measured) => string | number): string =>
    `| ${[name, ...measured.map(cell)].join(' | ')} |`
  return [
    row('players', ({ players }) => players),
    row('---', () => '---'),
    row(`a way found in ${deals.toLocaleString('en')} deals`, ({ yes }) => share(yes, deals)),
    row('cannot be won', ({ no }) => no),
    row('not found', (one) => one['not-found']),
  ]
}
