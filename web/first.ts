import './styles/index.css'

import { askForBoard } from './early-board.ts'
import { isInFrame } from './in-frame.ts'
import { reloadWhenFilesAreGone } from './newer-build.ts'
import { openEarlyLine } from './table/model/early-line.ts'

// So little that it runs while everything else is still on its way: it calls the table, asks for its board, and fetches
// the page.

reloadWhenFilesAreGone()
void import('./main.tsx')
if (!isInFrame) openEarlyLine(location, askForBoard)
