// What the bundle of the service gets in place of the platform's own module.

export class DurableObject {
  protected readonly ctx: unknown
  protected readonly env: unknown

  constructor(ctx: unknown, env: unknown) {
    this.ctx = ctx
    this.env = env
  }
}

/** Only what nobody waits for is handed over here. */
export const waitUntil = (work: Promise<unknown>): void => void work.catch(() => undefined)
