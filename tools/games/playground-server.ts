import { readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { createServer, type Plugin, type ViteDevServer } from 'vite'

import { root } from '../cli/local/build.ts'
import { guardLoops } from './guard-loops.ts'

/**
 * Starts a Vite server with the playground page for a game's file.
 * @param port the port; 0 chooses a free one
 */
export async function openPlayground(
  file: string,
  port: number,
): Promise<{ readonly url: string; readonly close: () => Promise<void> }> {
  const server = await createServer({
    root: join(root, 'web'),
    plugins: [gameFile(file)],
    // Does not use Vite's default cache, because `npm run dev` may use it at the same time.
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

/** Matches the path under which the page imports a version of the file as a module. */
const gameModule = /^\/playground-game-\d+\.js$/
/**
 * Matches the path of a module that exports the source text of a version of the file, so that the
 * page can show the text.
 */
const sourceModule = /^\/playground-source-\d+\.js$/

/**
 * Serves the file of a game as JavaScript with unchanged line numbers, and notifies the page when
 * the file is saved. The page imports each version under another path. If a new version has a
 * mistake, the page keeps using the previous version.
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
    // Turns off Vite's own handling of a change, which would reload the whole page.
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
        return guardLoops(stripTypeScriptTypes(source))
      } catch (error) {
        const { message, stack = '' } = error as Error
        // For a syntax error, the stack begins with the number of the line.
        const line = Number(/^:(\d+)/.exec(stack)?.[1] ?? 0)
        return `throw Object.assign(new SyntaxError(${JSON.stringify(message)}), { line: ${line} })`
      }
    },
  }
}
