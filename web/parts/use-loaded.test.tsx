import { render } from 'preact'
import { act } from 'preact/test-utils'
import { expect, onTestFinished, test, vi } from 'vitest'

import { preload, useLoaded } from './use-loaded.ts'

/** Renders the value that `load` returns for this name. */
function shown(load: (name: string) => Promise<string>, name: string): HTMLElement {
  const box = document.createElement('div')
  const Part = () => <p>{useLoaded(load, name)}</p>
  render(<Part />, box)
  return box
}

const boardOf = async (name: string) => `the board of ${name}`

test('a preloaded value is available at the first render', async () => {
  await preload(boardOf, 'nix')
  expect(shown(boardOf, 'nix').textContent).toBe('the board of nix')
  expect(shown(boardOf, 'switch').textContent).toBe('')
})

test('a component with a preloaded value is rendered once', async () => {
  await preload(boardOf, 'nix')
  let renders = 0
  const Part = () => {
    renders += 1
    return <p>{useLoaded(boardOf, 'nix')}</p>
  }
  act(() => render(<Part />, document.createElement('div')))
  // Lets the effect of the hook end, which reads the value again.
  await act(async () => void (await new Promise((resolve) => setTimeout(resolve))))
  expect(renders).toBe(1)
})

test('concurrent callers get the same value, and it is loaded once', async () => {
  let asked = 0
  const load = async () => ({ asked: (asked += 1) })
  const first = await preload(load)
  expect(await preload(load)).toBe(first)
  expect(asked).toBe(1)
})

test('a value that could not be preloaded is loaded when a component needs it', async () => {
  let online = false
  const load = (name: string) =>
    online ? Promise.resolve(name) : Promise.reject(new Error('no network'))
  await expect(preload(load, 'nix')).rejects.toThrow('no network')
  online = true
  const box = shown(load, 'nix')
  await expect.poll(() => box.textContent).toBe('nix')
})

test('a failed load is retried while the component is mounted', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  let asked = 0
  const load = async (name: string) => {
    asked += 1
    if (asked < 3) throw new Error('no network')
    return name
  }
  const box = shown(load, 'nix')
  await act(async () => void (await vi.advanceTimersByTimeAsync(20_000)))
  expect(box.textContent).toBe('nix')
  expect(asked).toBe(3)
})

test('while another language loads, the value stays; while another game loads, there is none', async () => {
  const arrived: (() => void)[] = []
  const load = (game: string, language: string) =>
    new Promise<string>((resolve) => arrived.push(() => resolve(`${game} in ${language}`)))
  const box = document.createElement('div')
  const Part = (wanted: { readonly game: string; readonly language: string }) => (
    <p>{useLoaded(load, wanted.game, wanted.language)}</p>
  )
  const show = (game: string, language: string) =>
    act(() => render(<Part game={game} language={language} />, box))
  const arrive = async (text: string) => {
    arrived.shift()?.()
    await expect.poll(() => box.textContent).toBe(text)
  }

  await show('nix', 'en')
  await arrive('nix in en')
  await show('nix', 'de')
  expect(box.textContent).toBe('nix in en')
  await arrive('nix in de')
  await show('switch', 'de')
  expect(box.textContent).toBe('')
  await arrive('switch in de')
})
