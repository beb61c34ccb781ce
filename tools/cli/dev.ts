import { watch } from 'node:fs'
import { join } from 'node:path'
import { createServer } from 'vite'

import { root } from './local/build.ts'
import { lockFolder } from './local/lock.ts'
import { stopOnSignal, run, say } from './local/problem.ts'
import { openService } from './local/service.ts'

// Starts the worker and Vite. Vite serves the page with hot reload, and forwards API requests to
// the worker.
await run(async () => {
  const port = 8787
  await lockFolder(join(root, '.tischlein'), 'npm run dev', `http://localhost:${port}`)
  const service = await openService({ port, pageOrigin: 'http://localhost:5173', drafts: true })
  const page = await createServer({
    root: join(root, 'web'),
    // Vite's dependency scan also reads the boards of the games, but it does not use the page's JSX
    // settings for them. So the import source is set here.
    optimizeDeps: { rolldownOptions: { transform: { jsx: { importSource: 'preact' } } } },
  })
  await page.listen()
  stopOnSignal(() => Promise.all([service.stop(), page.close()]))
  for (const folder of ['worker', 'shared']) watchFolder(join(root, folder), service.reload)
  say('\n  Tischlein is running: http://localhost:5173 (page), http://localhost:8787 (worker)\n')
})

/** Reloads the worker once after a burst of changes. Reloads run one after the other. */
function watchFolder(folder: string, reload: () => Promise<void>): void {
  let waiting: NodeJS.Timeout | undefined
  let reloading = Promise.resolve()
  watch(folder, { recursive: true }, (_, file) => {
    if (file === null || !file.endsWith('.ts') || file.endsWith('.test.ts')) return
    clearTimeout(waiting)
    waiting = setTimeout(() => {
      reloading = reloading.then(reload).then(
        () => say(`  worker reloaded: ${file}`),
        // If the reload fails, for example because of a half-written file, the previous worker
        // keeps running.
        (error: unknown) => say(`  worker not reloaded: ${String(error)}`),
      )
    }, 100)
  })
}
