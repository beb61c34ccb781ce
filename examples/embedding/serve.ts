import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import { parseArgs } from 'node:util'

// Serves the page in this folder as another site would, with a real table:
//   npx node examples/embedding/serve.ts --tischlein http://localhost:8787 --code KTRMVX

export interface Example {
  readonly origin: string
  readonly stop: () => void
}

interface Wanted {
  /** The address of the service. */
  readonly tischlein: string
  /** The table that the page shows. */
  readonly code: string
  /** The port; 0 chooses a free one. */
  readonly port: number
}

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.json': 'application/json',
}

export function serveExample({ tischlein, code, port }: Wanted): Promise<Example> {
  // The Content-Security-Policy of a strict site. It shows that the element works without inline
  // styles and without `unsafe-` sources.
  const policy = `default-src 'self'; script-src 'self' ${tischlein}; style-src 'self' ${tischlein}; frame-src ${tischlein}; img-src 'self' data: ${tischlein}`
  const server = createServer(async ({ url = '/' }, answer) => {
    const { pathname } = new URL(url, 'http://localhost')
    const file = pathname === '/' ? 'index.html' : pathname.slice(1)
    const type = /^[\w-]+\.(html|css|js|json)$/.test(file) ? types[extname(file)] : undefined
    const text =
      type && (await readFile(join(import.meta.dirname, file), 'utf8').catch(() => undefined))
    if (type === undefined || text === undefined) return answer.writeHead(404).end()
    answer.writeHead(200, { 'Content-Type': type, 'Content-Security-Policy': policy })
    answer.end(text.replaceAll('https://tischlein.example', tischlein).replaceAll('KTRMVX', code))
  })
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, () => {
      const { port: taken } = server.address() as AddressInfo
      resolve({
        origin: `http://localhost:${taken}`,
        stop: () => {
          server.close()
          server.closeAllConnections()
        },
      })
    })
  })
}

const usage =
  'Usage: npx node examples/embedding/serve.ts --tischlein http://localhost:8787 --code KTRMVX --port 8790'

if (import.meta.main) {
  try {
    const { values } = parseArgs({
      options: {
        tischlein: { type: 'string', default: 'http://localhost:8787' },
        code: { type: 'string', default: 'KTRMVX' },
        port: { type: 'string', default: '8790' },
      },
    })
    const { origin } = await serveExample({ ...values, port: Number(values.port) })
    process.stdout.write(`${origin}\n`)
  } catch (error) {
    // For example an unknown option, or a port that is in use.
    process.stderr.write(`${(error as Error).message}\n${usage}\n`)
    process.exitCode = 1
  }
}
