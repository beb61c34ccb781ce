import type { TestProject } from 'vitest/node'

import { openBrowserServer } from './browser.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /**
     * The WebSocket URL of the browser that all files of a project share. Missing if each file
     * opens a browser.
     */
    readonly browserEndpoint?: string
  }
}

/** Opens one browser for all files of a project. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await openBrowserServer()
  project.provide('browserEndpoint', server.wsEndpoint())
  return () => server.close()
}
