import './styles/index.css'

import { reloadIfFilesAreMissing } from './reload-stale-build.ts'

// A small entry script that runs while everything else is still loading: it imports the page.

reloadIfFilesAreMissing()
void import('./main.tsx')
