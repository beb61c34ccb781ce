import { act } from 'preact/test-utils'
import { expect, test } from 'vitest'

import { TableModel } from '../../client/TableModel.ts'
import { FakeConnection } from '../../testing/FakeConnection.ts'
import { inEnglish, render, textOf } from '../../testing/render.ts'
import { projection, snapshot, table } from '../../testing/tables.ts'
import { useToast } from './use-toast.ts'

inEnglish()

test('a refusal from before the viewer’s turn disappears when the turn begins', () => {
  const connection = new FakeConnection()
  const model = new TableModel(connection)
  const Message = () => <p>{useToast(model, {}).current?.text ?? 'none'}</p>
  const playing = { seat: 0, table: table({ phase: 'playing' }) }
  connection.receive(snapshot({ ...playing, position: projection({ toMove: [1] }) }))
  const room = render(<Message />)
  void act(() => connection.receive({ type: 'refused', id: null, refusal: 'not-your-turn' }))
  expect(textOf(room)).toContain('It’s not your turn')
  void act(() => connection.receive({ type: 'view', ...projection({ turn: 1, toMove: [0] }) }))
  expect(textOf(room)).toBe('none')
})
