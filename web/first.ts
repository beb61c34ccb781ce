import './styles/index.css'

import { reloadIfFilesAreMissing } from './reload-stale-build.ts'

// The entry script. It is small, so that it runs early and starts the loading of the rest.

reloadIfFilesAreMissing()
void import('./main.tsx')
