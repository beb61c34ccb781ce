import { act } from 'preact/test-utils'
import { render as renderInto } from 'preact'
import { beforeEach, expect, test, vi } from 'vitest'

import { render } from '../../testing/render.ts'
import type { performCue as Perform } from './cue-player.ts'

vi.mock('./cue-player.ts', () => ({ performCue: vi.fn<typeof Perform>() }))
// Test files share loaded modules. Without this reset, this file could get a `cue-player.ts` that
// another file loaded without the mock.
vi.resetModules()
const { performCue } = await import('./cue-player.ts')
const { useSelectionCues } = await import('./play-cues.ts')

function Hand({ lifted, held }: { readonly lifted: number[]; readonly held: number[] }) {
  useSelectionCues(lifted, held)
  return null
}

let show: (lifted: number[], held?: number[]) => void
beforeEach(() => {
  vi.mocked(performCue).mockReset()
  const room = render(<Hand lifted={[]} held={[1, 2]} />)
  show = (lifted, held = [1, 2]) =>
    void act(() => renderInto(<Hand lifted={lifted} held={held} />, room))
})
async function heard(): Promise<readonly string[]> {
  await vi.dynamicImportSettled()
  return vi.mocked(performCue).mock.calls.map(([{ name }]) => name)
}

test('selecting and deselecting a card makes a sound', async () => {
  show([1])
  show([1])
  show([])
  expect(await heard()).toEqual(['lift', 'put-back'])
})

test('selecting another card instead makes one sound', async () => {
  show([1])
  show([2])
  expect(await heard()).toEqual(['lift', 'lift'])
})

test('playing a selected card does not count as deselecting it', async () => {
  show([1])
  show([], [2])
  expect(await heard()).toEqual(['lift'])
})
