import type { Words } from '../en/index.ts'
import { pageWords } from './pages.ts'
import { tableWords } from './table.ts'

export const words: Words = { ...tableWords, ...pageWords }
