import type { Wish } from '../client/model.ts'

/** Takes down what is wished of the table. */
export function recordWishes() {
  const wishes: Wish[] = []
  return { wishes, send: (wish: Wish) => void wishes.push(wish) }
}
