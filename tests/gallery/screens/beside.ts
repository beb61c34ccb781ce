import { subprotocol } from '../../../shared/protocol/socket.ts'
import type { TableName } from '../tables/all.ts'
import { first, lift, type Screen, tap } from './screen.ts'

type Act = NonNullable<Screen['act']>

/** Shows the table on a television too, and waits until the phone shows mainly the hand. */
const beside: Act = async ({ page, table }) => {
  const { protocol, host } = new URL(page.url())
  const scheme = protocol === 'https:' ? 'wss' : 'ws'
  const television = new WebSocket(
    `${scheme}://${host}/api/tables/${table.code}/watch?screen=tv`,
    subprotocol,
  )
  page.once('close', () => television.close())
  await page.locator('[data-beside]').waitFor()
}

const screen = (name: string, table: TableName, ...acts: readonly Act[]): Screen => ({
  name: `beside a television, ${name}`,
  table,
  shows: '.hand',
  act: first(beside, ...acts),
  sizes: ['low', 'small', 'phone', 'flat'],
})

/** The screens of a phone beside a television. */
export const besideScreens: readonly Screen[] = [
  screen('The Game', 'besideTheGame', lift(2)),
  screen('another player’s turn', 'besideTheGameOthers'),
  screen('Switch', 'besideSwitch'),
  screen('Switch, a suit', 'besideSwitchSuit', lift(0), tap('[data-verb=play]')),
  screen('Nix', 'besideNix', lift(2), lift(3), lift(4), lift(5)),
  screen('High & Low', 'besideHighLow', lift(5)),
  { ...screen('High & Low, cards on the table', 'besideHighLowTrio'), shows: '.my-trio' },
  screen('Hearts', 'besideHearts'),
  screen('Thirty-one', 'besideThirtyOne'),
]
