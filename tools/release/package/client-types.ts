import { stdout } from 'node:process'

import { declarationsOf } from './declarations.ts'

// The types of the client, for the build, in a process of their own: the compiler is no part of the page's.
stdout.write(declarationsOf('client/index.ts', { project: 'client/tsconfig.json' }))
