import { stdout } from 'node:process'

import { declarationsOf } from './declarations.ts'

// Writes the types of the client during the build. It runs as a separate process, because the
// page's build does not need the compiler.
stdout.write(declarationsOf('client/index.ts', { project: 'client/tsconfig.json' }))
