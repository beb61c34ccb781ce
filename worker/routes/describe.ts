import { openApi, type OpenApi } from '../openapi/document.ts'
import type { Asked } from './asking.ts'

/** Made at the first question; it never changes. */
let document: OpenApi | null = null

/** What all these routes are, for programs. */
export function describe(c: Asked): Response {
  document ??= openApi()
  return c.json(document)
}
