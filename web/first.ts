import './styles/index.css'

import { reloadIfFilesAreMissing } from './reload-stale-build.ts'

// The entry script. It is small, so that it runs early and starts to load the other modules.

reloadIfFilesAreMissing()
void import('./main.tsx')
