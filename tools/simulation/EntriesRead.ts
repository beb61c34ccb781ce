import { readEntries, type StoredEntry } from '../../worker/table/entries.ts'
import type { Disk } from './simulation/Disk.ts'

/** How much of the log of one table was read: each entry is read once, though they lie in one text until it is long. */
export class EntriesRead {
  #text = '[]'
  #last = 0

  /** @param stored the last entries, as they lie beside the state; null where all were put away */
  freshIn(stored: string | null, disk: Disk): StoredEntry[] {
    const text = stored ?? '[]'
    if (text === this.#text) return []
    const known = this.#text.slice(0, -1)
    // They are added at the end.
    const added =
      known !== '[' && text.startsWith(`${known},`)
        ? readEntries(`[${text.slice(known.length + 1)}`)
        : readEntries(text).filter(([seq]) => seq > this.#last)
    const fresh = added[0]?.[0] === this.#last + 1 ? added : this.#inChunks(disk, added)
    this.#text = text
    this.#last = fresh.at(-1)?.[0] ?? this.#last
    return fresh
  }

  #inChunks(disk: Disk, later: readonly StoredEntry[]): StoredEntry[] {
    const chunks = disk.exec('select json from chunks where last > ? order by last', this.#last)
    const texts = chunks.toArray().map((row) => String(row['json']))
    return [...texts.flatMap((text) => readEntries(text)), ...later].filter(
      ([seq]) => seq > this.#last,
    )
  }
}
