import { countFault } from './metrics/counts.ts'

/**
 * An error of our own, told to whoever runs the service. Of `reportError` nothing is seen where the service runs at home;
 * what is written to the console is in the log there, and on the platform.
 */
export function reportFault(error: unknown): void {
  countFault()
  console.error(error instanceof Error ? error.stack : error)
}
