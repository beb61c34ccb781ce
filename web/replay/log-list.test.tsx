import { expect, test, vi } from 'vitest'

import { human, projection, table } from '../testing/tables.ts'
import { inEnglish, render } from '../testing/render.ts'
import { type LogEntry, type ReceivedState, projectionsInLog, withoutState } from '../client/Log.ts'
import { LogList } from './LogList.tsx'

inEnglish()

const seen = (seq: number, seat: number | null): ReceivedState => ({
  seat,
  projection: projection({ seq }),
})
const told = (key: number, text: string, then?: ReceivedState): LogEntry => ({
  kind: 'news',
  key,
  text,
  ...(then && { seen: then }),
})
const [asSpectator, first, second] = [seen(1, null), seen(2, 0), seen(3, 0)]
const entries: readonly LogEntry[] = [
  { kind: 'deal', key: 0, deal: 1 },
  told(1, 'Ben lays 12.', seen(9, 0)),
  { kind: 'deal', key: 2, deal: 2 },
  told(3, 'Anna begins.'),
  told(4, 'Ben lays 3.', asSpectator),
  told(5, 'Anna lays 30.', first),
  told(6, 'Ben lays 40.', second),
]

test('a log entry of this game leads back to the view that this page received', () => {
  const recall = vi.fn<(seen: ReceivedState) => void>()
  const at = table({ deal: 2, phase: 'playing', seats: [human('Anna'), human('Ben')] })
  const room = render(<LogList table={at} mine={0} entries={entries} recall={recall} />)
  const buttons = [...room.querySelectorAll('button')]
  expect(buttons.map((one) => one.querySelector('.log-sentence')?.textContent)).toEqual([
    'Ben lays 40.',
    'Anna lays 30.',
  ])
  expect(buttons[1]?.textContent).toContain('See the table at that moment')
  buttons[1]?.click()
  expect(recall).toHaveBeenCalledWith(first)
})

test('the steps include only views of this game from the same seat', () => {
  expect(projectionsInLog(entries, 0)).toEqual([first.projection, second.projection])
  expect(projectionsInLog(entries, null)).toEqual([asSpectator.projection])
})

test('only the text of log entries survives a reload', () => {
  expect(JSON.stringify(entries.map(withoutState))).not.toContain('projection')
})
