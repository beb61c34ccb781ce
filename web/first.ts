import './styles/index.css'

import { isInFrame } from './in-frame.ts'
import { reloadWhenFilesAreGone } from './newer-build.ts'
import { openEarlyLine } from './table/model/early-line.ts'

// So little that it runs while everything else is still on its way: it calls the table, and fetches the page.

reloadWhenFilesAreGone()
void import('./main.tsx')
if (!isInFrame) openEarlyLine(location)
