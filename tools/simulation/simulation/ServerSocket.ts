import { copied } from './copied.ts'
import { Line } from './Line.ts'
import { actingLife } from './Life.ts'

/**
 * The service's end of a line as its code sees it: another one after each sleep. Whatever it says leaves with all else that
 * its object says, when what was written before is safe.
 */
export class ServerSocket {
  static readonly OPEN = 1
  readonly line: Line

  constructor(line: Line) {
    this.line = line
  }

  get readyState(): number {
    return this.line.state
  }

  /** Only for a line that is closed at once: what else comes over it is heard by nobody. */
  accept(): void {}

  send(data: string): void {
    if (this.line.state !== ServerSocket.OPEN) throw new TypeError('it is closed')
    actingLife().out(() => this.line.send(data))
  }

  close(code = 1000, reason = ''): void {
    if (this.line.beginClose()) actingLife().out(() => this.line.sayClose(code, reason))
  }

  serializeAttachment(value: unknown): void {
    this.line.attachment = copied(value)
  }

  deserializeAttachment(): unknown {
    return copied(this.line.attachment)
  }
}
