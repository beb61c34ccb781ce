import { render as renderInto } from 'preact'
import { act } from 'preact/test-utils'
import { expect, test, vi } from 'vitest'

import { render } from '../../testing/render.ts'

vi.mock('../../boards/load-end.ts', () => ({
  plainEnd: {},
  loadEnd: (game: string) =>
    game === 'nix' ? Promise.reject(new Error('no network')) : new Promise(() => {}),
}))
// Test files share loaded modules. Without this reset, this file could get the real `load-end.ts`.
vi.resetModules()
const { useEnd } = await import('./use-end.ts')

const End = ({ game }: { readonly game: string }) => <p>{useEnd(game) ? 'shown' : 'loading'}</p>

test('after a failed load for one game, the end of the next game waits for its own load', async () => {
  const page = render(<End game="nix" />)
  await expect.poll(() => page.textContent).toBe('shown')
  await act(() => renderInto(<End game="switch" />, page))
  expect(page.textContent).toBe('loading')
})
