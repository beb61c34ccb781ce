import type { TestProject } from 'vitest/node'

import { openBrowserServer } from './browser.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the browser that all files of a project share takes connections; missing if each file opens one. */
    readonly browserEndpoint?: string
  }
}

/** Opens one browser for all files of a project. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await openBrowserServer()
  project.provide('browserEndpoint', server.wsEndpoint())
  return () => server.close()
}
