/** What happened in a campaign, counted under its name. */
export class Counts {
  readonly #counts = new Map<string, number>()

  add(what: string, times = 1): void {
    this.#counts.set(what, this.of(what) + times)
  }

  of(what: string): number {
    return this.#counts.get(what) ?? 0
  }

  lines(): string[] {
    return [...this.#counts]
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([what, count]) => `${String(count).padStart(8)} ${what}`)
  }
}
