import { watch } from 'node:fs'
import { join } from 'node:path'
import { createServer } from 'vite'

import { root } from './local/build.ts'
import { lockFolder } from './local/lock.ts'
import { endWhenAsked, run, say } from './local/problem.ts'
import { openService } from './local/service.ts'

// The worker where vite's proxy looks for it, and the page with hot reload in front.
await run(async () => {
  const port = 8787
  await lockFolder(join(root, '.tischlein'), 'npm run dev', `http://localhost:${port}`)
  const service = await openService({ port, pageOrigin: 'http://localhost:5173', drafts: true })
  const page = await createServer({
    root: join(root, 'web'),
    // The search for packages reads the boards too, and does not ask the page's own settings how.
    optimizeDeps: { rolldownOptions: { transform: { jsx: { importSource: 'preact' } } } },
  })
  await page.listen()
  endWhenAsked(() => Promise.all([service.stop(), page.close()]))
  for (const folder of ['worker', 'shared']) watchFolder(join(root, folder), service.reload)
  say(
    '\n  Tischlein is being built: http://localhost:5173 (page), http://localhost:8787 (worker)\n',
  )
})

/** One reload after a burst of changes, and never two at once. */
function watchFolder(folder: string, reload: () => Promise<void>): void {
  let waiting: NodeJS.Timeout | undefined
  let reloading = Promise.resolve()
  watch(folder, { recursive: true }, (_, file) => {
    if (file === null || !file.endsWith('.ts') || file.endsWith('.test.ts')) return
    clearTimeout(waiting)
    waiting = setTimeout(() => {
      reloading = reloading.then(reload).then(
        () => say(`  worker reloaded: ${file}`),
        // A half-written file does not end the day: the worker before it goes on.
        (error: unknown) => say(`  worker not reloaded: ${String(error)}`),
      )
    }, 100)
  })
}
