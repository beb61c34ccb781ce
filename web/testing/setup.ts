import { afterAll } from 'vitest'

import { clearPage } from './render.ts'

// Test files share one document, which spares each of them the half second that making one takes.
afterAll(clearPage)
