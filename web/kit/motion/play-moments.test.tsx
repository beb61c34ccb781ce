import { act } from 'preact/test-utils'
import { render as renderInto } from 'preact'
import { beforeEach, expect, test, vi } from 'vitest'

import { render } from '../../testing/render.ts'
import type { perform as Perform } from './performance.ts'

vi.mock('./performance.ts', () => ({ perform: vi.fn<typeof Perform>() }))
// Test files share their modules: another file may have loaded this one without the mock.
vi.resetModules()
const { perform } = await import('./performance.ts')
const { useLiftMoments } = await import('./play-moments.ts')

function Hand({ lifted, held }: { readonly lifted: number[]; readonly held: number[] }) {
  useLiftMoments(lifted, held)
  return null
}

let show: (lifted: number[], held?: number[]) => void
beforeEach(() => {
  vi.mocked(perform).mockReset()
  const room = render(<Hand lifted={[]} held={[1, 2]} />)
  show = (lifted, held = [1, 2]) =>
    void act(() => renderInto(<Hand lifted={lifted} held={held} />, room))
})
async function heard(): Promise<readonly string[]> {
  await vi.dynamicImportSettled()
  return vi.mocked(perform).mock.calls.map(([{ name }]) => name)
}

test('a card is heard when it is lifted, and when it is put back', async () => {
  show([1])
  show([1])
  show([])
  expect(await heard()).toEqual(['lift', 'put-back'])
})

test('another card in its place is one sound', async () => {
  show([1])
  show([2])
  expect(await heard()).toEqual(['lift', 'lift'])
})

test('a card that was laid has not been put back', async () => {
  show([1])
  show([], [2])
  expect(await heard()).toEqual(['lift'])
})
