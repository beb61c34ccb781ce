import type { Page } from 'playwright-core'

import { touched, type Size } from '../sizes.ts'
import * as page from './in-the-page.ts'
import { apart, mayBeHidden, mayBeSmall, passing, type Measure } from './laws.ts'

const thumb = 44

const list = (exempt: readonly { readonly what: string }[]): string =>
  exempt.map(({ what }) => what).join(', ')

/** What is wrong with the boxes on this page, each fault a line. */
export function boxFaults(shown: Page, size: Size): Promise<string[]> {
  const measure: Measure = {
    apart: apart.filter(({ butNotAt }) => !butNotAt?.includes(size)),
    passing,
    mayBeHidden: list(mayBeHidden),
    mayBeSmall: list(mayBeSmall),
    target: touched.includes(size) ? thumb : 0,
  }
  return shown.evaluate(
    `(() => { ${Object.values(page).join('\n')} return faultsOfBoxes(${JSON.stringify(measure)}) })()`,
  )
}
