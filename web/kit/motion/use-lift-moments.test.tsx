import { act } from 'preact/test-utils'
import { render as renderInto } from 'preact'
import { beforeEach, expect, test, vi } from 'vitest'

import { render } from '../../testing/render.ts'
import type { playMoment as PlayMoment } from './play-moment.ts'

vi.mock('./play-moment.ts', () => ({ playMoment: vi.fn<typeof PlayMoment>() }))
// Test files share their modules: another file may have loaded this one without the mock.
vi.resetModules()
const { playMoment } = await import('./play-moment.ts')
const { useLiftMoments } = await import('./use-lift-moments.ts')

function Hand({ lifted, held }: { readonly lifted: number[]; readonly held: number[] }) {
  useLiftMoments(lifted, held)
  return null
}

let show: (lifted: number[], held?: number[]) => void
beforeEach(() => {
  vi.mocked(playMoment).mockReset()
  const room = render(<Hand lifted={[]} held={[1, 2]} />)
  show = (lifted, held = [1, 2]) =>
    void act(() => renderInto(<Hand lifted={lifted} held={held} />, room))
})
const heard = (): string[] => vi.mocked(playMoment).mock.calls.map(([{ name }]) => name)

test('a card is heard when it is lifted, and when it is put back', () => {
  show([1])
  show([1])
  show([])
  expect(heard()).toEqual(['lift', 'put-back'])
})

test('another card in its place is one sound', () => {
  show([1])
  show([2])
  expect(heard()).toEqual(['lift', 'lift'])
})

test('a card that was laid has not been put back', () => {
  show([1])
  show([], [2])
  expect(heard()).toEqual(['lift'])
})
