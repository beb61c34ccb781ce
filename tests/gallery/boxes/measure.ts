import type { Page } from 'playwright-core'

import { touchSizes, type Size } from '../sizes.ts'
import {
  apart,
  besides,
  fewLines,
  fills,
  firstScreen,
  mayBeHidden,
  mayBeSmall,
  passing,
  shrinks,
  unbroken,
  fixedRows,
  type Measure,
} from './layout-rules.ts'
import { scriptOfBoxes } from './script.ts'

const thumb = 44

const list = (
  exempt: readonly { readonly what: string; readonly at?: readonly Size[] }[],
  size: Size,
): string =>
  exempt
    .filter(({ at }) => at?.includes(size) ?? true)
    .map(({ what }) => what)
    .join(', ')

/** Returns the faults in the layout of a page, one line each. */
export async function boxFaults(shown: Page, size: Size): Promise<string[]> {
  const measure: Measure = {
    apart: apart.filter(({ butNotAt }) => !butNotAt?.includes(size)),
    firstScreen: list(firstScreen, size),
    unscrolled: fixedRows,
    fewLines,
    fills: fills.filter(({ at }) => at.includes(size)),
    passing,
    besides,
    unbroken,
    shrinks: shrinks.filter(({ at }) => at.includes(size)),
    mayBeHidden: list(mayBeHidden, size),
    mayBeSmall: list(mayBeSmall, size),
    target: touchSizes.includes(size) ? thumb : 0,
  }
  const script = await scriptOfBoxes()
  return shown.evaluate(
    `(() => { ${script}; return boxes.faultsOfBoxes(${JSON.stringify(measure)}) })()`,
  )
}
