/** A map of at most `most` entries. When it is full, `set` drops the entry that was least recently set or read. */
export class LruMap<Key, Value> extends Map<Key, Value> {
  readonly #most: number
  readonly #onDrop: (key: Key) => void

  constructor(most: number, onDrop: (key: Key) => void = () => undefined) {
    super()
    this.#most = most
    this.#onDrop = onDrop
  }

  override get(key: Key): Value | undefined {
    const value = super.get(key)
    if (value !== undefined) this.set(key, value)
    return value
  }

  override set(key: Key, value: Value): this {
    this.delete(key)
    super.set(key, value)
    if (this.size > this.#most) this.#dropOldest()
    return this
  }

  #dropOldest(): void {
    for (const oldest of this.keys()) {
      this.delete(oldest)
      return this.#onDrop(oldest)
    }
  }
}
