import { stdout } from 'node:process'

import { openApi } from '../worker/openapi/document.ts'

// The document of the open interface, for the build: it never changes while a service runs, and what it is made of need not
// be read at each start of the worker.
stdout.write(JSON.stringify(openApi()))
