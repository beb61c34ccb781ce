import { readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { createServer, type Plugin, type ViteDevServer } from 'vite'

import { root } from '../cli/local/build.ts'

/**
 * Starts Vite with the playground of one game's file.
 * @param port a fixed port, or 0 for any
 */
export async function openPlayground(
  file: string,
  port: number,
): Promise<{ readonly url: string; readonly close: () => Promise<void> }> {
  const server = await createServer({
    root: join(root, 'web'),
    plugins: [gameFile(file)],
    // Several playgrounds may run at the same time, and share no cache.
    cacheDir: join(root, 'node_modules/.vite-playground'),
    logLevel: 'warn',
    server: { port, strictPort: false, proxy: {}, fs: { allow: [root, dirname(file)] } },
    optimizeDeps: { rolldownOptions: { transform: { jsx: { importSource: 'preact' } } } },
  })
  await server.listen()
  const address = server.httpServer?.address()
  const its = typeof address === 'object' && address !== null ? address.port : port
  return { url: `http://localhost:${its}/playground/index.html`, close: () => server.close() }
}

/** The name under which the page imports each version of the file. */
const gameModule = /^\/playground-game-\d+\.js$/
/** The name of a module with the text of the same version, for the page to show. */
const sourceModule = /^\/playground-source-\d+\.js$/

/**
 * Serves the file of a game as JavaScript whose lines are those of the file, and tells the page when it is saved. The page imports
 * every version under a new name, so that a mistake leaves the previous version in use.
 */
function gameFile(file: string): Plugin {
  let version = 1
  return {
    name: 'playground-game',
    enforce: 'pre',
    configureServer(server: ViteDevServer) {
      server.watcher.add(file)
      server.watcher.on('change', (changed) => {
        if (changed !== file) return
        version++
        server.ws.send({ type: 'custom', event: 'playground:saved', data: { version } })
      })
    },
    // Hot reload of modules would reload the page.
    handleHotUpdate: ({ file: changed }) => (changed === file ? [] : undefined),
    transformIndexHtml: {
      order: 'pre',
      handler: (html) => html.replace('PLAYGROUND_VERSION', String(version)),
    },
    async resolveId(source, importer) {
      if (gameModule.test(source) || sourceModule.test(source)) return source
      if (importer && gameModule.test(importer) && source.startsWith('.'))
        return this.resolve(join(dirname(file), source))
      return null
    },
    load(id) {
      if (!gameModule.test(id) && !sourceModule.test(id)) return null
      const source = readFileSync(file, 'utf8')
      if (sourceModule.test(id))
        return `export const name = ${JSON.stringify(basename(file))}
export const source = ${JSON.stringify(source)}`
      try {
        return stripTypeScriptTypes(source)
      } catch (error) {
        const { message, stack = '' } = error as Error
        // The stack of a syntax error begins with its line.
        const line = Number(/^:(\d+)/.exec(stack)?.[1] ?? 0)
        return `throw Object.assign(new SyntaxError(${JSON.stringify(message)}), { line: ${line} })`
      }
    },
  }
}
