import './styles/index.css'

import { reloadWhenFilesAreGone } from './newer-build.ts'

// So little that it runs while everything else is still on its way: it fetches the page.

reloadWhenFilesAreGone()
void import('./main.tsx')
