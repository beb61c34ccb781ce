import { createServer } from 'node:net'

import { Problem } from './problem.ts'

/**
 * Asked before anything is built; the runtime would tell it later and in many lines. `command` is what takes another port.
 * Whether the service that listens there is our own on the same tables, the lock of their folder has told before.
 */
export function checkPort(port: number, host: string, command: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', ({ code }: NodeJS.ErrnoException) =>
      reject(new Problem(sentence(port, host, command, code))),
    )
    probe.listen(port, host === '*' ? undefined : host, () => probe.close(() => resolve()))
  })
}

function sentence(port: number, host: string, command: string, code = 'unknown'): string {
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return `This machine has no address ${host}.`
  const other = port < 1_024 || port === 65_535 ? 8_788 : port + 1
  const instead = `Take another: ${command} -- --port ${other}`
  return code === 'EADDRINUSE'
    ? `Port ${port} is in use by another program. ${instead}`
    : `Port ${port} cannot be opened (${code}). ${instead}`
}
