import { stdout } from 'node:process'

import { declarationsOf } from './declarations.ts'

// Prints the types of the client. The page's build runs this as a separate process, and does not
// load the compiler itself.
stdout.write(declarationsOf('client/index.ts', { project: 'client/tsconfig.json' }))
